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

/** The tracking number or courier changed, and the status did not. */
export const ORDER_SHIPMENT_CHANGED = 'orders.shipment-changed';

/** An order that awaited its payment is paid. */
export const ORDER_PAID = 'orders.order-paid';

/** A guest confirmed the order by the link in the email. */
export const ORDER_CONFIRMED = 'orders.order-confirmed';

/** The order was paid when its stock was gone: it is cancelled and refunded. */
export const ORDER_PAID_OUT_OF_STOCK = 'orders.paid-out-of-stock';

export const ORDER_REFUNDED = 'orders.refunded';

export interface OrderRefunded {
  orderId: number;
  /** The history entry with the amount. */
  eventId: number;
}

export const CHECKOUT_EXPIRED = 'orders.hold-expired';

/** Handled by orders alone. */
export interface CheckoutExpired {
  checkoutId: string;
}
