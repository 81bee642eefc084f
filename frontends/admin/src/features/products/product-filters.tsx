import { useListCategoriesQuery } from '@kp/api-client/shop';
import { PRICE_BOUND_PATTERN, PRODUCT_STATUSES } from '@kp/commerce';
import { GAP_FILTERS } from '@kp/commerce/compliance-rules';
import {
  ADMIN_PRODUCT_SORT_FIELDS,
  type AdminProductSort,
  STOCK_FILTERS,
  WEIGHT_FILTERS,
} from '@kp/commerce/list-rules';
import { useCategoryName } from '@kp/ui';
import { Flex, LinkButton, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { DecimalInput } from '../../shared/decimal-input';
import { ListSearch } from '../../shared/list/list-search';
import { isFiltered, type ProductFilterName, type useProductListState } from './product-list-state';
import { useSupplierOptionsQuery } from './products-api';
import styles from './products.module.css';

const ALL = 'all';

interface Option {
  readonly value: string;
  readonly label: string;
}

export function ProductFilters({ list }: { readonly list: ReturnType<typeof useProductListState> }) {
  const { t } = useTranslation('adminCatalog');
  const { query, change } = list;
  const { filters } = query;
  const options = useFilterOptions();
  const set = (name: ProductFilterName, value: string | undefined) =>
    change({ filters: { ...filters, [name]: value || undefined } });
  const choice = (name: keyof typeof options) => (
    <Select
      showSearch
      aria-label={t(`products.${name}`)}
      value={filters[name] ?? ALL}
      options={[{ value: ALL, label: t(`products.all.${name}`) }, ...options[name]]}
      onChange={(value) => set(name, value === ALL ? undefined : value)}
      className={styles.filter}
    />
  );
  return (
    <Flex wrap align="center" gap="small" role="search" aria-label={t('products.filters')}>
      <div className={styles.search}>
        <ListSearch
          label={t('products.search')}
          value={query.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      {choice('category')}
      {choice('status')}
      {choice('stock')}
      {choice('supplier')}
      {choice('weight')}
      {choice('gap')}
      <PriceBound
        key={`min ${filters.minPrice}`}
        label={t('products.minPrice')}
        value={filters.minPrice}
        onChange={(value) => set('minPrice', value)}
      />
      <PriceBound
        key={`max ${filters.maxPrice}`}
        label={t('products.maxPrice')}
        value={filters.maxPrice}
        onChange={(value) => set('maxPrice', value)}
      />
      <SortSelect sort={query.sort} onSort={(sort) => change({ sort })} />
      {isFiltered(query) && <LinkButton to={adminPath('products')}>{t('products.clearFilters')}</LinkButton>}
    </Flex>
  );
}

function useFilterOptions(): Record<
  'category' | 'status' | 'stock' | 'supplier' | 'weight' | 'gap',
  readonly Option[]
> {
  const { t } = useTranslation('adminCatalog');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useListCategoriesQuery();
  const { data: suppliers = [] } = useSupplierOptionsQuery();
  return {
    category: categories.map((category) => ({ value: category.slug, label: categoryName(category) })),
    status: PRODUCT_STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) })),
    stock: STOCK_FILTERS.map((value) => ({ value, label: t(`products.stocks.${value}`) })),
    supplier: suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
    weight: WEIGHT_FILTERS.map((value) => ({ value, label: t(`products.weights.${value}`) })),
    gap: GAP_FILTERS.map((value) => ({
      value,
      label:
        value === 'any'
          ? t('products.anyGap')
          : t('content.law.missing', { gaps: t(`content.law.gaps.${value}`) }),
    })),
  };
}

interface PriceBoundProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Filters when the field is left, or with Enter. */
function PriceBound({ label, value = '', onChange }: PriceBoundProps) {
  const [typed, setTyped] = useState(value);
  const isValid = typed === '' || PRICE_BOUND_PATTERN.test(typed);
  const commit = () => isValid && typed !== value && onChange(typed);
  return (
    <DecimalInput
      aria-label={label}
      placeholder={label}
      value={typed}
      aria-invalid={!isValid}
      status={isValid ? undefined : 'error'}
      onChange={setTyped}
      onBlur={commit}
      onPressEnter={commit}
      className={styles.price}
    />
  );
}

/** The only way to sort the cards of narrow screens. */
function SortSelect({
  sort,
  onSort,
}: {
  readonly sort: AdminProductSort;
  onSort(sort: AdminProductSort): void;
}) {
  const { t } = useTranslation('adminCatalog');
  const options = ADMIN_PRODUCT_SORT_FIELDS.flatMap((field) => {
    const label = t(`products.${field}`);
    return [
      { value: field, label: t('products.ascending', { field: label }) },
      { value: `-${field}` as const, label: t('products.descending', { field: label }) },
    ];
  });
  return (
    <Select<AdminProductSort>
      aria-label={t('products.sort')}
      value={sort}
      options={options}
      onChange={onSort}
      className={styles.filter}
    />
  );
}
