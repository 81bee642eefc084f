import type { OrderStatus } from '@kp/commerce';
import type { Order } from './order.entity';

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
