import type { CapturedPaypalResponse, CheckoutResponse } from '@kp/api-client/checkout';
import type { PaymentFailure } from '../payment/payment-outcome';
import type { PaymentReturnStatus } from '../../../shared/payment/payment-form';
import { statusPathOf, type PlacedOrder } from '../../../shared/placed-order';

export type CheckoutOutcome =
  | { readonly kind: 'ordered'; readonly placed: PlacedOrder; readonly isOtherBrowser?: boolean }
  /** Paid; the shop is creating the order. */
  | { readonly kind: 'waiting' }
  /** Paid; the provider reviews the payment before it accepts it. */
  | { readonly kind: 'pending' }
  /** Not paid: the form continues as it was left. */
  | {
      readonly kind: 'form';
      readonly failure: PaymentFailure | null;
      readonly isOtherBrowser?: boolean;
      /** The payment can still be made. */
      readonly isOpen?: boolean;
    };

/** What the URL says when a provider's page leads back to the checkout. */
export interface PaymentReturn {
  readonly paypalOrderId: string | null;
  readonly status: PaymentReturnStatus | null;
}

export function returnUrl(status?: PaymentReturnStatus): string {
  const path = `/checkout?step=payment${status ? `&payment=${status}` : ''}`;
  return new URL(path, window.location.origin).href;
}

export function paymentReturnOf(parameters: URLSearchParams): PaymentReturn {
  const isCancelled = parameters.get('cancelled') === 'true';
  return {
    paypalOrderId: parameters.get('paypal'),
    status: isCancelled ? 'cancelled' : returnStatusOf(parameters),
  };
}

/** The customer approved at PayPal, perhaps in another browser than the one the checkout was started in. */
export function isPaypalReturn({ paypalOrderId, status }: PaymentReturn): boolean {
  return paypalOrderId !== null && status !== 'cancelled';
}

function returnStatusOf(parameters: URLSearchParams): PaymentReturnStatus | null {
  const status = parameters.get('payment') ?? parameters.get('redirect_status');
  // Stripe's word for a debit that the bank confirms later: the webhook tells the rest.
  if (status === 'pending') return 'succeeded';
  const known: PaymentReturnStatus[] = ['succeeded', 'failed', 'cancelled'];
  return known.find((each) => each === status) ?? null;
}

export function checkoutOutcomeOf(
  checkout: Pick<CheckoutResponse, 'status' | 'orderNumber' | 'statusUrl'>,
  email: string,
  returnStatus: PaymentReturnStatus | null,
): CheckoutOutcome {
  const { status, orderNumber = '', statusUrl } = checkout;
  switch (status) {
    case 'ordered':
      return { kind: 'ordered', placed: { orderNumber, email, statusPath: statusPathOf(statusUrl) } };
    case 'paid':
      return { kind: 'waiting' };
    case 'pending':
      return { kind: 'pending' };
    case 'out_of_stock':
      return { kind: 'form', failure: { kind: 'outOfStock', orderNumber } };
    case 'expired':
      return { kind: 'form', failure: { kind: 'expired' } };
    case 'open':
      // The customer may return before the provider's webhook reaches the shop.
      if (returnStatus === 'succeeded') return { kind: 'waiting' };
      return { kind: 'form', failure: returnFailure(returnStatus), isOpen: true };
  }
}

export function returnFailure(status: PaymentReturnStatus | null): PaymentFailure | null {
  if (status === 'cancelled') return { kind: 'cancelled' };
  return status === 'failed' ? { kind: 'declined', message: null } : null;
}

/** Marks the outcome of a checkout that was started in another browser: nothing stored in this one belongs to it. */
export function inOtherBrowser(outcome: CheckoutOutcome): CheckoutOutcome {
  return outcome.kind === 'ordered' || outcome.kind === 'form'
    ? { ...outcome, isOtherBrowser: true }
    : outcome;
}

/** A payment that was under review and left the checkout unpaid was declined. */
export function outcomeAfterReview(outcome: CheckoutOutcome): CheckoutOutcome {
  if (outcome.kind !== 'form') return outcome;
  const isDeclined = outcome.failure === null || outcome.failure.kind === 'expired';
  return isDeclined ? { ...outcome, failure: { kind: 'declined', message: null } } : outcome;
}

/** @returns null when only the checkout tells: nothing was approved, or PayPal reviews the payment */
export function captureOutcomeOf(captured: CapturedPaypalResponse, email: string): CheckoutOutcome | null {
  const { status, orderNumber = '', statusUrl, message, declineCode } = captured;
  switch (status) {
    case 'captured':
    case 'partly_refunded':
    case 'refunded':
    case 'charged_back':
      if (!orderNumber) return { kind: 'waiting' };
      return { kind: 'ordered', placed: { orderNumber, email, statusPath: statusPathOf(statusUrl) } };
    case 'out_of_stock':
      return { kind: 'form', failure: { kind: 'outOfStock', orderNumber } };
    case 'created':
    case 'pending':
      return null;
    case 'failed':
      return { kind: 'form', failure: { kind: 'declined', message: message ?? null, code: declineCode } };
    case 'cancelled':
      // PayPal gives a reason only when it declined; without one the customer cancelled.
      return { kind: 'form', failure: message ? { kind: 'declined', message } : { kind: 'cancelled' } };
  }
}
