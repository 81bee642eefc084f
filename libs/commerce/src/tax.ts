import type { FieldRule } from './field-rules';
import { includedTax, minorByRate, type Rate } from './money';

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

/** What an order's goods of one category, rate and rate in their prices cost, in minor units. */
export interface TaxLine extends Tax {
  /** Of the lines, as prices are entered: with or without tax. */
  readonly goodsMinor: number;
  readonly discountMinor: number;
  /** Its share of shipping, tax included. */
  readonly shippingMinor: number;
  /** On the goods less the discount. */
  readonly taxMinor: number;
  /** Tax that left the prices. */
  readonly removedMinor: number;
}

interface TaxedLine {
  readonly unitPriceMinor: number;
  readonly quantity: number;
  readonly tax: Tax;
}

interface SharedAmounts {
  readonly discountMinor: number;
  readonly shippingMinor: number;
  /** Prices are entered with tax. */
  readonly isTaxIncluded: boolean;
}

export const isSameTax = (one: Tax, other: Tax): boolean =>
  one.category === other.category && one.rate === other.rate && one.priceRate === other.priceRate;

/** Of a shop with one rate for everything. */
export const taxedAt = (rate: Rate): Tax => ({
  category: Number(rate) > 0 ? 'S' : 'Z',
  rate: Number(rate),
});

/** Highest rate first. Tax is rounded once per category and rate; discount and shipping follow the goods. */
export function taxLinesOf(lines: readonly TaxedLine[], shared: SharedAmounts): TaxLine[] {
  const goods = new Map<string, Tax & { goodsMinor: number }>();
  for (const { unitPriceMinor, quantity, tax } of lines) {
    const { category, rate, priceRate } = tax;
    const key = `${category} ${rate} ${priceRate}`;
    const goodsMinor = (goods.get(key)?.goodsMinor ?? 0) + unitPriceMinor * quantity;
    goods.set(key, { category, rate, ...(priceRate ? { priceRate } : {}), goodsMinor });
  }
  const groups = [...goods.values()].sort(
    (left, right) =>
      right.rate - left.rate ||
      left.category.localeCompare(right.category) ||
      (right.priceRate ?? 0) - (left.priceRate ?? 0),
  );
  const weights = groups.map(({ goodsMinor }) => goodsMinor);
  const discounts = sharesOf(shared.discountMinor, weights);
  const shipping = sharesOf(shared.shippingMinor, weights);
  return groups.map((group, index) => {
    const discountMinor = discounts[index]!;
    const paidMinor = group.goodsMinor - discountMinor;
    return {
      ...group,
      discountMinor,
      shippingMinor: shipping[index]!,
      taxMinor: taxIn(paidMinor, group.rate, shared.isTaxIncluded),
      removedMinor: group.priceRate ? includedTax(paidMinor, group.priceRate) : 0,
    };
  });
}

/** The tax on an amount, or the part of an amount that is tax. */
export function taxIn(minor: number, rate: Rate, isTaxIncluded: boolean): number {
  return isTaxIncluded ? includedTax(minor, rate) : minorByRate(minor, rate);
}

/**
 * Whole parts of an amount by weight, which sum to it: each is rounded down, and what is left goes to the largest
 * remainders, to the first of equal ones. Without any weight the first takes all.
 */
export function sharesOf(minor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? minor : 0));
  const exact = weights.map((weight) => {
    const product = BigInt(minor) * BigInt(weight);
    return { whole: Number(product / BigInt(sum)), rest: product % BigInt(sum) };
  });
  const left = minor - exact.reduce((total, { whole }) => total + whole, 0);
  const byRest = exact
    .map(({ rest }, index) => ({ rest, index }))
    .sort(
      (one, other) =>
        Number(other.rest > one.rest) - Number(other.rest < one.rest) || one.index - other.index,
    );
  const rounded = new Set(byRest.slice(0, left).map(({ index }) => index));
  return exact.map(({ whole }, index) => whole + Number(rounded.has(index)));
}

/** As a page that is the same for everybody knows rates: those of the seller's country. */
export interface HomeRates {
  readonly vatRate: number;
  /** Of classes with a rate of their own. */
  readonly vatRates?: Partial<Record<TaxClass, number>>;
  /** ISO 3166 code of the seller's country. */
  readonly country?: string;
}

export function homeTax(
  { vatRate, vatRates = {}, country = '*' }: HomeRates,
  classes: TaxClasses | null | undefined,
): Tax {
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
