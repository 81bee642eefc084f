import type { OrderResponse } from '@kp/api-client/admin';
import { EmptyState, OrderStatusBadge, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersPath } from '../../shared/orders-query';
import styles from './dashboard.module.css';

export function RecentOrders({ orders }: { readonly orders: readonly OrderResponse[] }) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.recent} aria-labelledby="recent-title">
      <header className={styles.recentHeader}>
        <h2 id="recent-title">{t('dashboard.recentOrders')}</h2>
        <Link to={ordersPath({})}>{t('dashboard.showOrders')}</Link>
      </header>
      {orders.length === 0 ? (
        <EmptyState icon="list" title={t('dashboard.recentOrdersEmpty')} />
      ) : (
        <RecentTable orders={orders} />
      )}
    </section>
  );
}

function RecentTable({ orders }: { orders: readonly OrderResponse[] }) {
  const { t } = useTranslation('admin');
  const { date, money } = useFormats();
  return (
    <table className={styles.table} aria-labelledby="recent-title">
      <thead>
        <tr>
          <th scope="col">{t('orders.id')}</th>
          <th scope="col" className={styles.date}>
            {t('orders.date')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('orders.total')}
          </th>
          <th scope="col">{t('orders.status')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={ordersPath({ order: order.id })}>
                <bdi dir="ltr">{order.orderNumber}</bdi>
              </Link>
            </th>
            <td className={styles.date}>{date(order.createdAt)}</td>
            <td className={styles.amount}>
              {money({ amount: order.totalAmount, currency: order.currency })}
            </td>
            <td>
              <OrderStatusBadge status={order.status} audience="admin" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
