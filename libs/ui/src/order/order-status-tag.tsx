import type { OrderStatus } from '@kp/commerce';
import { Tag, type TagProps } from 'antd';
import { type StatedOrder, useOrderStatusText } from './order-status-text';

const LOOKS: Readonly<Record<OrderStatus, Pick<TagProps, 'color' | 'variant'>>> = {
  pending: { color: 'warning' },
  processing: { color: 'default' },
  shipped: { color: 'processing' },
  delivered: { color: 'success' },
  cancelled: { color: 'error' },
};

export function OrderStatusTag(order: StatedOrder) {
  return (
    <Tag {...LOOKS[order.status]} variant="outlined">
      {useOrderStatusText(order)}
    </Tag>
  );
}
