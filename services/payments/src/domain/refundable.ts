import type { PaymentFacts } from './payment-facts';

/** What can still be refunded: all that was captured but for refunds that are done, pending or requested. */
export function refundableMinor({
  capturedMinor,
  refundRequestedMinor,
}: Pick<PaymentFacts, 'capturedMinor' | 'refundRequestedMinor'>): number {
  return Math.max(0, capturedMinor - refundRequestedMinor);
}
