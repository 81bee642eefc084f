import { minorToDecimal } from '@kp/commerce';
import type { PaymentEvent } from '../../domain/payment-event.entity';

export class PaymentEventResponse {
  /** ISO 8601, UTC. */
  at: string;

  /** `matched`: it became the payment of an order. */
  kind:
    | 'started'
    | 'pending'
    | 'failed'
    | 'cancelled'
    | 'captured'
    | 'matched'
    | 'refund_requested'
    | 'refund_done'
    | 'refund_failed';

  /** A decimal. */
  amount: string | null;
  note: string | null;

  static from({ at, kind, amountMinor, note }: PaymentEvent): PaymentEventResponse {
    return {
      at: at.toISOString(),
      kind,
      amount: amountMinor === null ? null : minorToDecimal(amountMinor),
      note,
    };
  }
}
