import type { OrderResponse } from '@kp/api-client/admin';
import { totalQuantity } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { useMediaQuery } from '@kp/ui/admin';
import { Table, type TableColumnsType } from '@kp/ui/table';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  filtersOf,
  ORDER_SORTS,
  type OrderSort,
  ordersPath,
  type OrdersQuery,
} from '../../shared/orders-query';
import { customerName, OrderCards } from './order-cards';
import { DetailsButton } from './details-button';
import { StatusControl } from './status-control';
import styles from './order-table.module.css';

/** The table does not fit below this width. */
const NARROW_SCREEN = '(max-width: 59.99rem)';

interface OrderTableProps {
  readonly orders: readonly OrderResponse[];
  readonly query: OrdersQuery;
  readonly onOpen: (id: number) => void;
}

export function OrderTable({ orders, query, onOpen }: OrderTableProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const columns = useOrderColumns(onOpen, query.sort);
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
        onChange={(_page, _filters, sorter) => {
          if (Array.isArray(sorter)) return;
          const sort = ORDER_SORTS.find(
            (each) => each === `${sorter.order === 'descend' ? '-' : ''}${String(sorter.columnKey)}`,
          );
          void navigate(ordersPath({ ...filtersOf(query), sort }));
        }}
        className={styles.table}
      />
    </div>
  );
}

/** Shows arrows and `aria-sort`; the server sorts. */
function sortedBy(column: string, sort: OrderSort) {
  const order = sort.startsWith('-') ? ('descend' as const) : ('ascend' as const);
  return {
    key: column,
    sorter: true,
    sortOrder: sort.endsWith(column) ? order : null,
    sortDirections: ['ascend' as const, 'descend' as const, 'ascend' as const],
  };
}

function useOrderColumns(onOpen: (id: number) => void, sort: OrderSort): TableColumnsType<OrderResponse> {
  const { t } = useTranslation('admin');
  const { date, money, number } = useFormats();
  return [
    {
      key: 'id',
      title: t('orders.id'),
      rowScope: 'row',
      render: (_, { orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    {
      ...sortedBy('createdAt', sort),
      title: t('orders.date'),
      render: (_, { createdAt }) => date(createdAt),
    },
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
      ...sortedBy('totalAmount', sort),
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
