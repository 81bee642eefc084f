import type { CapturedPaypalResponse, CheckoutResponse } from '@kp/api-client/shop';
import type { PaymentTrouble } from '../payment/payment-outcome';
import { type PlacedOrder, statusPathOf } from '../placing/placed-order';

/** What a checkout that was begun before has come to. */
export type CheckoutNews =
  | { readonly kind: 'ordered'; readonly placed: PlacedOrder; readonly isFromElsewhere?: boolean }
  /** Paid; the order is about to be made. */
  | { readonly kind: 'waiting' }
  /** Paid; the provider reviews the payment before it accepts it. */
  | { readonly kind: 'pending' }
  /** The form goes on as it was left. */
  | { readonly kind: 'form'; readonly trouble: PaymentTrouble | null; readonly isFromElsewhere?: boolean };

/** How the buyer comes to the checkout. */
export interface Arrival {
  /** PayPal's id of the order they come back from. */
  readonly paypal: string | null;
  /** What the address says about a payment; only its provider knows for certain. */
  readonly said: 'succeeded' | 'failed' | 'cancelled' | null;
}

export function arrivalOf(parameters: URLSearchParams): Arrival {
  const isCancelled = parameters.get('cancelled') === 'true';
  return { paypal: parameters.get('paypal'), said: isCancelled ? 'cancelled' : paymentReturnOf(parameters) };
}

/** What the shop knows of a checkout, as the buyer is told. */
export function newsOf(
  checkout: Pick<CheckoutResponse, 'status' | 'orderNumber' | 'statusUrl'>,
  email: string,
  said: Arrival['said'],
): CheckoutNews {
  const { status, orderNumber = '', statusUrl } = checkout;
  switch (status) {
    case 'ordered':
      return { kind: 'ordered', placed: { orderNumber, email, statusPath: statusPathOf(statusUrl) } };
    case 'paid':
      return { kind: 'waiting' };
    case 'pending':
      return { kind: 'pending' };
    case 'out_of_stock':
      return { kind: 'form', trouble: { kind: 'outOfStock', orderNumber } };
    case 'expired':
      return { kind: 'form', trouble: { kind: 'expired' } };
    case 'open':
      // The address may be faster than the provider's message to the shop.
      return said === 'succeeded' ? { kind: 'waiting' } : { kind: 'form', trouble: troubleSaid(said) };
  }
}

function troubleSaid(said: Arrival['said']): PaymentTrouble | null {
  if (said === 'cancelled') return { kind: 'cancelled' };
  return said === 'failed' ? { kind: 'declined', message: null } : null;
}

/** Marks the outcome of a checkout that was started in another browser: nothing stored in this one belongs to it. */
export function fromElsewhere(news: CheckoutNews): CheckoutNews {
  return news.kind === 'ordered' || news.kind === 'form' ? { ...news, isFromElsewhere: true } : news;
}

/** Also says that a payment was refused which was under review until now. */
export function outcomeAfterReview(news: CheckoutNews): CheckoutNews {
  if (news.kind !== 'form') return news;
  const isRefused = news.trouble === null || news.trouble.kind === 'expired';
  return isRefused ? { ...news, trouble: { kind: 'declined', message: null } } : news;
}

/**
 * What came of a payment that the buyer approved at PayPal.
 * @returns null when only the checkout knows: nothing was approved, or PayPal reviews it
 */
export function newsOfCapture(captured: CapturedPaypalResponse, email: string): CheckoutNews | null {
  const { status, orderNumber = '', statusUrl, message, declineCode } = captured;
  switch (status) {
    case 'captured':
    case 'partly_refunded':
    case 'refunded':
      if (!orderNumber) return { kind: 'waiting' };
      return { kind: 'ordered', placed: { orderNumber, email, statusPath: statusPathOf(statusUrl) } };
    case 'out_of_stock':
      return { kind: 'form', trouble: { kind: 'outOfStock', orderNumber } };
    case 'created':
    case 'pending':
      return null;
    case 'failed':
      return { kind: 'form', trouble: { kind: 'declined', message: message ?? null, code: declineCode } };
    case 'cancelled':
      // With a reason it was refused for good, without one it was called off.
      return { kind: 'form', trouble: message ? { kind: 'declined', message } : { kind: 'cancelled' } };
  }
}

/** How a provider says, in the address it comes back to, that paying ended on a page of its own. */
type PaymentReturn = 'succeeded' | 'failed' | 'cancelled';

/** Where a provider that leaves the page leads back to. */
export function returnAddress(end?: PaymentReturn): string {
  return new URL(`/checkout?step=payment${end ? `&payment=${end}` : ''}`, window.location.origin).href;
}

/** What the address says about a payment; Stripe has a word of its own for it. */
function paymentReturnOf(parameters: URLSearchParams): PaymentReturn | null {
  const said = parameters.get('payment') ?? parameters.get('redirect_status');
  const ends: PaymentReturn[] = ['succeeded', 'failed', 'cancelled'];
  return ends.find((end) => end === said) ?? null;
}
