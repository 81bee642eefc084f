import { foldText } from '@kp/commerce';
import { importProblem, type ImportProblem } from '@kp/platform/imports';
import type { ImportColumn } from '../import-job';
import { amountCell, isCurrencyHead, otherCurrency, otherCurrencyOfHead } from './currency-cell';
import { withoutDoubt } from './decimal-mark';

export const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['price', 'compareAtPrice', 'costPrice']);

/** What the prices of the shop are. */
export interface PriceTerms {
  currency: string;
  isTaxIncluded: boolean;
}

const GROSS =
  /(?:^| )(?:brutto|bruttopreis|ttc|gross)(?= |$)|(?:^| )(?:cu|inkl|incl|including|con|com|z|with|mit) (?:tva|mwst|ust|vat|iva|taxe|taxes|tax)(?= |$)|(?:tva|iva|vat) (?:inclus|inclusa|incluido|incluida|included)|شامل|含税|税込|부가세 ?포함/;

/** Heads that say that VAT is in the price. */
const isGrossHead = (head: string): boolean =>
  GROSS.test(
    foldText(head)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );

/** Prices of a file, with what sets them apart from those of the shop. */
export class AmountColumns {
  /** Of the column that names the currency of each row. */
  private readonly currencyPlace: number;

  constructor(
    columns: readonly ImportColumn[],
    mapping: readonly (string | null)[],
    private readonly terms: PriceTerms,
  ) {
    this.currencyPlace = columns.findIndex(({ name }, place) => !mapping[place] && isCurrencyHead(name));
  }

  /** A number alone, and warnings of a price that is not what the shop's prices are. */
  read(
    field: string,
    text: string,
    column: ImportColumn | undefined,
    row: readonly string[],
  ): { text: string; warnings: ImportProblem[] } {
    const { amount, currency } = amountCell(text);
    const { name = '', decimalMark = null } = column ?? {};
    const other = this.otherCurrency(currency, name, row[this.currencyPlace] ?? '');
    const shop = this.terms.currency;
    return {
      text: withoutDoubt(amount, decimalMark),
      warnings: [
        ...(other === null
          ? []
          : [importProblem(field, 'validation.importOtherCurrency', { value: other, currency: shop })]),
        ...(!this.terms.isTaxIncluded && isGrossHead(name)
          ? [importProblem(field, 'validation.importGrossPrice', { value: name.slice(0, 100) })]
          : []),
      ],
    };
  }

  /** The cell knows best, then its row, then the head. */
  private otherCurrency(ofCell: string | null, head: string, ofRow: string): string | null {
    const said = ofCell ?? ofRow.trim();
    return said === ''
      ? otherCurrencyOfHead(head, this.terms.currency)
      : otherCurrency(said, this.terms.currency);
  }
}
