import { minorToDecimal, type OrderStatus } from '@kp/commerce';
import type { BankAccount } from '@kp/settings';
import type { OrderActor, OrderEvent, OrderEventKind, Shipment } from '../domain/order.entity';

/** By account. */
export type StaffNames = ReadonlyMap<number, string>;
const NO_NAMES: StaffNames = new Map();

export class OrderEventResponse {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. `price_agreed`: for the staff, with code and reason as `note`. */
  kind: OrderEventKind;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
  note: string | null;
  actor: OrderActor;
  /** Of the administrator, for the staff. @example "Ana Pop" */
  actorName?: string;
  /** Where money moved, a decimal in the order's currency. @example "54.75" */
  amount?: string;

  static from(event: OrderEvent, names: StaffNames = NO_NAMES): OrderEventResponse {
    const { at, kind, fromStatus, toStatus, note, actor, actorUserId, amountMinor } = event;
    const amount = amountMinor === null ? {} : { amount: minorToDecimal(amountMinor) };
    const actorName = actor === 'admin' && actorUserId !== null ? names.get(actorUserId) : undefined;
    const name = actorName ? { actorName } : {};
    return { at: at.toISOString(), kind, fromStatus, toStatus, note, actor, ...name, ...amount };
  }
}

export interface Tracking {
  /** Of the shop; null until it is filled in. */
  readonly bankAccount: BankAccount | null;
  trackingUrlOf(parcel: { awbNumber: string | null; courier: string | null }): string | null;
}

export class ShippedItemResponse {
  /** Id of the order's item. */
  itemId: number;
  quantity: number;
}

export class ShipmentResponse {
  id: number;
  /** @example "DN-2026-000001" */
  deliveryNoteNumber: string;
  /** ISO 8601, UTC. */
  shippedAt: string;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** ISO days, from the one it left; null where the shop promises none. @example "2026-12-03" */
  expectedFirstDay: string | null;
  /** @example "2026-12-07" */
  expectedLastDay: string | null;
  items: ShippedItemResponse[];

  static from({ shippedAt, lines, ...parcel }: Shipment, tracking: Tracking): ShipmentResponse {
    const { id, deliveryNoteNumber, awbNumber, courier, expectedFirstDay, expectedLastDay } = parcel;
    return {
      id,
      deliveryNoteNumber,
      shippedAt: shippedAt.toISOString(),
      awbNumber,
      courier,
      trackingUrl: tracking.trackingUrlOf(parcel),
      expectedFirstDay,
      expectedLastDay,
      items: lines.map(({ orderLineId: itemId, quantity }) => ({
        itemId,
        quantity,
      })),
    };
  }
}
