import {
  type Address,
  type CurrencyCode,
  currencyOfCountry,
  minorByRate,
  type Tax,
  type TaxCategory,
} from '@kp/commerce';
import { countryCodeOf } from '@kp/commerce/countries';
import { isEuCountry } from '@kp/commerce/legal-duties';
import { HOME_COUNTRY, isOutsideVat, type Seller } from '@kp/settings';
import { type ExchangeRate, type InvoiceAmounts, negative } from './invoice-amounts';
import type { Buyer } from './invoice-parties';
import { vatNumberOf } from '@kp/commerce/vat-number';

/** The law has VAT stated in the currency of the seller's state as well. Null when the invoice is in it. */
export function accountingCurrencyOf(seller: Seller, invoiceCurrency: CurrencyCode): CurrencyCode | null {
  const currency = currencyOfCountry(countryCodeOf(seller.country) ?? HOME_COUNTRY);
  return currency === invoiceCurrency ? null : currency;
}

export type VatExemption = 'exempt' | 'export' | 'intraCommunity' | 'notRegistered';

/** A rate of zero (Z) needs no reason. */
const EXEMPTIONS: Partial<Record<TaxCategory, VatExemption>> = {
  E: 'exempt',
  G: 'export',
  K: 'intraCommunity',
  O: 'notRegistered',
};

export const vatExemptionOf = ({ category }: Pick<Tax, 'category'>): VatExemption | null =>
  EXEMPTIONS[category] ?? null;

/** Why lines of an invoice have no VAT. */
export const vatExemptionsOf = (vatLines: readonly Tax[]): VatExemption[] => [
  ...new Set(vatLines.flatMap((line) => vatExemptionOf(line) ?? [])),
];

export type DeliveryAddress = Pick<Buyer, 'address' | 'city' | 'county' | 'zip' | 'country'>;

/** What the tax office asks of an invoice, as it was when it was issued. */
export interface TaxDetails {
  /** Of the whole: what is not taxed is stated only where nothing is. */
  vatCategory: TaxCategory;
  accounting: (ExchangeRate & { currency: CurrencyCode; vatMinor: number }) | null;
  deliveredTo: DeliveryAddress;
  /** ISO 3166 code of the country whose tax it is; null where its order did not say. */
  country: string | null;
  /** VAT is due once the invoice is paid. */
  isOnCollection: boolean;
}

/** What goes abroad tells more of an invoice than what is exempt beside it. */
const UNTAXED = ['K', 'G', 'O', 'E', 'Z', 'S'] as const satisfies readonly TaxCategory[];

export function taxDetailsOf(
  { vatMinor, lines }: InvoiceAmounts,
  shippingAddress: Address,
  accounting: (ExchangeRate & { currency: CurrencyCode }) | null,
  { country: taxCountry, isOnCollection }: Pick<TaxDetails, 'country' | 'isOnCollection'>,
): TaxDetails {
  const { address, city, county, state, zipCode, country } = shippingAddress;
  const isTaxed = lines.some(({ vatRate }) => vatRate > 0);
  return {
    vatCategory: isTaxed
      ? 'S'
      : UNTAXED.find((category) => lines.some((line) => line.vatCategory === category))!,
    accounting: accounting && { ...accounting, vatMinor: minorByRate(vatMinor, accounting.rate) },
    deliveredTo: { address, city, county: county || state, zip: zipCode, country },
    country: taxCountry,
    isOnCollection: isTaxed && isOnCollection,
  };
}

interface Parties {
  seller: Seller;
  buyer: Pick<Buyer, 'vatNumber'>;
  destination: string;
}

/** An order of a shop that taxes all alike, at a rate of zero, states why, where that can be told. */
export const statedTax = (tax: Tax, parties: Parties): Tax =>
  tax.category === 'Z' ? { ...tax, category: untaxedCategory(parties) } : tax;

/** Only what the destination and the buyer's VAT number prove counts as an exemption; all else is a rate of zero. */
function untaxedCategory({ seller, buyer, destination }: Parties): TaxCategory {
  if (isOutsideVat(seller)) return 'O';
  const home = countryCodeOf(seller.country) ?? HOME_COUNTRY;
  const code = countryCodeOf(destination);
  if (!code || code === home) return 'Z';
  if (!isEuCountry(code)) return 'G';
  const registeredIn = vatNumberOf(buyer.vatNumber)?.country;
  return registeredIn && registeredIn !== home && isEuCountry(registeredIn) ? 'K' : 'Z';
}

export function withAccountedVat(tax: TaxDetails, vatMinor: number): TaxDetails {
  return { ...tax, accounting: tax.accounting && { ...tax.accounting, vatMinor } };
}

/** At the rate of the invoice, so that both together are zero in the currency of the tax office too. */
export function reversedTax(tax: TaxDetails): TaxDetails {
  return withAccountedVat(tax, negative(tax.accounting?.vatMinor ?? 0));
}
