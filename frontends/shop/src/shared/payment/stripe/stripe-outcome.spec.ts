import type { PaymentIntentResult } from '@stripe/stripe-js';
import { outcomeOf } from './stripe-outcome';

const answer = (result: object) => outcomeOf(result as PaymentIntentResult);

describe('the outcome of a payment confirmed at Stripe', () => {
  it.each(['succeeded', 'requires_capture'])('is paid when the payment is %s', (status) => {
    expect(answer({ paymentIntent: { status } })).toEqual({ kind: 'paid' });
  });

  it.each([
    { status: 'processing' },
    { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } },
  ])('is in review while the bank of the buyer decides: $status', (paymentIntent) => {
    expect(answer({ paymentIntent })).toEqual({ kind: 'paid', isInReview: true });
  });

  it('is not paid when the buyer left the page of the bank', () => {
    const paymentIntent = { status: 'requires_action', next_action: { type: 'redirect_to_url' } };
    expect(answer({ paymentIntent })).toEqual({ kind: 'declined', message: null });
  });

  it('is paid when it was paid before: a second try charges nothing', () => {
    const error = { type: 'invalid_request_error', payment_intent: { status: 'succeeded' } };
    expect(answer({ error })).toEqual({ kind: 'paid' });
  });

  it('is declined in its own words', () => {
    const error = { type: 'card_error', message: 'Your card was declined.' };
    expect(answer({ error })).toEqual({ kind: 'declined', message: 'Your card was declined.' });
  });

  it.each(['api_connection_error', 'api_error'])('is unanswered after a %s', (type) => {
    expect(answer({ error: { type, message: 'Network' } })).toEqual({ kind: 'unanswered' });
  });
});
