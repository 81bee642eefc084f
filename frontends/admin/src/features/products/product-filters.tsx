import { adminApi } from '@kp/api-client/admin';
import { PRICE_BOUND_PATTERN, PRODUCT_STATUSES } from '@kp/commerce';
import { GAP_FILTERS } from '@kp/commerce/compliance-rules';
import {
  ADMIN_PRODUCT_SORT_FIELDS,
  type AdminProductSort,
  PRICE_FILTERS,
  PRODUCT_LACKS,
  STOCK_FILTERS,
  WEIGHT_FILTERS,
} from '@kp/commerce/list-rules';
import { Select } from '@kp/ui/admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { DecimalInput } from '../../shared/number-input';
import { type FilterChip, FilterField, ListFilters } from '../../shared/list/list-filters';
import { ListSearch } from '../../shared/list/list-search';
import { TagFilter } from '../../shared/tags/tag-filter';
import { useCategoryOptions } from '../../shared/use-category-options';
import { useRights } from '../../shared/use-rights';
import { type ProductFilterName, type useProductListState } from './product-list-state';
import { useSupplierOptionsQuery } from './products-api';

const ALL = 'all';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ProductFiltersProps {
  readonly list: ReturnType<typeof useProductListState>;
  readonly actions: ReactNode;
}

export function ProductFilters({ list, actions }: ProductFiltersProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: admin } = useTranslation('admin');
  const { query, change } = list;
  const { filters } = query;
  const { may } = useRights();
  const options = useFilterOptions();
  const set = (name: ProductFilterName, value: string | undefined) =>
    change({ filters: { ...filters, [name]: value || undefined } });
  const choice = (name: keyof typeof options) => (
    <FilterField label={t(`products.${name}`)}>
      <Select
        showSearch
        aria-label={t(`products.${name}`)}
        value={filters[name] ?? ALL}
        options={[{ value: ALL, label: t(`products.all.${name}`) }, ...options[name]]}
        onChange={(value) => set(name, value === ALL ? undefined : value)}
      />
    </FilterField>
  );
  const bound = (name: 'minPrice' | 'maxPrice') => (
    <FilterField label={t(`products.${name}`)}>
      <PriceBound
        key={filters[name]}
        label={t(`products.${name}`)}
        value={filters[name]}
        onChange={(value) => set(name, value)}
      />
    </FilterField>
  );
  const wordsOf = (name: ProductFilterName, value: string) =>
    name === 'tag'
      ? `${admin('tags.filter')}: ${value}`
      : name === 'minPrice' || name === 'maxPrice'
        ? `${t(`products.${name}`)} ${value}`
        : name === 'import' || name === 'group'
          ? t(name === 'group' ? 'products.ofGroup' : 'products.ofImport', { id: value })
          : (options[name].find((option) => option.value === value)?.label ?? value);
  const search: FilterChip[] = query.search
    ? [{ key: 'search', text: query.search, onRemove: () => change({ search: '' }) }]
    : [];
  const chips = (Object.entries(filters) as [ProductFilterName, string][]).map(
    ([name, value]): FilterChip => ({
      key: name,
      text: wordsOf(name, value),
      onRemove: () => set(name, undefined),
    }),
  );
  return (
    <ListFilters
      label={t('products.filters')}
      search={
        <ListSearch
          label={t('products.search')}
          value={query.search}
          onSearch={(text) => change({ search: text })}
        />
      }
      chips={[...search, ...chips]}
      clearPath={adminPath('products')}
      clearLabel={t('products.clearFilters')}
      actions={actions}
    >
      {choice('category')}
      {choice('status')}
      {choice('stock')}
      {may('catalog') && choice('supplier')}
      {choice('brand')}
      <TagFilter subject="product" value={filters.tag} onChange={(value) => set('tag', value)} />
      {choice('weight')}
      {choice('lacks')}
      {choice('gap')}
      {choice('price')}
      {bound('minPrice')}
      {bound('maxPrice')}
      <SortSelect sort={query.sort} onSort={(sort) => change({ sort })} />
    </ListFilters>
  );
}

function useFilterOptions(): Record<
  'category' | 'status' | 'stock' | 'supplier' | 'brand' | 'weight' | 'price' | 'lacks' | 'gap',
  readonly Option[]
> {
  const { t } = useTranslation('adminCatalog');
  const categories = useCategoryOptions();
  const { may } = useRights();
  const { data: suppliers = [] } = useSupplierOptionsQuery({ skip: !may('catalog') });
  const { data: brands = [] } = adminApi.useListBrandsByAdminQuery();
  return {
    category: categories.map(({ slug, label }) => ({ value: slug, label })),
    status: PRODUCT_STATUSES.map((value) => ({ value, label: t(`products.statuses.${value}`) })),
    stock: STOCK_FILTERS.map((value) => ({ value, label: t(`products.stocks.${value}`) })),
    supplier: suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
    brand: brands.map((value) => ({ value, label: value })),
    weight: WEIGHT_FILTERS.map((value) => ({ value, label: t(`products.weights.${value}`) })),
    price: PRICE_FILTERS.map((value) => ({ value, label: t(`products.prices.${value}`) })),
    lacks: PRODUCT_LACKS.map((value) => ({ value, label: t(`products.lack.${value}`) })),
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
    <FilterField label={t('products.sort')}>
      <Select<AdminProductSort>
        aria-label={t('products.sort')}
        value={sort}
        options={options}
        onChange={onSort}
      />
    </FilterField>
  );
}
