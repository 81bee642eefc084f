import { SHOP_CURRENCY } from '@kp/commerce';
import { Badge, Icon, Skeleton, useFormats, VisuallyHidden } from '@kp/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FilterDrawer } from './product-filters';
import { listAddress, type ListAddress } from './product-list-address';
import type { Arrangement } from './use-arrangement';
import { useNameOfCategory, type ProductList } from './use-product-list';
import styles from './list-header.module.css';

interface ListHeaderProps {
  readonly title: string;
  readonly address: ListAddress;
  readonly arrangement: Arrangement;
  readonly list: ProductList;
}

export function ListHeader({ title, address, arrangement, list }: ListHeaderProps) {
  const heading = useFocusWhenLost(listAddress(address));
  return (
    <header className={styles.header}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <Count list={list} />
      <FilterDrawer
        address={address}
        arrangement={arrangement}
        total={list.total}
        className={styles.drawer}
      />
      <FilterChips address={address} />
    </header>
  );
}

function Count({ list: { total, error } }: Pick<ListHeaderProps, 'list'>) {
  const { t } = useTranslation('shop');
  if (total !== undefined) return <Badge>{t('list.count', { count: total })}</Badge>;
  return error ? null : <Skeleton width="6.5rem" height="1.625rem" />;
}

/** Moves the focus to the heading when navigation removed the focused element, such as a filter chip. */
function useFocusWhenLost(address: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [address]);
  return heading;
}

function FilterChips({ address }: { readonly address: ListAddress }) {
  const { t } = useTranslation('shop');
  const categoryName = useNameOfCategory(address.category);
  const priceName = usePriceName(address);
  const { search, category, inStock } = address;
  if (listAddress(address) === listAddress({})) return null;
  const without = (change: ListAddress) => listAddress({ ...address, ...change });
  return (
    <ul aria-label={t('list.activeFilters')} className={styles.chips}>
      {search && <Chip name={t('list.searchChip', { search })} without={without({ search: undefined })} />}
      {categoryName && (
        <Chip name={categoryName} code={category} without={without({ category: undefined })} />
      )}
      {priceName && <Chip name={priceName} without={without({ minPrice: undefined, maxPrice: undefined })} />}
      {inStock && <Chip name={t('list.inStockOnly')} without={without({ inStock: undefined })} />}
      <li>
        <Link to="/products" className={styles.clear}>
          {t('list.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}

function usePriceName({ minPrice, maxPrice }: ListAddress): string | undefined {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  const from = minPrice && money({ amount: minPrice, currency: SHOP_CURRENCY });
  const to = maxPrice && money({ amount: maxPrice, currency: SHOP_CURRENCY });
  if (from && to) return t('list.priceChip', { from, to });
  if (from) return t('list.priceFromChip', { from });
  return to && t('list.priceToChip', { to });
}

function Chip({ name, code, without }: { name: string; code?: string; without: string }) {
  const { t } = useTranslation('shop');
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

function useListStatus({ products, total = 0, added, error, isLoadingMore }: ProductList): string {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  if (!products) return error ? '' : t('list.loading');
  if (isLoadingMore) return t('list.loadingMore');
  if (added === 0) return t('list.count', { count: total });
  const shown = t('list.shownOfLabel', { shown: number(products.length), total: number(total) });
  return `${t('list.loadedMore', { count: added })}. ${shown}`;
}
