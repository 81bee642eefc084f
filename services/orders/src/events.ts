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

/** Recorded when an order's tracking number or courier changes and its status does not. */
export const ORDER_SHIPMENT_CHANGED = 'orders.shipment-changed';

/** Recorded in the transaction in which a payment pays an order that was waiting for one. */
export const ORDER_PAID = 'orders.order-paid';

/** Recorded in the transaction in which a guest confirms an order by the link of the email. */
export const ORDER_CONFIRMED = 'orders.order-confirmed';

/** Paid when its goods were gone: the order is parked and its money on its way back. */
export const ORDER_PAID_OUT_OF_STOCK = 'orders.paid-out-of-stock';

/** Money of an order has gone back. */
export const ORDER_REFUNDED = 'orders.refunded';

export interface OrderRefunded {
  orderId: number;
  /** The history entry that tells how much. */
  eventId: number;
}

/** Inside this module: the time of a hold is over. */
export const HOLD_EXPIRED = 'orders.hold-expired';

export interface HoldExpired {
  checkoutId: string;
}
