import { Badge, Skeleton } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { FilterChips } from './filter-chips';
import { FilterDrawer } from './filter-drawer';
import { listAddress, type ListAddress } from './product-list-address';
import type { Arrangement } from './use-arrangement';
import { useFocusWhenLost } from './use-focus-when-lost';
import type { ProductList } from './use-product-list';
import styles from './list-header.module.css';

export interface ListHeaderProps {
  readonly title: string;
  readonly address: ListAddress;
  readonly arrangement: Arrangement;
  readonly list: ProductList;
}

/** What is shown, how many there are, and what narrows the list. */
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

/** The number found. Its place is kept while it is not known. */
function Count({ list: { total, error } }: Pick<ListHeaderProps, 'list'>) {
  const { t } = useTranslation('shop');
  if (total !== undefined) return <Badge>{t('list.count', { count: total })}</Badge>;
  return error ? null : <Skeleton width="6.5rem" height="1.625rem" />;
}
