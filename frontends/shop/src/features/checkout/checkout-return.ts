import type { CapturedPaypalResponse, CheckoutResponse } from '@kp/api-client/shop';
import { paymentReturnOf } from '../payment/return-address';
import type { PaymentTrouble } from './payment-trouble';
import { statusPathOf, type PlacedOrder } from './placed-order';

/** What a checkout that was begun before has come to. */
export type CheckoutNews =
  | { readonly kind: 'ordered'; readonly placed: PlacedOrder }
  /** Paid; the order is about to be made. */
  | { readonly kind: 'waiting' }
  /** The form goes on as it was left. */
  | { readonly kind: 'form'; readonly trouble: PaymentTrouble | null };

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
export function newsOf(checkout: CheckoutResponse, email: string, said: Arrival['said']): CheckoutNews {
  const { status, orderNumber = '', statusUrl } = checkout;
  switch (status) {
    case 'ordered':
      return { kind: 'ordered', placed: { orderNumber, email, statusPath: statusPathOf(statusUrl) } };
    case 'paid':
      return { kind: 'waiting' };
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

/** What came of a payment that the buyer approved at PayPal. */
export function newsOfCapture(captured: CapturedPaypalResponse, email: string): CheckoutNews {
  const { status, orderNumber = '', statusUrl, message, declineCode } = captured;
  switch (status) {
    case 'captured':
    case 'partly_refunded':
    case 'refunded':
      if (!orderNumber) return { kind: 'waiting' };
      return { kind: 'ordered', placed: { orderNumber, email, statusPath: statusPathOf(statusUrl) } };
    case 'out_of_stock':
      return { kind: 'form', trouble: { kind: 'outOfStock', orderNumber } };
    case 'pending':
      return { kind: 'waiting' };
    case 'failed':
      return { kind: 'form', trouble: { kind: 'declined', message: message ?? null, code: declineCode } };
    case 'created':
    case 'cancelled':
      return { kind: 'form', trouble: { kind: 'cancelled' } };
  }
}
