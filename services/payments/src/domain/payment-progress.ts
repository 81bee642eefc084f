import type { ProviderPayment, ProviderState } from '../providers/payment-provider';
import type { NewPaymentEvent } from './payment-event.entity';
import type { Payment } from './payment.entity';
import { isForward, isOpen, type PaymentState } from './payment-status';

/** What a look at the provider changes. */
export interface Progress {
  columns: Partial<Payment>;
  /** For the history. */
  events: NewPaymentEvent[];
  /** For the modules to the right. */
  news: 'captured' | 'failed' | null;
  /** Given back by the provider's own hand, not by ours. */
  foreignRefundMinor: number;
  /** Refunded by our books, and not by the provider's (any more). */
  reversedRefundMinor: number;
}

const STATE_OF: Record<ProviderState, PaymentState> = {
  open: 'pending',
  pending: 'pending',
  'in-review': 'pending',
  approved: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  captured: 'captured',
};

/** Seen before the payment came under review, and noted afterwards: they decide nothing. */
const UNDECIDED: readonly ProviderState[] = ['open', 'pending', 'approved'];

/**
 * The step a payment takes when its provider shows it like this: forward or none, so it does not matter in which order
 * and how often the provider is looked at.
 */
export function progressOf(payment: Payment, seen: ProviderPayment): Progress {
  const status = STATE_OF[seen.state];
  const moves = isForward(payment.status, status);
  const isCaptured = moves && status === 'captured';
  const capturedMinor = isCaptured ? seen.capturedMinor : payment.capturedMinor;
  const isInReview = seen.state === 'in-review' || (payment.isInReview && UNDECIDED.includes(seen.state));
  const reviewChanges = isOpen(payment.status) && isInReview !== payment.isInReview;
  return {
    columns: {
      ...(payment.providerRef === null ? { providerRef: seen.ref } : {}),
      ...(payment.captureRef === null && seen.captureRef !== null ? { captureRef: seen.captureRef } : {}),
      ...(moves ? { status } : {}),
      ...(reviewChanges ? { isInReview } : {}),
      ...(isCaptured ? { capturedMinor, capturedAt: new Date() } : {}),
      ...failure(payment, seen, isCaptured),
    },
    events: moves || (reviewChanges && isInReview) ? [historyOf(status, seen)] : [],
    news: newsOf(moves ? status : null),
    foreignRefundMinor: Math.max(
      0,
      Math.min(seen.refundedMinor, capturedMinor) - payment.refundRequestedMinor,
    ),
    reversedRefundMinor:
      seen.state === 'captured' ? Math.max(0, payment.refundedMinor - seen.refundedMinor) : 0,
  };
}

/** A later refusal replaces the words of an earlier one; success forgets them. */
function failure(payment: Payment, seen: ProviderPayment, isCaptured: boolean): Partial<Payment> {
  if (isCaptured) return payment.failureMessage === null ? {} : { failureMessage: null };
  if (
    !isOpen(payment.status) ||
    seen.failureMessage === null ||
    seen.failureMessage === payment.failureMessage
  )
    return {};
  return { failureMessage: seen.failureMessage };
}

function historyOf(status: PaymentState, seen: ProviderPayment): NewPaymentEvent {
  if (status === 'captured') return { kind: 'captured', amountMinor: seen.capturedMinor };
  const note =
    seen.state === 'in-review' ? `In review: ${seen.reviewReason ?? 'no reason given'}` : seen.failureMessage;
  return { kind: status as 'pending' | 'failed' | 'cancelled', note };
}

function newsOf(reached: PaymentState | null): Progress['news'] {
  if (reached === 'captured') return 'captured';
  return reached === 'failed' || reached === 'cancelled' ? 'failed' : null;
}

/** Where a payment stands once this much of it has been given back. */
export function statusAfterRefund(capturedMinor: number, refundedMinor: number): PaymentState {
  if (refundedMinor === 0) return 'captured';
  return refundedMinor < capturedMinor ? 'partly_refunded' : 'refunded';
}
