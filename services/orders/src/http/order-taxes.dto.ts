import { minorToDecimal, singleRate, type TaxCategory, type TaxLine } from '@kp/commerce';

/** Of the goods of one category and rate. */
export class TaxLineResponse {
  /** UNCL5305: S taxed, Z zero rate, E exempt, K within the EU, G exported, O outside the scope of VAT. @example "S" */
  category: TaxCategory;
  /** A share. @example 0.19 */
  rate: number;
  /** Goods less the discount, without VAT. @example "100.00" */
  taxable: string;
  /** @example "19.00" */
  tax: string;
  /** Left prices that include VAT which is not owed. @example "0.00" */
  removed: string;
}

export function taxesOf(lines: readonly TaxLine[], isTaxIncluded: boolean) {
  return {
    vatRate: singleRate(lines),
    isTaxIncluded,
    taxLines: lines.map((line): TaxLineResponse => {
      const { category, rate, goodsMinor, discountMinor, taxMinor, removedMinor } = line;
      const taxableMinor = goodsMinor - discountMinor - removedMinor - (isTaxIncluded ? taxMinor : 0);
      return {
        category,
        rate,
        taxable: minorToDecimal(taxableMinor),
        tax: minorToDecimal(taxMinor),
        removed: minorToDecimal(removedMinor),
      };
    }),
  };
}
