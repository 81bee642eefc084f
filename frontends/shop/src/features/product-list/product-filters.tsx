import { Button, Drawer, Select } from '@kp/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyAttributeFilter } from './lazy-parts';
import { CategoryFilter } from './category-filter';
import { PriceAndStockFilter } from './price-and-stock-filter';
import { listUrl, type ListFilters } from './product-list-url';
import { sortsOf, type ProductSort } from './product-list-api';
import { VIEWS, type Arrangement, type ProductView } from './use-arrangement';
import styles from './product-filters.module.css';

interface ProductFiltersProps {
  readonly filters: ListFilters;
  readonly arrangement: Arrangement;
  /** Called when a different list was chosen, not when this one is sorted, filtered by price or laid out. */
  readonly onChoose?: () => void;
}

export function ProductFilters({ filters, arrangement, onChoose }: ProductFiltersProps) {
  const { t } = useTranslation('list');
  return (
    <div className={styles.filters}>
      <CategoryFilter filters={filters} onChoose={onChoose} />
      <PriceAndStockFilter filters={filters} />
      <Select
        label={t('list.sort')}
        options={sortsOf(filters).map((value) => ({ value, label: t(`list.sortOptions.${value}`) }))}
        value={arrangement.sort}
        onChange={(event) => arrangement.setSort(event.target.value as ProductSort)}
      />
      <ViewToggle view={arrangement.view} onView={arrangement.setView} />
      {/* Comes later than the page, so nothing may stand below it. */}
      <LazyAttributeFilter filters={filters} />
    </div>
  );
}

interface FilterDrawerProps extends Omit<ProductFiltersProps, 'onChoose'> {
  readonly total: number | undefined;
  readonly className?: string;
}

const isTextField = (target: EventTarget) => target instanceof HTMLInputElement && target.type !== 'checkbox';

export function FilterDrawer({ total, className, ...props }: FilterDrawerProps) {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const list = listUrl(props.filters);
  // What is typed and not applied yet is not in the total.
  const [typedIn, setTypedIn] = useState<string>();
  const isTyped = typedIn === list;
  return (
    <div className={className}>
      <Button icon="filter" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {t('list.filters')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={t('list.filters')}
        footer={
          <Button variant="primary" isWide onClick={close}>
            {total === undefined && common('actions.close')}
            {total !== undefined &&
              (isTyped ? t('list.showChosen') : t('list.showResults', { count: total }))}
          </Button>
        }
      >
        <div onInput={({ target }) => isTextField(target) && setTypedIn(list)}>
          <ProductFilters {...props} onChoose={close} />
        </div>
      </Drawer>
    </div>
  );
}

interface ViewToggleProps {
  readonly view: ProductView;
  readonly onView: (view: ProductView) => void;
}

function ViewToggle({ view, onView }: ViewToggleProps) {
  const { t } = useTranslation('list');
  const labelId = useId();
  const names = { grid: t('list.viewGrid'), list: t('list.viewList') };
  return (
    <div role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {t('list.view')}
      </span>
      <div className={styles.choices}>
        {VIEWS.map((each) => (
          <Button
            key={each}
            icon={each}
            aria-pressed={each === view}
            data-view={each}
            className={styles.choice}
            onClick={() => onView(each)}
          >
            {names[each]}
          </Button>
        ))}
      </div>
    </div>
  );
}
