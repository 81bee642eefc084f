import { Injectable } from '@nestjs/common';
import type { Destination } from '@kp/commerce/shipping-zones';
import { SettingsService, type TaxDestination, Taxes } from '@kp/settings';
import type { PricingTerms } from './domain/order-pricing';

interface PricedInput {
  shippingAddress?: Destination & TaxDestination;
  shipping?: string;
  discount?: string;
}

/** What shipping costs and how goods are taxed where an order goes; at home without an address. */
@Injectable()
export class OrderTerms {
  constructor(
    private readonly settings: SettingsService,
    private readonly taxes: Taxes,
  ) {}

  /** @param at the day of the order, whose rates apply */
  async of({ shippingAddress, shipping, discount }: PricedInput = {}, at?: Date): Promise<PricingTerms> {
    return {
      shipping: await this.settings.getShippingTerms(shippingAddress),
      taxes: this.taxes.of(shippingAddress ?? null, at),
      seenShipping: shipping,
      seenDiscount: discount,
    };
  }
}
