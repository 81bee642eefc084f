import type { ProviderPayment, ProviderState } from './payment-provider';
import type { NewPaymentEvent, Payment } from './payment.entity';
import { isForward, isOpen, type PaymentState, statusOfCaptured } from './payment-status';

export interface Progress {
  columns: Partial<Payment>;
  events: NewPaymentEvent[];
  outcome: 'captured' | 'failed' | null;
  /** Refunded in the provider's dashboard. */
  externalRefundMinor: number;
  /** Refunded in our rows, but no longer at the provider. */
  reversedRefundMinor: number;
}

const STATUS_BY_STATE: Record<ProviderState, PaymentState> = {
  open: 'pending',
  pending: 'pending',
  'in-review': 'pending',
  approved: 'pending',
  failed: 'failed',
  cancelled: 'cancelled',
  captured: 'captured',
};

/** A state read before the review started may be recorded after it: these do not end a review. */
const UNDECIDED: readonly ProviderState[] = ['open', 'pending', 'approved'];

/** A payment only moves forward, so the order and number of reads at the provider do not matter. */
export function progressOf(payment: Payment, remote: ProviderPayment): Progress {
  const status = STATUS_BY_STATE[remote.state];
  const moves = isForward(payment.status, status);
  const isCaptured = moves && status === 'captured';
  const capturedMinor = isCaptured ? remote.capturedMinor : payment.capturedMinor;
  const isInReview = remote.state === 'in-review' || (payment.isInReview && UNDECIDED.includes(remote.state));
  const reviewChanges = isOpen(payment.status) && isInReview !== payment.isInReview;
  return {
    columns: {
      ...(payment.providerRef === null ? { providerRef: remote.ref } : {}),
      ...(payment.captureRef === null && remote.captureRef !== null ? { captureRef: remote.captureRef } : {}),
      ...(moves ? { status: isCaptured ? statusOfCaptured({ ...payment, capturedMinor }) : status } : {}),
      ...(reviewChanges ? { isInReview } : {}),
      ...(remote.fee && payment.feeMinor === null
        ? { feeMinor: remote.fee.minor, feeCurrency: remote.fee.currency }
        : {}),
      ...(isCaptured ? { capturedMinor, capturedCurrency: remote.currency, capturedAt: new Date() } : {}),
      ...failure(payment, remote, isCaptured),
    },
    events: moves || (reviewChanges && isInReview) ? [historyOf(status, remote)] : [],
    outcome: outcomeOf(moves ? status : null),
    externalRefundMinor: Math.max(
      0,
      Math.min(remote.refundedMinor, capturedMinor) - payment.refundRequestedMinor,
    ),
    reversedRefundMinor:
      remote.state === 'captured' ? Math.max(0, payment.refundedMinor - remote.refundedMinor) : 0,
  };
}

function failure(payment: Payment, remote: ProviderPayment, isCaptured: boolean): Partial<Payment> {
  if (isCaptured) return payment.failureMessage === null ? {} : { failureMessage: null };
  if (
    !isOpen(payment.status) ||
    remote.failureMessage === null ||
    remote.failureMessage === payment.failureMessage
  )
    return {};
  return { failureMessage: remote.failureMessage };
}

function historyOf(status: PaymentState, remote: ProviderPayment): NewPaymentEvent {
  if (status === 'captured') return { kind: 'captured', amountMinor: remote.capturedMinor };
  const note =
    remote.state === 'in-review'
      ? `In review: ${remote.reviewReason ?? 'no reason given'}`
      : remote.failureMessage;
  return { kind: status as 'pending' | 'failed' | 'cancelled', note };
}

function outcomeOf(reached: PaymentState | null): Progress['outcome'] {
  if (reached === 'captured') return 'captured';
  return reached === 'failed' || reached === 'cancelled' ? 'failed' : null;
}
