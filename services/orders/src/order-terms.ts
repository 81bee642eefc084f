import { Injectable } from '@nestjs/common';
import { buyerKindOf } from '@kp/commerce/legal-duties';
import type { Destination } from '@kp/commerce/shipping-zones';
import { SettingsService, type TaxDestination, Taxes } from '@kp/settings';
import type { PricingTerms } from './domain/order-pricing';

interface PricedInput {
  shippingAddress?: Destination & TaxDestination;
  billingAddress?: { company?: string };
  vatNumber?: string | null;
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
  async of(input: PricedInput = {}, at?: Date): Promise<PricingTerms> {
    const { shippingAddress, billingAddress, vatNumber, shipping, discount } = input;
    const kind = buyerKindOf(billingAddress?.company, vatNumber ?? null);
    return {
      shipping: await this.settings.getShippingTerms(shippingAddress),
      taxes: this.taxes.of(shippingAddress ?? null, at, { isConsumer: kind === 'consumer', state: null }),
      seenShipping: shipping,
      seenDiscount: discount,
    };
  }
}
