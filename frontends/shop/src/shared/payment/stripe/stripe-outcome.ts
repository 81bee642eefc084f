import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { PaymentOutcome } from '../payment-form';

const PAID = ['succeeded', 'requires_capture'];

/** Confirming a payment a second time is an error that names the paid payment. */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  if (!error) return paidOf(paymentIntent) ?? { kind: 'declined', message: null };
  return (error.payment_intent && paidOf(error.payment_intent)) ?? rejectionOf(error);
}

export function rejectionOf({ type, message }: StripeError): PaymentOutcome {
  if (type === 'api_connection_error' || type === 'api_error') return { kind: 'unanswered' };
  return { kind: 'declined', message: message ?? null };
}

function paidOf({ status, next_action }: PaymentIntent): PaymentOutcome | null {
  if (PAID.includes(status)) return { kind: 'paid' };
  const isInReview = status === 'processing' || next_action?.type === 'verify_with_microdeposits';
  return isInReview ? { kind: 'paid', isInReview } : null;
}
