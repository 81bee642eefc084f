import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentOutcome } from '../payment-outcome';

/** The money is there, or is on its way for certain. */
const PAID = ['succeeded', 'processing', 'requires_capture'];

/** What Stripe says after confirming. A payment that had been paid already is paid. */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  if (!error) return isPaid(paymentIntent.status) ? { kind: 'paid' } : { kind: 'declined', message: null };
  if (error.payment_intent && isPaid(error.payment_intent.status)) return { kind: 'paid' };
  return refusalOf(error);
}

/** A connection that broke says nothing about the money. */
export function refusalOf({ type, message }: StripeError): PaymentOutcome {
  if (type === 'api_connection_error' || type === 'api_error') return { kind: 'unanswered' };
  return { kind: 'declined', message: message ?? null };
}

function isPaid(status: string): boolean {
  return PAID.includes(status);
}
