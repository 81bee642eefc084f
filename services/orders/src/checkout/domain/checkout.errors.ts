import { OrderError } from '../../domain/order.errors';

export function checkoutNotFound(): OrderError {
  return new OrderError(
    'ORDERS.CHECKOUT_NOT_FOUND',
    'This checkout has expired. Please place your order again.',
  );
}

export function tooManyCheckouts(): OrderError {
  const message = 'You have several payments open. Finish one, or try again in 15 minutes.';
  return new OrderError('ORDERS.TOO_MANY_CHECKOUTS', message);
}

export function alreadyOrdered(orderNumber: string): OrderError {
  const message = `You've already ordered this: ${orderNumber}.`;
  return new OrderError('ORDERS.ALREADY_ORDERED', message, { orderNumber });
}

export function alreadyPaid(): OrderError {
  const message = "You've already paid. We're placing your order.";
  return new OrderError('ORDERS.ALREADY_PAID', message);
}

export function paymentPending(): OrderError {
  const message = "Your payment is being reviewed. You don't need to pay again.";
  return new OrderError('ORDERS.PAYMENT_PENDING', message);
}

export function unexpectedPayment(): OrderError {
  const message =
    "Your payment came in another amount or currency. Your order isn't placed; we'll refund you.";
  return new OrderError('ORDERS.PAYMENT_UNEXPECTED', message);
}

export function paymentFailed(reason: string | null): OrderError {
  return new OrderError('ORDERS.PAYMENT_FAILED', reason ?? 'Payment failed');
}

export function paidOutOfStock(orderNumber: string): OrderError {
  const message = "This sold out before your payment arrived. We're refunding you in full.";
  return new OrderError('ORDERS.PAID_OUT_OF_STOCK', message, { orderNumber });
}
