import type Stripe from 'stripe';
import { hundredthsOf } from '../currency-units';
import type {
  DisputeState,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  ProviderState,
} from '../../domain/payment-provider';

export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const state = stateOf(intent);
  const currency = intent.currency.toUpperCase();
  return {
    ref: intent.id,
    reference: intent.metadata.reference ?? null,
    state,
    capturedMinor: hundredthsOf(intent.amount_received, currency),
    currency,
    refundedMinor: hundredthsOf(charge?.amount_refunded ?? 0, currency),
    captureRef: null,
    ...feeOf(charge),
    failureMessage: state === 'failed' ? (intent.last_payment_error?.message ?? 'Payment failed') : null,
    ...(state === 'in-review' ? { reviewReason: intent.next_action?.type ?? intent.status } : {}),
    clientData: intent.client_secret ? { clientSecret: intent.client_secret } : {},
  };
}

/** In the currency that Stripe pays out, once the charge has its entry in the balance. */
function feeOf(charge: Stripe.Charge | null): Pick<ProviderPayment, 'fee'> {
  const entry = charge?.balance_transaction;
  if (!entry || typeof entry === 'string') return {};
  const currency = entry.currency.toUpperCase();
  return { fee: { minor: hundredthsOf(entry.fee, currency), currency } };
}

function stateOf(intent: Stripe.PaymentIntent): ProviderState {
  switch (intent.status) {
    case 'succeeded':
      return 'captured';
    case 'canceled':
      return 'cancelled';
    // A debit is confirmed by the buyer's bank days later.
    case 'processing':
      return 'in-review';
    case 'requires_capture':
      return 'pending';
    case 'requires_action':
      return intent.next_action?.type === 'verify_with_microdeposits' ? 'in-review' : 'open';
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

/** `warning_…` are inquiries, which take no money unless they become a dispute. */
const DISPUTE_STATES: Partial<Record<string, DisputeState>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

type DisputeFacts = Pick<Stripe.Dispute, 'id' | 'status' | 'amount' | 'currency' | 'reason'> &
  Partial<Pick<Stripe.Dispute, 'payment_intent' | 'charge' | 'evidence_details'>>;

export function disputeOf(dispute: DisputeFacts): ProviderDispute {
  const { id: ref, status, amount, reason, payment_intent, charge } = dispute;
  const currency = dispute.currency.toUpperCase();
  const dueBy = status.endsWith('needs_response') ? dispute.evidence_details?.due_by : null;
  return {
    ref,
    kind: 'dispute',
    paymentRefs: [idOf(payment_intent), idOf(charge)].filter((id) => id !== undefined),
    state: DISPUTE_STATES[status] ?? 'open',
    amountMinor: hundredthsOf(amount, currency),
    currency,
    reason,
    respondBy: dueBy ? new Date(dueBy * 1000).toISOString() : null,
  };
}

const idOf = (subject: string | { id: string } | null | undefined): string | undefined =>
  typeof subject === 'object' ? subject?.id : subject;

/** Null for a message that is not whole. */
function saidDispute(subject: object, created: number): ProviderEvent['dispute'] {
  const dispute = subject as Partial<DisputeFacts>;
  const isWhole =
    dispute.id &&
    dispute.status &&
    typeof dispute.amount === 'number' &&
    typeof dispute.currency === 'string';
  if (!isWhole) return null;
  return { ...disputeOf(dispute as DisputeFacts), asOf: new Date(created * 1000).toISOString() };
}

export function eventOf(event: Stripe.Event): ProviderEvent {
  const subject = event.data.object as {
    id?: string;
    object: string;
    metadata?: Record<string, string> | null;
    payment_intent?: string | { id: string } | null;
  };
  const isDispute = event.type.startsWith('charge.dispute.');
  return {
    id: event.id,
    type: event.type,
    refs: [idOf(subject.payment_intent), subject.id].filter((ref) => ref !== undefined),
    reference: subject.metadata?.reference ?? null,
    ...(isDispute ? { disputeRef: subject.id ?? null, dispute: saidDispute(subject, event.created) } : {}),
  };
}
