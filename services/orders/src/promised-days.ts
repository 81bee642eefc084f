import { Injectable } from '@nestjs/common';
import type { DeliveryRange } from '@kp/commerce/delivery-range';
import type { Destination } from '@kp/commerce/shipping-zones';
import { DeliveryService } from '@kp/settings';
import type { Order } from './domain/order.entity';

type Days = Pick<Order, 'promisedFirstDay' | 'promisedLastDay'>;

const NONE: Days = { promisedFirstDay: null, promisedLastDay: null };

/** What an order keeps, whatever the settings say later. */
@Injectable()
export class PromisedDays {
  constructor(private readonly delivery: DeliveryService) {}

  /** Of an order that is placed now; none while its payment or confirmation is awaited, and none of a cancelled one. */
  ofPlaced(
    { shippingAddress, reservedUntil, status }: Pick<Order, 'shippingAddress' | 'reservedUntil' | 'status'>,
    lines: readonly { readonly backorderedQuantity?: number }[],
    now: Date,
  ): Days {
    return reservedUntil !== null || status === 'cancelled' ? NONE : this.of(shippingAddress, lines, now);
  }

  /** From the moment when nothing but packing is left to do; an order on backorder is promised no day. */
  of(
    { country, county }: Destination,
    lines: readonly { readonly backorderedQuantity?: number }[],
    now: Date,
  ): Days {
    if (lines.some(({ backorderedQuantity = 0 }) => backorderedQuantity > 0)) return NONE;
    const range = this.delivery.promise({ country, county }, now);
    return range ? { promisedFirstDay: range.firstDay, promisedLastDay: range.lastDay } : NONE;
  }

  /** Of a parcel that leaves now; null where no day is promised. */
  ofParcel({ country, county }: Destination, now: Date): DeliveryRange | null {
    return this.delivery.expect({ country, county }, now);
  }
}
