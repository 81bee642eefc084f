import { Injectable } from '@nestjs/common';
import { countryCodeOf } from '@kp/commerce/countries';
import { buyerKindOf } from '@kp/commerce/legal-duties';
import type { Destination } from '@kp/commerce/shipping-zones';
import { taxNumberOf, type VatNumber, vatNumberOf } from '@kp/commerce/vat-number';
import {
  type SaleTaxes,
  SettingsService,
  type TaxDestination,
  Taxes,
  type VatNumberCheck,
  VatNumbers,
} from '@kp/settings';
import type { PricingTerms } from './domain/order-pricing';

interface PricedInput {
  shippingAddress?: Destination & TaxDestination;
  billingAddress?: { company?: string; country?: string };
  vatNumber?: string | null;
  shipping?: string;
  discount?: string;
}

interface Untaxed {
  number: string;
  taxes: SaleTaxes;
}

/** What shipping costs and how goods are taxed where an order goes; at home without an address. */
@Injectable()
export class OrderTerms {
  constructor(
    private readonly settings: SettingsService,
    private readonly taxes: Taxes,
    private readonly numbers: VatNumbers,
  ) {}

  /** Asks the register about the buyer's number where the tax depends on it, before the transaction that prices the order. */
  async confirmNumber(input: PricedInput): Promise<void> {
    const untaxed = this.ifConfirmed(input);
    if (untaxed) await this.numbers.confirm(untaxed.number);
  }

  /** @param at the day of the order, whose rates apply */
  async of(input: PricedInput = {}, at?: Date): Promise<PricingTerms> {
    const { shippingAddress, shipping, discount } = input;
    const untaxed = this.ifConfirmed(input, at);
    const check = untaxed && ((await this.numbers.find(untaxed.number)) ?? notKnown());
    const isConsumer = kindOf(input) === 'consumer';
    return {
      shipping: await this.settings.getShippingTerms(shippingAddress),
      taxes:
        untaxed && check?.state === 'valid'
          ? untaxed.taxes
          : this.taxes.of(shippingAddress ?? null, at, { isConsumer, state: null }),
      vatNumberCheck: check,
      expectedShipping: shipping,
      expectedDiscount: discount,
    };
  }

  /** How the order is taxed once the buyer's number is confirmed; null where that changes nothing. */
  private ifConfirmed(input: PricedInput, at?: Date): Untaxed | null {
    const known = businessNumberOf(input);
    if (!known || !input.shippingAddress) return null;
    const buyer = { isConsumer: false, state: known.country };
    const taxes = this.taxes.of(input.shippingAddress, at, buyer);
    return taxes.supply.kind === 'intra_community' ? { number: known.number, taxes } : null;
  }
}

const kindOf = ({ billingAddress, vatNumber }: PricedInput) =>
  buyerKindOf(billingAddress?.company, vatNumber ?? null);

function businessNumberOf(input: PricedInput): VatNumber | null {
  if (kindOf(input) !== 'business') return null;
  const country = countryCodeOf(input.billingAddress?.country ?? '') ?? '';
  const known = taxNumberOf(input.vatNumber!, country);
  return known?.kind === 'vat' ? vatNumberOf(known.number) : null;
}

const notKnown = (): VatNumberCheck => ({
  state: 'unknown',
  requestId: null,
  checkedAt: new Date().toISOString(),
});
