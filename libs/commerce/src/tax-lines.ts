// Apart from `tax.ts` because every page of the shop shows prices, and few sum them.
import { includedTax } from './money';
import { type Tax, taxIn } from './tax';

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

/**
 * Whole parts of an amount by weight, which sum to it: each is rounded down, and what is left goes to the largest
 * remainders, to the first of equal ones. Without any weight the first takes all.
 */
export function sharesOf(minor: number, weights: readonly number[]): number[] {
  if (weights.length === 1) return [minor];
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
