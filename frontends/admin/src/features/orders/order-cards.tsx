import { totalQuantity } from '@kp/commerce';
import { Button, Card, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { customerName } from './customer-name';
import type { OrderTableProps } from './order-table';
import { StatusControl } from './status-control';
import styles from './order-table.module.css';

/** The same as the table, one card for each order. */
export function OrderCards({ orders, onOpen }: OrderTableProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { date, money } = useFormats();
  return (
    <ul className={styles.cards}>
      {orders.map((order) => (
        <li key={order.id}>
          <Card as="article" className={styles.card}>
            <header className={styles.cardHeader}>
              <h3>
                <bdi dir="ltr">{order.orderNumber}</bdi>
              </h3>
              <strong>{money({ amount: order.totalAmount, currency: order.currency })}</strong>
            </header>
            <p>{customerName(order) ?? t('orders.customerUnknown')}</p>
            <p className={styles.soft}>
              {date(order.createdAt)}
              {' · '}
              {common('order.itemCount', { count: totalQuantity(order.items) })}
            </p>
            <div className={styles.cardActions}>
              <StatusControl order={order} isLarge />
              <Button
                aria-label={t('orders.viewDetailsOf', { orderNumber: order.orderNumber })}
                onClick={() => onOpen(order.id)}
              >
                {t('orders.viewDetails')}
              </Button>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
