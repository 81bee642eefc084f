import type { OrderResponse } from '@kp/api-client/admin';
import { ORDER_SORTS } from '@kp/commerce/list-rules';
import type { Key } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { filtersOf, ordersPath, type OrdersQuery } from '../../shared/orders-query';
import { useOrderActions } from './order-columns';

interface OrderTableProps {
  readonly orders: readonly OrderResponse[];
  readonly query: OrdersQuery;
  readonly columns: readonly DataColumn<OrderResponse>[];
  readonly selected: readonly Key[];
  readonly onSelect: (keys: readonly Key[]) => void;
  /** Before an order is shown beside the list, which is when the focus is still in its row. */
  readonly onPeek: () => void;
}

export function OrderTable({ orders, query, columns, selected, onSelect, onPeek }: OrderTableProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return (
    <DataTable<OrderResponse>
      label={t('orders.caption')}
      name="orders"
      rows={orders}
      keyOf={({ id }) => id}
      columns={columns}
      sort={query.sort}
      selection={{
        keys: selected,
        onChange: onSelect,
        labelOf: ({ orderNumber }) => t('list.selectRow', { name: orderNumber }),
      }}
      offer={{
        nameOf: ({ orderNumber }) => orderNumber,
        pathOf: ({ id }) => ordersPath({ ...query, order: id }),
        actionsOf: useOrderActions(query, onPeek),
      }}
      onSort={(name) => {
        const sort = ORDER_SORTS.find((each) => each === name);
        void navigate(ordersPath({ ...filtersOf(query), sort }));
      }}
    />
  );
}
