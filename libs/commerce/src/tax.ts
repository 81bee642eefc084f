import type { FieldRule } from './field-rules';
import { includedTax, minorByRate, minorToDecimal, parseMinor, type Rate } from './money';

/** By which a country taxes kinds of goods. */
export const TAX_CLASSES = [
  'standard',
  'reduced',
  'second_reduced',
  'super_reduced',
  'zero',
  'exempt',
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** Of a form: empty for none of its own. */
export const taxClassRule: FieldRule<string | null | undefined> = (taxClass) =>
  !taxClass || (TAX_CLASSES as readonly string[]).includes(taxClass)
    ? null
    : { messageKey: 'validation.taxClassInvalid' };

/** Of single countries, beside a class for all others: by ISO 3166 code. */
export const taxClassByCountryRule: FieldRule<Readonly<Record<string, unknown>> | null | undefined> = (
  classes,
) =>
  Object.entries(classes ?? {}).every(
    ([country, taxClass]) =>
      /^[A-Z]{2}$/.test(country) && (TAX_CLASSES as readonly unknown[]).includes(taxClass),
  )
    ? null
    : { messageKey: 'validation.taxClassInvalid' };

/** Which of both prices comes first: without or with VAT. */
export const PRICE_DISPLAYS = ['net', 'gross'] as const;
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];

/** By ISO 3166 code of the country that taxes; "*" for all others. */
export type TaxClasses = Readonly<Record<string, TaxClass>>;

/** Of a product or category with the class of all other countries; null without one of its own. */
export const taxClassesOf = (
  taxClass: TaxClass | null,
  byCountry: Readonly<Record<string, TaxClass>>,
): TaxClasses | null => taxClass && { ...byCountry, '*': taxClass };

export const taxClassIn = (classes: TaxClasses | null | undefined, country: string): TaxClass =>
  classes?.[country] ?? classes?.['*'] ?? 'standard';

/** Those that a country has a rate for. */
export const RATED_TAX_CLASSES: readonly TaxClass[] = TAX_CLASSES.filter(
  (taxClass) => taxClass !== 'zero' && taxClass !== 'exempt',
);

/** UNCL5305: taxed, zero rate, exempt, intra-Community supply, export, outside the scope of VAT. */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'K', 'G', 'O'] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** How a sale is taxed; `rate` is a share (0.19), and 0 in every category but S. */
export interface Tax {
  readonly category: TaxCategory;
  readonly rate: number;
  /** Of prices that include a tax which the sale does not owe: it leaves them. */
  readonly priceRate?: number;
}

export type TaxByClass = Readonly<Record<TaxClass, Tax>>;

export const isSameTax = (one: Tax, other: Tax): boolean =>
  one.category === other.category && one.rate === other.rate && one.priceRate === other.priceRate;

/** Of a shop with one rate for everything. */
export const taxedAt = (rate: Rate): Tax => ({
  category: Number(rate) > 0 ? 'S' : 'Z',
  rate: Number(rate),
});

/** The tax on an amount, or the part of an amount that is tax. */
export function taxIn(minor: number, rate: Rate, isTaxIncluded: boolean): number {
  return isTaxIncluded ? includedTax(minor, rate) : minorByRate(minor, rate);
}

/** Both prices of what is entered with or without VAT; decimals. */
export function netAndGross(price: string, rate: Rate, isTaxIncluded: boolean): Record<PriceDisplay, string> {
  const minor = parseMinor(price);
  const tax = taxIn(minor, rate, isTaxIncluded);
  return isTaxIncluded
    ? { net: minorToDecimal(minor - tax), gross: price }
    : { net: price, gross: minorToDecimal(minor + tax) };
}

/** As a page that is the same for everybody knows rates: those of the seller's country. */
export interface HomeRates {
  readonly vatRate: number;
  /** Of classes with a rate of their own. */
  readonly vatRates?: Partial<Record<TaxClass, number>>;
  /** ISO 3166 code of the seller's country. */
  readonly country?: string;
  /** The seller charges no VAT at all. */
  readonly isOutsideVat?: boolean;
}

export function homeTax(
  { vatRate, vatRates = {}, country = '*', isOutsideVat = false }: HomeRates,
  classes: TaxClasses | null | undefined,
): Tax {
  if (isOutsideVat) return { category: 'O', rate: 0 };
  const taxClass = taxClassIn(classes, country);
  if (taxClass === 'exempt') return { category: 'E', rate: 0 };
  if (taxClass === 'zero') return { category: 'Z', rate: 0 };
  return taxedAt(vatRates[taxClass] ?? vatRate);
}

/** The rate of all lines; null where they have several. */
export function singleRate(lines: readonly Tax[]): number | null {
  const rates = new Set(lines.map(({ rate }) => rate));
  return rates.size > 1 ? null : ([...rates][0] ?? 0);
}
