import { ADDRESS_MAX_LENGTHS, minorToDecimal, toDecimal } from '@kp/commerce';
import { IsWhole, OptionalField, OptionalCode, OptionalSingleLine, ListOf, Nested } from '@kp/platform/http';
import type { VatNumberState } from '@kp/settings';
import type { PricedOrder } from '../domain/order-pricing';
import type { DeliveryOffer, OrderPreview } from '../use-cases/preview-order';
import { DeliveryMethodView } from './delivery-method.dto';
import { AddressLine } from './order-field-decorators';
import { taxesOf } from './order-taxes.dto';
import { OrderSumsResponse } from './order-view.dto';
import { OrderItemRequest } from './place-order.dto';

export class DestinationRequest {
  /** The country's English name. @example "Romania" */
  @AddressLine('country')
  country: string;

  /** @example "Cluj" */
  @OptionalSingleLine(ADDRESS_MAX_LENGTHS.county)
  county?: string;

  /** Some places of a country are outside its VAT area. @example "400001" */
  @OptionalSingleLine(ADDRESS_MAX_LENGTHS.zipCode)
  zipCode?: string;

  @OptionalSingleLine(ADDRESS_MAX_LENGTHS.city)
  city?: string;
}

export class BuyerRequest {
  @AddressLine('company')
  @OptionalField()
  company?: string;

  /** The country's English name. @example "Germany" */
  @AddressLine('country')
  @OptionalField()
  country?: string;
}

export class PreviewOrderRequest {
  @ListOf(() => OrderItemRequest, { min: 1, max: 200 })
  items: OrderItemRequest[];

  /** Decides what shipping costs; without it the standard cost is answered. */
  @Nested(() => DestinationRequest)
  @OptionalField()
  shippingAddress?: DestinationRequest;

  /** One of the `deliveries` of the address; another one counts as none. @example 7 */
  @IsWhole(1, 2_147_483_647)
  @OptionalField()
  deliveryMethodId?: number;

  @OptionalCode(30)
  discountCode?: string;

  /** A company of another member state is not charged VAT once its number is confirmed. */
  @Nested(() => BuyerRequest)
  @OptionalField()
  billingAddress?: BuyerRequest;

  /** @example "DE136695976" */
  @OptionalSingleLine(30)
  vatNumber?: string;
}

export class DeliveryOfferResponse {
  /** Null for the standard delivery. */
  method: DeliveryMethodView | null;
  /** @example "12.50" */
  shipping: string;
  /** When it arrives or is ready to be fetched, as ISO days; null where no day is promised. @example "2026-12-03" */
  firstDay: string | null;
  /** @example "2026-12-07" */
  lastDay: string | null;

  static from({ method, shippingMinor, days }: DeliveryOffer): DeliveryOfferResponse {
    const { firstDay = null, lastDay = null } = days ?? {};
    return { method, shipping: minorToDecimal(shippingMinor), firstDay, lastDay };
  }
}

export class OrderTotalsResponse extends OrderSumsResponse {
  /** Of the buyer's number, where the tax depends on it: "unknown" while its register does not answer. Null elsewhere. */
  vatNumberCheck: VatNumberState | null;

  static from({ totals, isTaxIncluded, vatNumberCheck, discount }: PricedOrder): OrderTotalsResponse {
    return {
      currency: totals.total.currency,
      subtotal: toDecimal(totals.subtotal),
      discountCode: discount?.code ?? null,
      discount: toDecimal(totals.discount),
      shipping: toDecimal(totals.shipping),
      ...taxesOf(totals.taxLines, isTaxIncluded),
      vatAmount: toDecimal(totals.vat),
      totalAmount: toDecimal(totals.total),
      vatNumberCheck: vatNumberCheck?.state ?? null,
    };
  }
}

export class OrderPreviewResponse extends OrderTotalsResponse {
  /** Of the way of delivery that the totals are of; null for the standard one, absent where there is no other. */
  deliveryMethodId?: number | null;
  /** What can be chosen for the address; absent where there is nothing but the standard delivery. */
  deliveries?: DeliveryOfferResponse[];

  static fromPreview({ priced, deliveries }: OrderPreview): OrderPreviewResponse {
    const offers = deliveries.map((offer) => DeliveryOfferResponse.from(offer));
    return {
      ...OrderTotalsResponse.from(priced),
      ...(offers.length > 0
        ? { deliveryMethodId: priced.deliveryMethod?.id ?? null, deliveries: offers }
        : {}),
    };
  }
}
