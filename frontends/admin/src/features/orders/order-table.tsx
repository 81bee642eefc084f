import type { OrderResponse } from '@kp/api-client/admin';
import { Table } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { OrderCards } from './order-cards';
import { useIsNarrow } from './use-is-narrow';
import { useOrderColumns } from './use-order-columns';
import styles from './order-table.module.css';

export interface OrderTableProps {
  readonly orders: readonly OrderResponse[];
  readonly onOpen: (id: number) => void;
}

/** One page of orders: a table whose head stays in sight, cards on a phone. */
export function OrderTable({ orders, onOpen }: OrderTableProps) {
  const { t } = useTranslation('admin');
  const columns = useOrderColumns(onOpen);
  if (useIsNarrow()) return <OrderCards orders={orders} onOpen={onOpen} />;
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
