import type { OrderStatus } from '@kp/commerce';

export const ORDER_PLACED = 'orders.order-placed';

export interface OrderPlaced {
  orderId: number;
}

export const ORDER_STATUS_CHANGED = 'orders.status-changed';

export interface OrderStatusChanged {
  orderId: number;
  fromStatus: OrderStatus;
  toStatus: OrderStatus;
}

export const ORDER_SHIPMENT_CHANGED = 'orders.shipment-changed';

export const ORDER_PAID = 'orders.order-paid';

export const ORDER_CONFIRMED = 'orders.order-confirmed';

export const ORDER_PAID_OUT_OF_STOCK = 'orders.paid-out-of-stock';

export const ORDER_REFUNDED = 'orders.refunded';

export interface OrderRefunded {
  orderId: number;
  eventId: number;
}

export const ORDER_REVIEW_DUE = 'orders.review-due';

export const CHECKOUT_EXPIRED = 'orders.hold-expired';

export interface CheckoutExpired {
  checkoutId: string;
}
