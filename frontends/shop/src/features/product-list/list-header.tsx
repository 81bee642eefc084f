import { useShopCurrency } from '@kp/client';
import { parseAttributeRange } from '@kp/commerce';
import { Badge, Icon, Skeleton, useFormats, VisuallyHidden } from '@kp/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAttributeValue } from '../../shared/product/use-attribute-value';
import { FilterDrawer } from './product-filters';
import { choicesOf, listUrl, toggleValue, type ListFilters } from './product-list-url';
import type { Arrangement } from './use-arrangement';
import { useCategoryNameBySlug, useFacets, type ProductList } from './use-product-list';
import styles from './list-header.module.css';

interface ListHeaderProps {
  readonly title: string;
  readonly filters: ListFilters;
  readonly arrangement: Arrangement;
  readonly list: ProductList;
}

export function ListHeader({ title, filters, arrangement, list }: ListHeaderProps) {
  const heading = useFocusWhenLost(listUrl(filters));
  return (
    <header className={styles.header}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Count list={list} />
      <FilterDrawer
        filters={filters}
        arrangement={arrangement}
        total={list.total}
        className={styles.drawer}
      />
      <FilterChips filters={filters} />
    </header>
  );
}

function Count({ list: { total, error } }: Pick<ListHeaderProps, 'list'>) {
  const { t } = useTranslation('list');
  if (total !== undefined) return <Badge>{t('list.count', { count: total })}</Badge>;
  return error ? null : <Skeleton width="6.5rem" height="1.625rem" />;
}

/** Moves the focus to the heading when navigation removed the focused element, such as a filter chip. */
function useFocusWhenLost(url: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(url);
  useEffect(() => {
    if (last.current === url) return;
    last.current = url;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [url]);
  return heading;
}

function FilterChips({ filters }: { readonly filters: ListFilters }) {
  const { t } = useTranslation('list');
  const categoryName = useCategoryNameBySlug(filters.category);
  const priceName = usePriceName(filters);
  const nameOf = useAttributeChipName(filters);
  const { category, inStock, search } = filters;
  // The title is the category, unless something is looked for in it.
  const whole = listUrl({ category: search ? undefined : category });
  if (listUrl(filters) === whole) return null;
  const without = (change: ListFilters) => listUrl({ ...filters, ...change });
  return (
    <ul aria-label={t('list.activeFilters')} className={styles.chips}>
      {/* The search stands in its box and in the heading. */}
      {search && categoryName && (
        <Chip
          name={categoryName}
          code={category}
          without={without({ category: undefined, attributes: undefined })}
        />
      )}
      {priceName && <Chip name={priceName} without={without({ minPrice: undefined, maxPrice: undefined })} />}
      {inStock && <Chip name={t('list.inStockOnly')} without={without({ inStock: undefined })} />}
      {choicesOf(filters).flatMap(({ attributeId, values }) =>
        values.map((value) => (
          <Chip
            key={`${attributeId}:${value}`}
            name={nameOf(attributeId, value)}
            without={listUrl(toggleValue(filters, attributeId, value))}
          />
        )),
      )}
      <li>
        <Link to={whole} className={styles.clear}>
          {t('list.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}

/** The value alone while the names of attributes are loading. */
function useAttributeChipName(filters: ListFilters) {
  const { t } = useTranslation('list');
  const { attributes } = useFacets(filters);
  const format = useAttributeValue();
  return (attributeId: number, value: string) => {
    const attribute = attributes.find(({ id }) => id === attributeId);
    if (!attribute) return value;
    const { name, unit, values } = attribute;
    const say = (each: string) => format({ value: each, unit });
    const { from, to } = parseAttributeRange(value) ?? {};
    if (from && to) return `${name}: ${t('list.priceChip', { from: say(from), to: say(to) })}`;
    if (from) return `${name}: ${t('list.priceFromChip', { from: say(from) })}`;
    if (to) return `${name}: ${t('list.priceToChip', { to: say(to) })}`;
    return `${name}: ${say(values.find((each) => each.value === value)?.label ?? value)}`;
  };
}

/** A range that is not of prices as the shop enters them says so. */
function usePriceName(filters: ListFilters): string | undefined {
  const { t } = useTranslation();
  const price = useRangeName(filters);
  if (!price || !filters.priceDisplay) return price;
  return t(filters.priceDisplay === 'gross' ? 'product.withVat' : 'product.withoutVat', { price });
}

function useRangeName({ minPrice, maxPrice }: ListFilters): string | undefined {
  const { t } = useTranslation('list');
  const { money } = useFormats();
  const currency = useShopCurrency();
  const from = minPrice && money({ amount: minPrice, currency });
  const to = maxPrice && money({ amount: maxPrice, currency });
  if (from && to) return t('list.priceChip', { from, to });
  if (from) return t('list.priceFromChip', { from });
  return to && t('list.priceToChip', { to });
}

function Chip({ name, code, without }: { name: string; code?: string; without: string }) {
  const { t } = useTranslation('list');
  return (
    <li>
      <Link
        to={without}
        aria-label={t('list.removeFilter', { name })}
        data-code={code}
        className={styles.chip}
      >
        <span className={styles.name}>{name}</span>
        <Icon name="close" size={12} />
      </Link>
    </li>
  );
}

export function ListStatus({ list }: { readonly list: ProductList }) {
  return <VisuallyHidden role="status">{useListStatus(list)}</VisuallyHidden>;
}

function useListStatus({ products, total = 0, added, error, isLoadingMore, search }: ProductList): string {
  const { t } = useTranslation('list');
  const { number } = useFormats();
  if (!products) return error ? '' : t('list.loading');
  if (isLoadingMore) return t('list.loadingMore');
  if (total === 0 && search?.unsold) return t('list.unsold', { goods: search.unsold });
  if (added === 0) return t('list.count', { count: total });
  const shown = t('list.shownOfLabel', { shown: number(products.length), total: number(total) });
  return `${t('list.loadedMore', { count: added })}. ${shown}`;
}
