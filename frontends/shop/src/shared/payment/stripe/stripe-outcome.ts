import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentOutcome } from '../payment-form';

const PAID = ['succeeded', 'processing', 'requires_capture'];

/** Confirming a payment a second time is an error that names the paid payment. */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  if (!error) return isPaid(paymentIntent.status) ? { kind: 'paid' } : { kind: 'declined', message: null };
  if (error.payment_intent && isPaid(error.payment_intent.status)) return { kind: 'paid' };
  return rejectionOf(error);
}

export function rejectionOf({ type, message }: StripeError): PaymentOutcome {
  if (type === 'api_connection_error' || type === 'api_error') return { kind: 'unanswered' };
  return { kind: 'declined', message: message ?? null };
}

function isPaid(status: string): boolean {
  return PAID.includes(status);
}
