import type { OrderResponse } from '@kp/api-client/account';
import { awaitsPayment, isReorderable, totalQuantity } from '@kp/commerce';
import { Button, Card, OrderStatusBadge, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ReorderResult } from './reorder-result';
import { TrackPackage } from './track-package';
import { useReorder } from './use-reorder';
import styles from './orders.module.css';

export interface OrderCardProps {
  readonly order: OrderResponse;
  readonly onOpen: () => void;
}

/** One order at a glance, and what can be done with it. */
export function OrderCard({ order, onOpen }: OrderCardProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { date, money } = useFormats();
  const { orderNumber } = order;
  const reorder = useReorder(order);
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.header}>
        <h3 className={styles.number}>
          <bdi dir="ltr">{orderNumber}</bdi>
        </h3>
        <OrderStatusBadge status={order.status} />
      </header>
      <p className={styles.facts}>
        <span>{common('order.placedOn', { date: date(order.createdAt) })}</span>
        <span>{common('order.itemCount', { count: totalQuantity(order.items) })}</span>
        <strong>{money({ amount: order.totalAmount, currency: order.currency })}</strong>
      </p>
      {awaitsPayment(order) && <p>{common('awaitedPayment.text')}</p>}
      <div className={styles.actions}>
        <Button onClick={onOpen} aria-label={t('orders.viewDetailsOf', { orderNumber })}>
          {t('orders.viewDetails')}
        </Button>
        <TrackPackage order={order} />
        {isReorderable(order.status) && (
          <Button
            variant="primary"
            isBusy={reorder.isBusy}
            onClick={() => void reorder.run()}
            aria-label={t('orders.reorderOf', { orderNumber })}
          >
            {t(reorder.isBusy ? 'orders.reordering' : 'orders.reorder')}
          </Button>
        )}
      </div>
      {reorder.outcome && <ReorderResult outcome={reorder.outcome} currency={order.currency} />}
    </Card>
  );
}
