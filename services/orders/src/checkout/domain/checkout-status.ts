import type { Checkout } from './checkout';

/**
 * How a checkout stands. `paid`: the money is there, the order is about to be made; `pending`: the provider reviews the
 * payment.
 */
export type CheckoutStatus = 'open' | 'pending' | 'paid' | 'ordered' | 'expired' | 'out_of_stock';

export interface CheckoutPaymentState {
  isPaid: boolean;
  isInReview: boolean;
}

export function statusOf(checkout: Checkout, payment: CheckoutPaymentState, now: Date): CheckoutStatus {
  if (checkout.state === 'ordered' || checkout.state === 'out_of_stock') return checkout.state;
  if (payment.isPaid) return 'paid';
  if (payment.isInReview) return 'pending';
  return checkout.state === 'open' && checkout.expiresAt > now ? 'open' : 'expired';
}
