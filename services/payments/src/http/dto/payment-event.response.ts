import { minorToDecimal } from '@kp/commerce';
import type { PaymentEvent } from '../../domain/payment-event.entity';

export class PaymentEventResponse {
  /** ISO 8601, UTC. */
  at: string;

  /** `matched`: it became the payment of an order; `disputed`: its buyer disputes it, the note is the provider's word. */
  kind:
    | 'started'
    | 'pending'
    | 'failed'
    | 'cancelled'
    | 'captured'
    | 'matched'
    | 'refund_requested'
    | 'refund_done'
    | 'refund_failed'
    | 'disputed';

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
