import { type CurrencyCode, minorToDecimal } from '@kp/commerce';
import { OrderError } from './order.errors';

/** An order that is to be paid before it is sent, and is not. */
export function orderNotPaid(): OrderError {
  const message = 'This order is not paid. Match its payment first, or cancel it.';
  return new OrderError('ORDERS.NOT_PAID', message);
}

export function notAwaitingPayment(): OrderError {
  return new OrderError('ORDERS.NOT_AWAITING_PAYMENT', 'This order does not wait for a payment.');
}

/** The payment is not there, not captured, of another amount or currency, or pays another order. */
export function paymentMismatch(totalMinor: number, currency: CurrencyCode): OrderError {
  const total = `${minorToDecimal(totalMinor)} ${currency}`;
  return new OrderError('ORDERS.PAYMENT_MISMATCH', `This payment cannot pay an order of ${total}.`);
}

/** An amount was asked back that no cancelled, paid order stands for. */
export function notRefundable(message: string): OrderError {
  return new OrderError('ORDERS.NOT_REFUNDABLE', message);
}
