import type { OrderResponse } from '@kp/api-client/account';
import { OrderLines } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ReorderButton } from './reorder-button';
import { ReorderResult } from './reorder-result';
import { useReorder } from './use-reorder';
import styles from './orders.module.css';

/** All of them or one can be ordered again. */
export function OrderedItems({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('account');
  const { busyWith, outcome, run } = useReorder();
  const { items, currency, orderNumber } = order;
  return (
    <>
      <OrderLines
        lines={items}
        currency={currency}
        actionOf={({ id, productName: name }) => {
          const ordered = items.filter((item) => item.id === id);
          return (
            <ReorderButton
              size="small"
              label={t('orders.reorderItem', { name })}
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
            label={t('orders.reorderOf', { orderNumber })}
            isBusy={busyWith?.length === items.length}
            onClick={() => void run(items)}
          />
        </p>
      )}
      {outcome && <ReorderResult outcome={outcome} currency={currency} />}
    </>
  );
}
