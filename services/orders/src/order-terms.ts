import { Injectable } from '@nestjs/common';
import { countryCodeOf } from '@kp/commerce/countries';
import { deliveryNameIn } from '@kp/commerce/delivery-methods';
import { buyerKindOf } from '@kp/commerce/legal-duties';
import type { Destination } from '@kp/commerce/shipping-zones';
import { taxNumberOf, type VatNumber, vatNumberOf } from '@kp/commerce/vat-number';
import {
  DeliveryMethods,
  type SaleTaxes,
  SettingsService,
  type TaxDestination,
  Taxes,
  type VatNumberCheck,
  VatNumbers,
} from '@kp/settings';
import type { PricingTerms } from './domain/order-pricing';
import type { Order } from './domain/order.entity';
import { deliveryUnavailable } from './domain/order.errors';

interface PricedInput {
  shippingAddress?: (Destination & TaxDestination) | undefined;
  billingAddress?: { company?: string; country?: string };
  vatNumber?: string | null;
  /** Of the ways of delivery that are offered to the address. */
  deliveryMethodId?: number;
  /** In which the order keeps the name of its way of delivery. */
  language?: string;
  shipping?: string;
  discount?: string;
}

type TaxedOrder = Pick<
  Order,
  | 'shippingAddress'
  | 'deliveryMethod'
  | 'shippingMinor'
  | 'createdAt'
  | 'supplyKind'
  | 'taxCountry'
  | 'isTaxIncluded'
  | 'vatNumberCheck'
>;

interface Untaxed {
  number: string;
  taxes: SaleTaxes;
}

/** What shipping costs and how goods are taxed where an order goes; at home without an address. */
@Injectable()
export class OrderTerms {
  constructor(
    private readonly settings: SettingsService,
    private readonly methods: DeliveryMethods,
    private readonly taxes: Taxes,
    private readonly numbers: VatNumbers,
  ) {}

  /** Asks the register about the buyer's number where the tax depends on it, before the transaction that prices the order. */
  async confirmNumber(input: PricedInput): Promise<void> {
    const untaxed = this.ifConfirmed(this.taxedInput(input));
    if (untaxed) await this.numbers.confirm(untaxed.number);
  }

  /** As a placed order was taxed: supply and proof are those that are stored with it. */
  async ofOrder(order: TaxedOrder): Promise<PricingTerms> {
    const { shippingAddress, createdAt, supplyKind: kind, taxCountry: country, isTaxIncluded } = order;
    const { deliveryMethod: chosen, shippingMinor } = order;
    const method = chosen ? this.methods.find(chosen.id) : undefined;
    const shipping = await this.settings.getShippingTerms(shippingAddress, method);
    return {
      shipping,
      // What a way of delivery cost stays when that is not offered any more.
      ...(chosen && !method ? { negotiatedShippingMinor: shippingMinor } : {}),
      taxes: this.taxes.ofSupply({ kind, country }, createdAt, isTaxIncluded),
      vatNumberCheck: order.vatNumberCheck,
    };
  }

  /**
   * @param at the day of the order, whose rates apply
   * @param known proof that counts while the register does not answer
   * @throws OrderError ORDERS.DELIVERY_UNAVAILABLE
   */
  async of(input: PricedInput = {}, at?: Date, known: VatNumberCheck | null = null): Promise<PricingTerms> {
    const { shippingAddress, deliveryMethodId, language, shipping, discount } = input;
    const offered =
      deliveryMethodId === undefined ? undefined : this.offered(deliveryMethodId, shippingAddress);
    const method = offered && { ...offered, name: deliveryNameIn(offered, language) };
    const taxed = this.taxedInput(input);
    const untaxed = this.ifConfirmed(taxed, at);
    const check = untaxed && ((await this.numbers.find(untaxed.number)) ?? known ?? notKnown());
    const isConsumer = kindOf(input) === 'consumer';
    return {
      shipping: await this.settings.getShippingTerms(shippingAddress, method),
      taxes:
        untaxed && check?.state === 'valid'
          ? untaxed.taxes
          : this.taxes.of(taxed.shippingAddress ?? null, at, { isConsumer, state: null }),
      vatNumberCheck: check,
      expectedShipping: shipping,
      expectedDiscount: discount,
    };
  }

  /**
   * For a customer, who has to choose where the place has no standard delivery.
   *
   * @throws OrderError ORDERS.DELIVERY_UNAVAILABLE
   */
  async ofCustomer(input: PricedInput & { shippingAddress: Destination }): Promise<PricingTerms> {
    const isChosen = input.deliveryMethodId !== undefined || this.hasStandard(input.shippingAddress);
    if (!isChosen) throw deliveryUnavailable();
    return this.of(input);
  }

  hasStandard(destination: Destination): boolean {
    return this.methods.hasStandard(destination);
  }

  /** What can be chosen beside the standard delivery. */
  methodsFor(destination: Destination): ReturnType<DeliveryMethods['offeredTo']> {
    return this.methods.offeredTo(destination);
  }

  private offered(id: number, destination: Destination | undefined) {
    const method = destination && this.methodsFor(destination).find((each) => each.id === id);
    if (!method) throw deliveryUnavailable();
    return method;
  }

  /** What is fetched at the warehouse changes hands there, so it is taxed at home wherever the buyer lives. */
  private taxedInput(input: PricedInput): PricedInput {
    const { deliveryMethodId } = input;
    const isFetched =
      deliveryMethodId !== undefined && this.methods.find(deliveryMethodId)?.kind === 'pickup';
    return isFetched ? { ...input, shippingAddress: undefined } : input;
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
