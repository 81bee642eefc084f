import type { OrderResponse } from '@kp/api-client/account';
import { usePriceText, useReorder } from '@kp/client/orders';
import { OrderContents, ReorderResult } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import { ReorderButton } from './reorder-button';
import styles from './orders.module.css';

/** All of them or one can be ordered again. */
export function OrderedItems({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('order');
  const { busyWith, outcome, run } = useReorder<OrderResponse['items'][number]>();
  const { items, currency, orderNumber } = order;
  return (
    <>
      <OrderContents
        order={order}
        actionOf={({ id, productName: name }) => {
          const ordered = items.filter((item) => item.id === id);
          return (
            <ReorderButton
              type="link"
              size="small"
              label={t('reorder.buttonItem', { name })}
              isBusy={busyWith?.length === 1 && busyWith[0]!.id === id}
              onClick={() => void run(ordered)}
            />
          );
        }}
      />
      {items.length > 1 && (
        <p className={styles.reorder}>
          <ReorderButton
            type="primary"
            label={t('reorder.buttonOf', { orderNumber })}
            isBusy={busyWith?.length === items.length}
            onClick={() => void run(items)}
          />
        </p>
      )}
      {outcome && <ReorderResult {...outcome} currency={currency} usePriceText={usePriceText} />}
    </>
  );
}
