import type { OrderStatus, ReturnState } from '@kp/commerce';

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

/** A part of the order was shipped; the shipment of the rest is a change of its status. */
export const ORDER_ITEMS_SHIPPED = 'orders.items-shipped';

export interface OrderItemsShipped {
  orderId: number;
  shipmentId: number;
}

export const ORDER_RETURN_CHANGED = 'orders.return-changed';

export interface OrderReturnChanged {
  orderId: number;
  returnId: number;
  state: ReturnState;
}

export const ORDER_PAID = 'orders.order-paid';

/** Orders of a guest became an account's. */
export const GUEST_ORDERS_JOINED = 'orders.guest-orders-joined';

export interface GuestOrdersJoined {
  userId: number;
  orderIds: number[];
}

/** Somebody asked for the status link of an order, with its number and email. */
export const ORDER_LINK_REQUESTED = 'orders.link-requested';

export interface OrderLinkRequested {
  /** Null when there is no such order. */
  orderId: number | null;
}

/** The money of an order by transfer has not come, and its days are nearly over. */
export const ORDER_TRANSFER_REMINDED = 'orders.transfer-reminded';

export const ORDER_CONFIRMED = 'orders.order-confirmed';

export const ORDER_PAID_OUT_OF_STOCK = 'orders.paid-out-of-stock';

/** The staff asks for what a change added, by a link. */
export const ORDER_BALANCE_DUE = 'orders.balance-due';

export interface OrderBalanceDue {
  orderId: number;
  linkId: number;
  /** Of the entry of the history: each is one mail. */
  eventId: number;
}

/** What a change had added to a paid order is paid by now. */
export const ORDER_BALANCE_PAID = 'orders.balance-paid';

/** Its items or addresses were changed by the staff. */
export const ORDER_EDITED = 'orders.order-edited';

export interface OrderEdited {
  orderId: number;
  eventId: number;
}

export const ORDER_REFUNDED = 'orders.refunded';

export interface OrderRefunded {
  orderId: number;
  eventId: number;
}

export const ORDER_REVIEW_DUE = 'orders.review-due';

export const CHECKOUT_EXPIRED = 'orders.checkout-expired';

export interface CheckoutExpired {
  checkoutId: string;
}
