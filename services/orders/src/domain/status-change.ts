import {
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  stockEffect,
  type StockEffect,
} from '@kp/commerce';
import type { Order, OrderEvent } from './order.entity';

/** What an administrator asks for; missing fields stay as they are. */
export interface StatusWish {
  status: OrderStatus;
  awbNumber?: string;
  courier?: string;
  note?: string;
  /** Of a paid order that is cancelled, a decimal: absent gives all back, "0" nothing. */
  refundAmount?: string;
}

/** What a wish comes down to for one order. */
export interface StatusChange {
  stock: StockEffect;
  /** Columns that get other values. */
  columns: Partial<Pick<Order, 'status' | 'paymentStatus' | 'awbNumber' | 'courier'>>;
  /** The entry in the history; null when nothing changes. */
  event: Pick<OrderEvent, 'kind' | 'fromStatus' | 'toStatus' | 'note'> | null;
  isStatusChanged: boolean;
}

/** Cash is paid when the goods are handed over: an order is paid exactly while it is delivered. */
export function paymentStatusAfter(
  method: PaymentMethod,
  current: PaymentStatus,
  status: OrderStatus,
): PaymentStatus {
  if (method !== 'cash') return current;
  return status === 'delivered' ? 'paid' : 'unpaid';
}

/** Decides what changes. A wish that changes nothing leaves no trace, so repeating one has no second effect. */
export function statusChange(order: Order, wish: StatusWish): StatusChange {
  const isStatusChanged = wish.status !== order.status;
  const shipment = {
    ...(isNew(wish.awbNumber, order.awbNumber) && { awbNumber: wish.awbNumber }),
    ...(isNew(wish.courier, order.courier) && { courier: wish.courier }),
  };
  const status = isStatusChanged && {
    status: wish.status,
    paymentStatus: paymentStatusAfter(order.paymentMethod, order.paymentStatus, wish.status),
  };
  return {
    stock: stockEffect(order.status, wish.status),
    columns: { ...shipment, ...status },
    event: eventOf(order, wish, Object.keys(shipment).length > 0),
    isStatusChanged,
  };
}

function isNew(wished: string | undefined, current: string | null): boolean {
  return wished !== undefined && wished !== current;
}

function eventOf(
  order: Order,
  { status, note = '' }: StatusWish,
  isShipmentNew: boolean,
): StatusChange['event'] {
  const told = { note: note || null };
  if (status !== order.status) return { kind: 'status', fromStatus: order.status, toStatus: status, ...told };
  const plain = { fromStatus: null, toStatus: null, ...told };
  if (isShipmentNew) return { kind: 'shipment', ...plain };
  return note ? { kind: 'note', ...plain } : null;
}

type Payable = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'status'>;

/** True while an online payment, or what is left of it, pays the order. */
export function isPaidOnline({ paymentMethod, paymentStatus }: Payable): boolean {
  return paymentMethod !== 'cash' && (paymentStatus === 'paid' || paymentStatus === 'partly_refunded');
}

/** True when an order is about to be worked on that must be paid for that. Cash is paid at the door. */
export function mustBePaidFor({ paymentMethod, status }: Payable, to: OrderStatus): boolean {
  return paymentMethod !== 'cash' && leavesWaiting({ status }, to);
}

/** True when an order is about to be worked on that is not. */
export function leavesWaiting({ status }: Pick<Payable, 'status'>, to: OrderStatus): boolean {
  return isIdle(status) && !isIdle(to);
}

function isIdle(status: OrderStatus): boolean {
  return status === 'pending' || status === 'cancelled';
}
