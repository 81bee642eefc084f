import type { OrderStatus } from '@kp/commerce';
import { Badge, type BadgeProps } from '../badge/badge';
import { type StatedOrder, useOrderStatusText } from './order-status-text';

const TONES: Readonly<Record<OrderStatus, NonNullable<BadgeProps['tone']>>> = {
  pending: 'warning',
  processing: 'neutral',
  shipped: 'action',
  delivered: 'good',
  cancelled: 'alert',
};

export function OrderStatusBadge(order: StatedOrder) {
  return <Badge tone={TONES[order.status]}>{useOrderStatusText(order)}</Badge>;
}
