import type { OrderStatusResponse } from '@kp/api-client/links';
import { usePriceText, useReorder } from '@kp/client/orders';
import { Button } from '@kp/ui';
import { OrderContents, type OrderLine, ReorderResult } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

type Item = OrderStatusResponse['items'][number];

/** All of them or one can be ordered again. */
export function GuestOrderItems({ order }: { readonly order: OrderStatusResponse }) {
  const { t } = useTranslation('order');
  const { busyWith, outcome, run } = useReorder<Item>();
  const { items, currency, orderNumber } = order;
  const reorderLine = ({ id, productName: name }: OrderLine) => {
    const isBusy = busyWith?.length === 1 && busyWith[0]!.id === id;
    return (
      <Button
        variant="link"
        isBusy={isBusy}
        aria-label={t('reorder.buttonItem', { name })}
        data-print="hidden"
        onClick={() => void run(items.filter((item) => item.id === id))}
      >
        {t(isBusy ? 'reorder.busy' : 'reorder.button')}
      </Button>
    );
  };
  const isBusy = busyWith?.length === items.length;
  return (
    <>
      <OrderContents order={order} actionOf={items.length > 1 ? reorderLine : undefined} />
      <div className={styles.part} data-print="hidden">
        <Button
          icon="cart"
          isBusy={isBusy}
          aria-label={t('reorder.buttonOf', { orderNumber })}
          onClick={() => void run(items)}
        >
          {t(isBusy ? 'reorder.busy' : 'reorder.button')}
        </Button>
        {outcome && <ReorderResult {...outcome} currency={currency} usePriceText={usePriceText} />}
      </div>
    </>
  );
}
