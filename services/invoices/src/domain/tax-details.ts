import { type Address, type CurrencyCode, currencyOfCountry, minorByRate } from '@kp/commerce';
import { findCountry } from '@kp/commerce/countries';
import { HOME_COUNTRY, isOutsideVat, type Seller } from '@kp/settings';
import { type ExchangeRate, type InvoiceAmounts, negative } from './invoice-amounts';
import type { Buyer } from './invoice-parties';
import { vatNumberOf } from '@kp/commerce/vat-number';

/** The law has VAT stated in the currency of the seller's state as well. Null when the invoice is in it. */
export function accountingCurrencyOf(seller: Seller, invoiceCurrency: CurrencyCode): CurrencyCode | null {
  const currency = currencyOfCountry(findCountry(seller.country)?.code ?? HOME_COUNTRY);
  return currency === invoiceCurrency ? null : currency;
}

/** UNCL5305: standard rate, zero rate, export outside the EU, intra-Community supply, seller not registered. */
export type VatCategory = 'S' | 'Z' | 'G' | 'K' | 'O';

export type VatExemption = 'export' | 'intraCommunity' | 'notRegistered';

/** A rate of zero (Z) needs no reason. */
const EXEMPTIONS: Partial<Record<VatCategory, VatExemption>> = {
  G: 'export',
  K: 'intraCommunity',
  O: 'notRegistered',
};

export const vatExemptionOf = ({ vatCategory }: TaxDetails): VatExemption | null =>
  EXEMPTIONS[vatCategory] ?? null;

export type DeliveryAddress = Pick<Buyer, 'address' | 'city' | 'county' | 'zip' | 'country'>;

/** What the tax office asks of an invoice, as it was when it was issued. */
export interface TaxDetails {
  vatCategory: VatCategory;
  accounting: (ExchangeRate & { currency: CurrencyCode; vatMinor: number }) | null;
  deliveredTo: DeliveryAddress;
}

const EU_MEMBERS = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

export function taxDetailsOf(
  { vatMinor, lines }: InvoiceAmounts,
  shippingAddress: Address,
  { seller, buyer }: { seller: Seller; buyer: Buyer },
  accounting: (ExchangeRate & { currency: CurrencyCode }) | null,
): TaxDetails {
  const { address, city, county, state, zipCode, country } = shippingAddress;
  const isTaxed = lines.some(({ vatRate }) => vatRate > 0);
  const untaxed = isOutsideVat(seller) ? 'O' : untaxedCategory(country, buyer.vatNumber);
  return {
    vatCategory: isTaxed ? 'S' : untaxed,
    accounting: accounting && { ...accounting, vatMinor: minorByRate(vatMinor, accounting.rate) },
    deliveredTo: { address, city, county: county || state, zip: zipCode, country },
  };
}

/** Only what the destination and the buyer's VAT number prove counts as an exemption; all else is a rate of zero. */
function untaxedCategory(destination: string, buyerVatNumber: string): VatCategory {
  const code = findCountry(destination)?.code;
  if (!code || code === HOME_COUNTRY) return 'Z';
  if (!EU_MEMBERS.has(code)) return 'G';
  const registeredIn = vatNumberOf(buyerVatNumber)?.country;
  return registeredIn && registeredIn !== HOME_COUNTRY && EU_MEMBERS.has(registeredIn) ? 'K' : 'Z';
}

export function withAccountedVat(tax: TaxDetails, vatMinor: number): TaxDetails {
  return { ...tax, accounting: tax.accounting && { ...tax.accounting, vatMinor } };
}

/** At the rate of the invoice, so that both together are zero in the currency of the tax office too. */
export function reversedTax(tax: TaxDetails): TaxDetails {
  return withAccountedVat(tax, negative(tax.accounting?.vatMinor ?? 0));
}
