import type { OrderStatus } from '@kp/commerce';

/** Recorded in the transaction that places an order. */
export const ORDER_PLACED = 'orders.order-placed';

export interface OrderPlaced {
  orderId: number;
}

/** Recorded in the transaction that changes an order's status; not for a new tracking number alone. */
export const ORDER_STATUS_CHANGED = 'orders.status-changed';

export interface OrderStatusChanged {
  orderId: number;
  fromStatus: OrderStatus;
  toStatus: OrderStatus;
}
