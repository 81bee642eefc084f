import type { OrderStatus } from '@kp/commerce';
import type { OrderEvent } from '../../domain/order-event.entity';

export class OrderEventResponse {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. */
  kind: 'placed' | 'status' | 'shipment' | 'note';
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
  note: string | null;
  actor: 'guest' | 'customer' | 'admin' | 'system';

  static from({ at, kind, fromStatus, toStatus, note, actor }: OrderEvent): OrderEventResponse {
    return { at: at.toISOString(), kind, fromStatus, toStatus, note, actor };
  }
}
