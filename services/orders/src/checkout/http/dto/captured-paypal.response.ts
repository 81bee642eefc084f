import type { CapturedPaypal } from '../../use-cases/capture-paypal';

export class CapturedPaypalResponse {
  /** `captured`: paid and ordered; `out_of_stock`: the money goes back; others: nothing was taken (yet). */
  status:
    | 'created'
    | 'pending'
    | 'failed'
    | 'cancelled'
    | 'captured'
    | 'partly_refunded'
    | 'refunded'
    | 'out_of_stock';
  /** @example "ORD-2026-000123" */
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
  /** Why it was refused, in the provider's words. */
  message?: string;
  /** The same for a refusal of the test provider, to be told in the shopper's language. */
  declineCode?:
    | 'card_declined'
    | 'insufficient_funds'
    | 'not_a_test_card'
    | 'invalid_expiry'
    | 'invalid_cvc'
    | 'payment_declined'
    | 'authentication_failed';

  static from(
    { status, order, message, declineCode }: CapturedPaypal,
    statusUrl?: string,
  ): CapturedPaypalResponse {
    return {
      status,
      ...(order ? { orderNumber: order.orderNumber } : {}),
      ...(statusUrl ? { statusUrl } : {}),
      ...(message ? { message } : {}),
      ...(declineCode ? { declineCode } : {}),
    };
  }
}
