import type { RecentOrderResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Card, NothingFound } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderStatusTag } from '../../shared/order-status-tag';
import { ordersPath } from '../../shared/orders-query';
import { FiguresTable } from '../../shared/figures-table';
import { ShortDate } from '../../shared/short-date';
import { useRights } from '../../shared/use-rights';
import styles from './dashboard.module.css';

export function RecentOrders({ orders }: { readonly orders: readonly RecentOrderResponse[] }) {
  const { t } = useTranslation('admin');
  const { money } = useFormats();
  const { may } = useRights();
  const rows = orders.map(({ id, orderNumber, createdAt, totalAmount, currency, status }) => ({
    key: id,
    label: (
      <Link to={ordersPath({ order: id })}>
        <bdi dir="ltr">{orderNumber}</bdi>
      </Link>
    ),
    cells: [
      <ShortDate key="date" iso={createdAt} />,
      ...(may('amounts') ? [money({ amount: totalAmount, currency })] : []),
      <OrderStatusTag key="status" status={status} />,
    ],
  }));
  return (
    <Card
      className={styles.list}
      title={<h2>{t('dashboard.recentOrders')}</h2>}
      extra={<Link to={ordersPath({})}>{t('dashboard.showOrders')}</Link>}
    >
      {orders.length === 0 ? (
        <NothingFound title={t('dashboard.recentOrdersEmpty')} />
      ) : (
        <FiguresTable
          label={t('dashboard.recentOrders')}
          columns={[
            t('orders.id'),
            t('orders.date'),
            ...(may('amounts') ? [t('orders.total')] : []),
            t('orders.status'),
          ]}
          rows={rows}
        />
      )}
    </Card>
  );
}
