import { OrderError, refusal } from '../../domain/order.errors';

export const checkoutNotFound = refusal(
  'ORDERS.CHECKOUT_NOT_FOUND',
  404,
  'This checkout has expired. Please place your order again.',
);
export const tooManyCheckouts = refusal(
  'ORDERS.TOO_MANY_CHECKOUTS',
  429,
  'You have several payments open. Finish one, or try again in 15 minutes.',
);

export function alreadyOrdered(orderNumber: string): OrderError {
  const message = `You've already ordered this: ${orderNumber}.`;
  return new OrderError('ORDERS.ALREADY_ORDERED', 409, message, { orderNumber });
}

export const alreadyPaid = refusal(
  'ORDERS.ALREADY_PAID',
  409,
  "You've already paid. We're placing your order.",
);
export const paymentPending = refusal(
  'ORDERS.PAYMENT_PENDING',
  409,
  "Your payment is being reviewed. You don't need to pay again.",
);
export const unexpectedPayment = refusal(
  'ORDERS.PAYMENT_UNEXPECTED',
  409,
  "Your payment came in another amount or currency. Your order isn't placed; we'll refund you.",
);

export function paymentFailed(reason: string | null): OrderError {
  return new OrderError('ORDERS.PAYMENT_FAILED', 409, reason ?? 'Payment failed');
}

export function paidOutOfStock(orderNumber: string): OrderError {
  const message = "This sold out before your payment arrived. We're refunding you in full.";
  return new OrderError('ORDERS.PAID_OUT_OF_STOCK', 409, message, { orderNumber });
}
