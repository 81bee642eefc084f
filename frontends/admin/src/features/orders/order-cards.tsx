import type { OrderResponse } from '@kp/api-client/admin';
import { totalQuantity } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Card, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DetailsButton } from './details-button';
import { StatusControl } from './status-control';
import styles from './order-cards.module.css';

interface OrderCardsProps {
  readonly orders: readonly OrderResponse[];
  readonly onOpen: (id: number) => void;
}

export function OrderCards({ orders, onOpen }: OrderCardsProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { date, money } = useFormats();
  return (
    <ul className={styles.cards}>
      {orders.map((order) => (
        <li key={order.id}>
          <Card
            size="small"
            title={
              <h3>
                <bdi dir="ltr">{order.orderNumber}</bdi>
              </h3>
            }
            extra={<strong>{money({ amount: order.totalAmount, currency: order.currency })}</strong>}
          >
            <p>{customerName(order) ?? t('orders.customerUnknown')}</p>
            <Typography.Text type="secondary">
              {date(order.createdAt)}
              {' · '}
              {common('order.itemCount', { count: totalQuantity(order.items) })}
            </Typography.Text>
            <div className={styles.actions}>
              <StatusControl order={order} isLarge />
              <DetailsButton order={order} isLarge onOpen={onOpen} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

export function customerName({
  shippingAddress,
}: Partial<Pick<OrderResponse, 'shippingAddress'>>): string | undefined {
  if (!shippingAddress) return undefined;
  const { firstName, lastName, name } = shippingAddress;
  return name || `${firstName} ${lastName}`.trim() || undefined;
}
