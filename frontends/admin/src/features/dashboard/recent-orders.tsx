import type { RecentOrderResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Card, NothingFound, Table, type TableColumnsType } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderStatusTag } from '../../shared/order-status-tag';
import { ordersPath } from '../../shared/orders-query';
import styles from './dashboard.module.css';

export function RecentOrders({ orders }: { readonly orders: readonly RecentOrderResponse[] }) {
  const { t } = useTranslation('admin');
  const columns = useRecentColumns();
  return (
    <Card
      className={`${styles.list} ${styles.recent}`}
      title={<h2 id="recent-title">{t('dashboard.recentOrders')}</h2>}
      extra={<Link to={ordersPath({})}>{t('dashboard.showOrders')}</Link>}
    >
      {orders.length === 0 ? (
        <NothingFound title={t('dashboard.recentOrdersEmpty')} />
      ) : (
        <Table<RecentOrderResponse>
          rowKey="id"
          aria-labelledby="recent-title"
          columns={columns}
          dataSource={orders}
          pagination={false}
          size="small"
        />
      )}
    </Card>
  );
}

function useRecentColumns(): TableColumnsType<RecentOrderResponse> {
  const { t } = useTranslation('admin');
  const { date, money } = useFormats();
  return [
    {
      key: 'id',
      title: t('orders.id'),
      rowScope: 'row',
      render: (_, { id, orderNumber }) => (
        <Link to={ordersPath({ order: id })}>
          <bdi dir="ltr">{orderNumber}</bdi>
        </Link>
      ),
    },
    {
      key: 'date',
      title: t('orders.date'),
      className: styles.date,
      render: (_, { createdAt }) => date(createdAt),
    },
    {
      key: 'total',
      title: t('orders.total'),
      align: 'right',
      render: (_, { totalAmount, currency }) => money({ amount: totalAmount, currency }),
    },
    {
      key: 'status',
      title: t('orders.status'),
      render: (_, { status }) => <OrderStatusTag status={status} />,
    },
  ];
}
