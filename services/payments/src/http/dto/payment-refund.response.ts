import { minorToDecimal } from '@kp/commerce';
import type { PaymentRefund } from '../../domain/payment-refund.entity';

export class PaymentRefundResponse {
  id: number;

  /** A decimal. */
  amount: string;

  /** `by-provider`: made in the provider's own dashboard. */
  reason: 'out-of-stock' | 'cancelled' | 'unmatched' | 'by-hand' | 'by-provider';

  /** `requested` until the provider has it, `pending` while it works on it. */
  status: 'requested' | 'pending' | 'done' | 'failed';
  failureMessage: string | null;

  /** ISO 8601, UTC. */
  requestedAt: string;
  doneAt: string | null;

  /** Also set when the provider took back a refund that was done. ISO 8601, UTC. */
  failedAt: string | null;

  static from(refund: PaymentRefund): PaymentRefundResponse {
    const { id, amountMinor, reason, status, failureMessage, requestedAt, doneAt, failedAt } = refund;
    return {
      id,
      amount: minorToDecimal(amountMinor),
      reason,
      status,
      failureMessage,
      requestedAt: requestedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    };
  }
}
