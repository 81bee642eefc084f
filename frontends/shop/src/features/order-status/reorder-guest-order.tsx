import type { OrderStatusResponse } from '@kp/api-client/links';
import { useReorder } from '@kp/client/orders';
import { Button } from '@kp/ui';
import { ReorderResult } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

export function ReorderGuestOrder({ order }: { readonly order: OrderStatusResponse }) {
  const { t } = useTranslation('order');
  const { busyWith, outcome, run } = useReorder();
  const { items, currency, orderNumber } = order;
  const isBusy = busyWith !== undefined;
  return (
    <div className={styles.part} data-print="hidden">
      <Button
        icon="cart"
        isBusy={isBusy}
        aria-label={t('reorder.buttonOf', { orderNumber })}
        onClick={() => void run(items)}
      >
        {t(isBusy ? 'reorder.busy' : 'reorder.button')}
      </Button>
      {outcome && <ReorderResult {...outcome} currency={currency} />}
    </div>
  );
}
