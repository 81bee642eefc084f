import type { OrderResponse } from '@kp/api-client/admin';
import { totalQuantity } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Table, type TableColumnsType, useMediaQuery } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { customerName, OrderCards } from './order-cards';
import { DetailsButton } from './details-button';
import { StatusControl } from './status-control';
import styles from './order-table.module.css';

/** The table does not fit below this width. */
const NARROW_SCREEN = '(max-width: 59.99rem)';

interface OrderTableProps {
  readonly orders: readonly OrderResponse[];
  readonly onOpen: (id: number) => void;
}

export function OrderTable({ orders, onOpen }: OrderTableProps) {
  const { t } = useTranslation('admin');
  const columns = useOrderColumns(onOpen);
  if (useMediaQuery(NARROW_SCREEN)) return <OrderCards orders={orders} onOpen={onOpen} />;
  return (
    // Scrolls by itself, so the keyboard has to reach it.
    <div role="region" aria-label={t('orders.caption')} tabIndex={0} className={styles.region}>
      <Table<OrderResponse>
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={orders}
        pagination={false}
        className={styles.table}
      />
    </div>
  );
}

function useOrderColumns(onOpen: (id: number) => void): TableColumnsType<OrderResponse> {
  const { t } = useTranslation('admin');
  const { date, money, number } = useFormats();
  return [
    {
      key: 'id',
      title: t('orders.id'),
      rowScope: 'row',
      render: (_, { orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    { key: 'date', title: t('orders.date'), render: (_, { createdAt }) => date(createdAt) },
    {
      key: 'customer',
      title: t('orders.customer'),
      render: (_, order) => customerName(order) ?? t('orders.customerUnknown'),
    },
    {
      key: 'items',
      title: t('orders.items'),
      align: 'right',
      render: (_, { items }) => number(totalQuantity(items)),
    },
    {
      key: 'total',
      title: t('orders.total'),
      align: 'right',
      render: (_, { totalAmount, currency }) => money({ amount: totalAmount, currency }),
    },
    { key: 'status', title: t('orders.status'), render: (_, order) => <StatusControl order={order} /> },
    {
      key: 'actions',
      title: t('orders.actions'),
      render: (_, order) => <DetailsButton order={order} onOpen={onOpen} />,
    },
  ];
}
