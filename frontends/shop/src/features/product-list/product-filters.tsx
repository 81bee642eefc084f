import { Select } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CategoryFilter } from './category-filter';
import { FilterSearch } from './filter-search';
import { PriceAndStockFilter } from './price-and-stock-filter';
import type { ListAddress } from './product-list-address';
import { sortsOf, type ProductSort } from './product-list-query';
import type { Arrangement } from './use-arrangement';
import { ViewToggle } from './view-toggle';
import styles from './product-filters.module.css';

export interface ProductFiltersProps {
  readonly address: ListAddress;
  readonly arrangement: Arrangement;
  /** Another list has been asked for; what narrows, sorts or lays out this one does not count. */
  readonly onChoose?: () => void;
}

/** Everything that decides what the list shows and how: beside it, or in a drawer. */
export function ProductFilters({ address, arrangement, onChoose }: ProductFiltersProps) {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.filters}>
      <FilterSearch address={address} onChoose={onChoose} />
      <CategoryFilter address={address} onChoose={onChoose} />
      <PriceAndStockFilter address={address} />
      <Select
        label={t('list.sort')}
        options={sortsOf(address).map((value) => ({ value, label: t(`list.sortOptions.${value}`) }))}
        value={arrangement.sort}
        onChange={(event) => arrangement.setSort(event.target.value as ProductSort)}
      />
      <ViewToggle view={arrangement.view} onView={arrangement.setView} />
    </div>
  );
}
