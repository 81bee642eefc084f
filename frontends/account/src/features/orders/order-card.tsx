import type { OrderResponse } from '@kp/api-client/account';
import { usePriceText, useReorder } from '@kp/client/orders';
import { awaitsPayment, totalQuantity } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { OrderStatusTag } from '@kp/ui/account';
import { Button, Card } from '@kp/ui/forms';
import { ReorderResult } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import { CancelOwnOrder } from './cancel-own-order';
import { ItemPreviews } from './item-previews';
import { OrderInvoice } from './order-invoice';
import { ReorderButton } from './reorder-button';
import { TrackPackage } from './track-package';
import styles from './orders.module.css';

interface OrderCardProps {
  readonly order: OrderResponse;
  readonly onOpen: () => void;
}

export function OrderCard({ order, onOpen }: OrderCardProps) {
  const { t } = useTranslation(['accountTabs', 'order']);
  const { t: common } = useTranslation();
  const { date, money } = useFormats();
  const { orderNumber } = order;
  const reorder = useReorder();
  return (
    <article>
      <Card
        title={
          <h3 className={styles.number}>
            <bdi dir="ltr">{orderNumber}</bdi>
          </h3>
        }
        extra={<OrderStatusTag {...order} />}
        className={styles.card}
      >
        <p className={styles.facts}>
          <span>{common('order.placedOn', { date: date(order.createdAt) })}</span>
          <span>{common('order.itemCount', { count: totalQuantity(order.items) })}</span>
          <strong>{money({ amount: order.totalAmount, currency: order.currency })}</strong>
        </p>
        <ItemPreviews items={order.items} />
        {awaitsPayment(order) && <p>{common('awaitedPayment.text')}</p>}
        <div className={styles.actions}>
          <Button onClick={onOpen} aria-label={t('orders.viewDetailsOf', { orderNumber })}>
            {t('orders.viewDetails')}
          </Button>
          <TrackPackage order={order} />
          <OrderInvoice order={order} />
          <ReorderButton
            type="primary"
            label={t('order:reorder.buttonOf', { orderNumber })}
            isBusy={reorder.busyWith !== undefined}
            onClick={() => void reorder.run(order.items)}
          />
          <CancelOwnOrder order={order} />
        </div>
        {reorder.outcome && (
          <ReorderResult {...reorder.outcome} currency={order.currency} usePriceText={usePriceText} />
        )}
      </Card>
    </article>
  );
}
