import { includedTax } from './money';
import { isSameTax, type Tax } from './tax';
import { sharesOf, type TaxLine } from './tax-lines';

/** Of one category and rate, in minor units. */
export interface NetAndVat {
  readonly netMinor: number;
  readonly vatMinor: number;
}

/** What was paid: for the goods less the discount, with their VAT, and for shipping. */
export interface PaidOrder {
  /** By category and rate, shipping included, as an invoice sums them. */
  readonly taxes: readonly (Tax & NetAndVat)[];
  /** In the order of `taxes`. */
  readonly shipping: readonly NetAndVat[];
  readonly lines: readonly PaidLine[];
}

export interface PaidLine extends NetAndVat {
  /** Of the line, whatever names it in the order. */
  readonly key: string | number;
  readonly quantity: number;
  /** Its place in `taxes`. */
  readonly tax: number;
}

interface OrderAmounts {
  readonly lines: readonly {
    readonly key: string | number;
    readonly quantity: number;
    readonly lineTotalMinor: number;
    readonly tax: Tax;
  }[];
  readonly taxLines: readonly TaxLine[];
  readonly isTaxIncluded: boolean;
}

/** Amounts of each category and rate are shared over its lines, so that they sum to what was paid. */
export function paidOrderOf({ lines, taxLines, isTaxIncluded }: OrderAmounts): PaidOrder {
  const groups = taxLines.map((line) => paidTaxLine(line, isTaxIncluded));
  const taxes = groups.reduce<(Tax & NetAndVat)[]>((merged, { tax, goods, shipping }) => {
    const place = merged.findIndex((known) => isSameTax(known, tax));
    const whole = sumOf([goods, shipping, ...(place < 0 ? [] : [merged[place]!])]);
    return place < 0 ? [...merged, { ...tax, ...whole }] : merged.with(place, { ...tax, ...whole });
  }, []);
  const placeOf = (tax: Tax) => taxes.findIndex((known) => isSameTax(known, tax));
  const shipping = taxes.map((_, place) =>
    sumOf(groups.flatMap((group) => (placeOf(group.tax) === place ? group.shipping : []))),
  );
  const paid = new Map<string | number, NetAndVat>();
  for (const [index, group] of taxLines.entries()) {
    const own = lines.filter(({ tax }) => isSameTax(tax, group));
    const totals = own.map(({ lineTotalMinor }) => lineTotalMinor);
    const { goods, paidMinor } = groups[index]!;
    const parts = sharesOf(paidMinor, totals);
    const vats = sharesOf(goods.vatMinor, totals);
    for (const [at, { key }] of own.entries()) {
      const netMinor = isTaxIncluded ? parts[at]! - vats[at]! : parts[at]!;
      paid.set(key, { netMinor, vatMinor: vats[at]! });
    }
  }
  return {
    taxes,
    shipping,
    lines: lines.map(({ key, quantity, tax: { category, rate } }) => ({
      key,
      quantity,
      tax: placeOf({ category, rate }),
      ...(paid.get(key) ?? NOTHING),
    })),
  };
}

/** What was paid of a tax line: the goods less discount and removed tax, and shipping, each without its VAT. */
export function paidTaxLine(line: TaxLine, isTaxIncluded: boolean) {
  const { category, rate, goodsMinor, discountMinor, shippingMinor, taxMinor, removedMinor } = line;
  const paidMinor = goodsMinor - discountMinor - removedMinor;
  const shippingVat = includedTax(shippingMinor, rate);
  return {
    tax: { category, rate },
    paidMinor,
    goods: { netMinor: isTaxIncluded ? paidMinor - taxMinor : paidMinor, vatMinor: taxMinor },
    shipping: { netMinor: shippingMinor - shippingVat, vatMinor: shippingVat },
  };
}

export const NOTHING: NetAndVat = { netMinor: 0, vatMinor: 0 };

export const grossOf = ({ netMinor, vatMinor }: NetAndVat): number => netMinor + vatMinor;

export const sumOfGross = (amounts: readonly NetAndVat[]): number =>
  amounts.reduce((sum, each) => sum + grossOf(each), 0);

export const sumOf = (amounts: readonly NetAndVat[]): NetAndVat =>
  amounts.reduce<NetAndVat>(
    (sum, { netMinor, vatMinor }) => ({
      netMinor: sum.netMinor + netMinor,
      vatMinor: sum.vatMinor + vatMinor,
    }),
    NOTHING,
  );

export const minus = (amounts: NetAndVat, taken: NetAndVat): NetAndVat => ({
  netMinor: amounts.netMinor - taken.netMinor,
  vatMinor: amounts.vatMinor - taken.vatMinor,
});

export const addedTo = (one: readonly NetAndVat[], other: readonly NetAndVat[]): NetAndVat[] =>
  one.map((amounts, place) => sumOf([amounts, other[place]!]));
