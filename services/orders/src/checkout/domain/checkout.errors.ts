import { OrderError } from '../../domain/order.errors';

export function checkoutNotFound(): OrderError {
  return new OrderError('ORDERS.CHECKOUT_NOT_FOUND', 'Checkout not found');
}

export function tooManyCheckouts(): OrderError {
  const message = 'Several payments are open already. Finish one of them, or try again in 15 minutes.';
  return new OrderError('ORDERS.TOO_MANY_CHECKOUTS', message);
}

/** Details: the `orderNumber` of the order that was made of this checkout. */
export function alreadyOrdered(orderNumber: string): OrderError {
  const message = `This was ordered already: ${orderNumber}.`;
  return new OrderError('ORDERS.ALREADY_ORDERED', message, { orderNumber });
}

/** The money is there, the order is about to be made. */
export function alreadyPaid(): OrderError {
  const message = 'This was paid already. The order is being placed.';
  return new OrderError('ORDERS.ALREADY_PAID', message);
}

/** The buyer has paid, and the provider has not decided yet whether it accepts that. */
export function paymentPending(): OrderError {
  const message = 'Your payment is being reviewed. You don’t need to pay again.';
  return new OrderError('ORDERS.PAYMENT_PENDING', message);
}

/** @param reason in the words of the provider */
export function paymentFailed(reason: string | null): OrderError {
  return new OrderError('ORDERS.PAYMENT_FAILED', reason ?? 'Payment failed');
}

/** Details: the `orderNumber` under which the money is given back. */
export function paidOutOfStock(orderNumber: string): OrderError {
  const message = 'This was sold out before your payment arrived. You get all of your money back.';
  return new OrderError('ORDERS.PAID_OUT_OF_STOCK', message, { orderNumber });
}
