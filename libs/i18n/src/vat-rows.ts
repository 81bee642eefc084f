import type { TFunction } from 'i18next';
import { minorToDecimal, type Tax, type TaxCategory, type TaxLine } from '@kp/commerce';
import { formatPercent } from './formats';
import type { LanguageCode } from './languages';

/** Amounts are decimals. */
interface TaxedTotals {
  readonly taxLines: readonly (Tax & { readonly tax: string; readonly removed: string })[];
  readonly isTaxIncluded: boolean;
  readonly shipping: string;
}

interface StoredTaxes {
  readonly taxLines: readonly TaxLine[];
  readonly isTaxIncluded: boolean;
  readonly shippingMinor: number;
}

export const taxedTotalsOf = ({ taxLines, isTaxIncluded, shippingMinor }: StoredTaxes): TaxedTotals => ({
  taxLines: taxLines.map((line) => ({
    ...line,
    tax: minorToDecimal(line.taxMinor),
    removed: minorToDecimal(line.removedMinor),
  })),
  isTaxIncluded,
  shipping: minorToDecimal(shippingMinor),
});

export interface VatRow {
  readonly label: string;
  readonly amount: string;
  /** Part of the total, so it stands below it. */
  readonly isIncluded: boolean;
}

const REASONS = {
  E: 'totals.vatExempt',
  K: 'totals.vatIntraCommunity',
  G: 'totals.vatExport',
  O: 'totals.vatNotCharged',
} as const satisfies Partial<Record<TaxCategory, string>>;

/** Otherwise no sum may be called one with VAT. */
export const isVatCharged = (taxLines: readonly Pick<Tax, 'rate'>[]): boolean =>
  taxLines.some(({ rate }) => rate > 0);

/** Of what is to be paid, where it says whether VAT is part of it. */
export const totalLabel = (taxLines: readonly Pick<Tax, 'rate'>[]) =>
  isVatCharged(taxLines) ? 'totals.withVat' : 'totals.total';

/** Shipping is a price with VAT, so an order with both says which one is meant. */
export const isShippingTaxed = ({ taxLines, isTaxIncluded, shipping }: TaxedTotals): boolean =>
  !isTaxIncluded && Number(shipping) > 0 && isVatCharged(taxLines);

/** One row per rate of an order: what VAT is added to or included in its goods, or why none is. */
export function vatRows(totals: TaxedTotals, t: TFunction, language: LanguageCode): VatRow[] {
  const { taxLines, isTaxIncluded } = totals;
  const isTaxed = isShippingTaxed(totals);
  return taxLines.map(({ category, rate, tax, removed }) => {
    const reason = category in REASONS ? REASONS[category as keyof typeof REASONS] : null;
    const isRemoved = Number(removed) > 0;
    if (reason) return { label: t(reason), amount: isRemoved ? `-${removed}` : tax, isIncluded: false };
    const key = isTaxIncluded ? 'totals.vatIncluded' : isTaxed ? 'totals.vatOnGoods' : 'totals.vat';
    const label = t(key, { rate: formatPercent(rate, language) });
    return { label, amount: tax, isIncluded: isTaxIncluded };
  });
}
