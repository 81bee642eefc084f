import type { Checkout } from './checkout';

/** How a checkout stands, as its visitor is told. `paid`: the money is there, the order is about to be made. */
export type CheckoutStatus = 'open' | 'paid' | 'ordered' | 'expired' | 'out_of_stock';

export function statusOf(checkout: Checkout, isPaid: boolean, now: Date): CheckoutStatus {
  if (checkout.state === 'ordered' || checkout.state === 'out_of_stock') return checkout.state;
  if (isPaid) return 'paid';
  return checkout.state === 'open' && checkout.expiresAt > now ? 'open' : 'expired';
}
