import { minorToDecimal, type OrderStatus } from '@kp/commerce';
import type { OrderEvent } from '../../domain/order-event.entity';

export class OrderEventResponse {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. */
  kind:
    | 'placed'
    | 'status'
    | 'shipment'
    | 'note'
    | 'confirmed'
    | 'reservation_expired'
    | 'mail_capped'
    | 'paid'
    | 'refund_requested'
    | 'refunded'
    | 'refund_failed';
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
  note: string | null;
  actor: 'guest' | 'customer' | 'admin' | 'system';
  /**
   * Where money moved, a decimal in the order's currency.
   * @example "54.75"
   */
  amount?: string;

  static from({ at, kind, fromStatus, toStatus, note, actor, amountMinor }: OrderEvent): OrderEventResponse {
    const amount = amountMinor === null ? {} : { amount: minorToDecimal(amountMinor) };
    return { at: at.toISOString(), kind, fromStatus, toStatus, note, actor, ...amount };
  }
}
