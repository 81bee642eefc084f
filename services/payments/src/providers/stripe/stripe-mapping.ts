import type Stripe from 'stripe';
import type {
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
} from '../../domain/payment-provider';

export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const state = stateOf(intent);
  return {
    ref: intent.id,
    reference: intent.metadata.reference ?? null,
    state,
    capturedMinor: intent.amount_received,
    refundedMinor: charge?.amount_refunded ?? 0,
    captureRef: null,
    failureMessage: state === 'failed' ? (intent.last_payment_error?.message ?? 'Payment failed') : null,
    clientData: intent.client_secret ? { clientSecret: intent.client_secret } : {},
  };
}

function stateOf(intent: Stripe.PaymentIntent): ProviderState {
  switch (intent.status) {
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return 'cancelled';
    case 'processing':
    case 'requires_capture':
      return 'pending';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'failed' : 'open';
    default:
      return 'open';
  }
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const isFailed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    ref: refund.id,
    state: refund.status === 'succeeded' ? 'done' : isFailed ? 'failed' : 'pending',
    failureMessage: isFailed ? (refund.failure_reason ?? 'The refund failed') : null,
  };
}

export function eventOf(event: Stripe.Event): ProviderEvent {
  const subject = event.data.object as {
    id?: string;
    object: string;
    metadata?: Record<string, string> | null;
    payment_intent?: string | { id: string } | null;
  };
  const intent =
    typeof subject.payment_intent === 'object' ? subject.payment_intent?.id : subject.payment_intent;
  return {
    id: event.id,
    type: event.type,
    refs: [intent, subject.id].filter((ref): ref is string => typeof ref === 'string'),
    reference: subject.metadata?.reference ?? null,
  };
}
