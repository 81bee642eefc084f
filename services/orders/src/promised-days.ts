import { Injectable } from '@nestjs/common';
import type { DeliveryRange } from '@kp/commerce/delivery-range';
import type { ChosenDelivery } from '@kp/commerce/delivery-methods';
import { DeliveryMethods, DeliveryService } from '@kp/settings';
import type { Order } from './domain/order.entity';

type Days = Pick<Order, 'promisedFirstDay' | 'promisedLastDay'>;

/** Where an order goes, and how. */
type Delivered = Pick<Order, 'shippingAddress' | 'deliveryMethod'>;

const NONE: Days = { promisedFirstDay: null, promisedLastDay: null };

/** What an order keeps, whatever the settings say later. */
@Injectable()
export class PromisedDays {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly methods: DeliveryMethods,
  ) {}

  /** Of an order that is placed now; none while its payment or confirmation is awaited, and none of a cancelled one. */
  ofPlaced(
    order: Delivered & Pick<Order, 'reservedUntil' | 'status'>,
    lines: readonly { readonly backorderedQuantity?: number }[],
    now: Date,
  ): Days {
    const isWaiting = order.reservedUntil !== null || order.status === 'cancelled';
    return isWaiting ? NONE : this.of(order, lines, now);
  }

  /** From the moment when nothing but packing is left to do; an order on backorder is promised no day. */
  of(
    { shippingAddress: { country, county }, deliveryMethod }: Delivered,
    lines: readonly { readonly backorderedQuantity?: number }[],
    now: Date,
  ): Days {
    if (lines.some(({ backorderedQuantity = 0 }) => backorderedQuantity > 0)) return NONE;
    const range = this.isGone(deliveryMethod)
      ? null
      : this.delivery.promise({ country, county }, now, this.methodOf(deliveryMethod));
    return range ? { promisedFirstDay: range.firstDay, promisedLastDay: range.lastDay } : NONE;
  }

  /** Of what leaves now; null where no day is promised. */
  ofParcel(
    { shippingAddress: { country, county }, deliveryMethod }: Delivered,
    now: Date,
  ): DeliveryRange | null {
    if (this.isGone(deliveryMethod)) return null;
    return this.delivery.expect({ country, county }, now, this.methodOf(deliveryMethod));
  }

  private methodOf(chosen: ChosenDelivery | null) {
    return chosen ? this.methods.find(chosen.id) : undefined;
  }

  /** Nobody knows when a van comes, or goods can be fetched, where the shop does not offer it any more. */
  private isGone(chosen: ChosenDelivery | null): boolean {
    return chosen !== null && chosen.kind !== 'courier' && !this.methodOf(chosen);
  }
}
