import type { OrderStatus } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeProps } from '../badge/badge';

const TONES: Readonly<Record<OrderStatus, NonNullable<BadgeProps['tone']>>> = {
  pending: 'warning',
  processing: 'neutral',
  shipped: 'action',
  delivered: 'good',
  cancelled: 'alert',
};

export interface OrderStatusBadgeProps {
  readonly status: OrderStatus;
  /** Customers read that a pending order is being reviewed. */
  readonly audience?: 'customer' | 'admin';
}

/** The status of an order in words, in a colour of its own. */
export function OrderStatusBadge({ status, audience = 'customer' }: OrderStatusBadgeProps) {
  const { t } = useTranslation();
  const key = status === 'pending' && audience === 'customer' ? 'pendingCustomer' : status;
  return <Badge tone={TONES[status]}>{t(`orderStatus.${key}`)}</Badge>;
}
