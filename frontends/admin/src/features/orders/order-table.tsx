import type { OrderResponse } from '@kp/api-client/admin';
import { personName, totalQuantity } from '@kp/commerce';
import { ORDER_SORTS } from '@kp/commerce/list-rules';
import { useFormats } from '@kp/ui';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { filtersOf, ordersPath, type OrdersQuery } from '../../shared/orders-query';
import { useRights } from '../../shared/use-rights';
import { DetailsButton } from './details-button';
import { OrderTags } from './order-tags';
import { StatusControl } from './status-control';
import styles from './order-table.module.css';

interface OrderTableProps {
  readonly orders: readonly OrderResponse[];
  readonly query: OrdersQuery;
  readonly selected: readonly Key[];
  readonly onSelect: (keys: readonly Key[]) => void;
  /** Beside the columns and density. */
  readonly toolbar: ReactNode;
  readonly onOpen: (id: number) => void;
}

export function OrderTable({ orders, query, selected, onSelect, toolbar, onOpen }: OrderTableProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return (
    <DataTable<OrderResponse>
      label={t('orders.caption')}
      rows={orders}
      keyOf={({ id }) => id}
      columns={useOrderColumns(onOpen)}
      sort={query.sort}
      selection={{
        keys: selected,
        onChange: onSelect,
        labelOf: ({ orderNumber }) => t('list.selectRow', { name: orderNumber }),
      }}
      toolbar={toolbar}
      onSort={(name) => {
        const sort = ORDER_SORTS.find((each) => each === name);
        void navigate(ordersPath({ ...filtersOf(query), sort }));
      }}
    />
  );
}

function useOrderColumns(onOpen: (id: number) => void): DataColumn<OrderResponse>[] {
  const { t } = useTranslation('admin');
  const { date, money, number } = useFormats();
  const { may } = useRights();
  return [
    {
      key: 'id',
      title: t('orders.id'),
      isRowHeader: true,
      render: ({ orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    {
      key: 'date',
      title: t('orders.date'),
      sort: 'createdAt',
      render: ({ createdAt }) => <span className={styles.date}>{date(createdAt)}</span>,
    },
    {
      key: 'customer',
      title: t('orders.customer'),
      render: (order) => customerName(order) ?? t('orders.customerUnknown'),
    },
    {
      key: 'items',
      title: t('orders.items'),
      align: 'end',
      render: ({ items }) => number(totalQuantity(items)),
    },
    {
      key: 'total',
      title: t('orders.total'),
      sort: 'totalAmount',
      align: 'end',
      render: ({ totalAmount, currency }) => money({ amount: totalAmount, currency }),
    },
    {
      key: 'status',
      title: t('orders.status'),
      render: (order) => (may('orders') ? <StatusControl order={order} /> : <OrderTags order={order} />),
    },
    {
      key: 'actions',
      title: t('orders.actions'),
      isAlwaysShown: true,
      render: (order) => <DetailsButton order={order} onOpen={onOpen} />,
    },
  ];
}

function customerName({
  shippingAddress,
}: Partial<Pick<OrderResponse, 'shippingAddress'>>): string | undefined {
  if (!shippingAddress) return undefined;
  return shippingAddress.name || personName(shippingAddress) || undefined;
}
