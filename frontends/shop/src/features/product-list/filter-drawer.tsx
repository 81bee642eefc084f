import { Button, Drawer } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductFilters, type ProductFiltersProps } from './product-filters';

export interface FilterDrawerProps extends Omit<ProductFiltersProps, 'onChoose'> {
  /** Products found so far. */
  readonly total: number | undefined;
  readonly className?: string;
}

/** The sidebar of narrow screens: a button, and the filters only while they are asked for. */
export function FilterDrawer({ total, className, ...filters }: FilterDrawerProps) {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
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
            {total === undefined ? common('actions.close') : t('list.showResults', { count: total })}
          </Button>
        }
      >
        <ProductFilters {...filters} onChoose={close} />
      </Drawer>
    </div>
  );
}
