import { type Address, type CurrencyCode, money, multiplyByRate } from '@kp/commerce';
import { findCountry } from '@kp/commerce/countries';
import { HOME_COUNTRY, isOutsideVat, type Seller } from '@kp/settings';
import { type ExchangeRate, type InvoiceAmounts, INVOICE_CURRENCY, negative } from './invoice-amounts';
import type { Buyer } from './invoice-parties';
import { vatNumberOf } from '@kp/commerce/vat-number';

/** Romanian law has VAT stated in lei, whatever the currency of the invoice. */
export const ACCOUNTING_CURRENCY: CurrencyCode = 'RON';

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
  accounting: ExchangeRate & { currency: CurrencyCode; vatMinor: number };
  deliveredTo: DeliveryAddress;
}

const EU_MEMBERS = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

export function taxDetailsOf(
  { vatMinor, lines }: InvoiceAmounts,
  shippingAddress: Address,
  { seller, buyer }: { seller: Seller; buyer: Buyer },
  rate: ExchangeRate,
): TaxDetails {
  const { address, city, county, state, zipCode, country } = shippingAddress;
  const isTaxed = lines.some(({ vatRate }) => vatRate > 0);
  const inLei = multiplyByRate(money(vatMinor, INVOICE_CURRENCY), rate.rate).minor;
  const untaxed = isOutsideVat(seller) ? 'O' : untaxedCategory(country, buyer.vatNumber);
  return {
    vatCategory: isTaxed ? 'S' : untaxed,
    accounting: { currency: ACCOUNTING_CURRENCY, ...rate, vatMinor: inLei },
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

/** At the rate of the invoice, so that both together are zero in lei too. */
export function reversedTax({ accounting, ...tax }: TaxDetails): TaxDetails {
  return { ...tax, accounting: { ...accounting, vatMinor: negative(accounting.vatMinor) } };
}
