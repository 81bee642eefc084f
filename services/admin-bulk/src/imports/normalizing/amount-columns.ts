import { isDecimalAmount, netAndGross } from '@kp/commerce';
import { importProblem, type ImportProblem, numberCell } from '@kp/platform/imports';
import type { ImportColumn } from '../import-job';
import { amountCell, isCurrencyHead, otherCurrency, otherCurrencyOfHead } from './currency-cell';
import { withoutDoubt } from './decimal-mark';
import { taxOfHead } from './tax-of-head';

export const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['price', 'compareAtPrice', 'costPrice']);

/** What the prices of the shop are. */
export interface PriceTerms {
  currency: string;
  isTaxIncluded: boolean;
}

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

  /** A number alone; one in a currency that the shop does not sell in is a problem. */
  read(
    field: string,
    text: string,
    column: ImportColumn | undefined,
    row: readonly string[],
  ): { text: string; problems: ImportProblem[] } {
    const { amount, currency } = amountCell(text);
    const { name = '', decimalMark = null } = column ?? {};
    const other = this.otherCurrency(currency, name, row[this.currencyPlace] ?? '');
    const values = { value: other ?? '', currency: this.terms.currency };
    return {
      text: withoutDoubt(amount, decimalMark),
      problems: other === null ? [] : [importProblem(field, 'validation.importOtherCurrency', values)],
    };
  }

  /**
   * A price whose head says that it is with VAT, or without, as the shop enters its prices.
   * @param percent of the row; without one it cannot be known
   */
  asEntered(
    field: string,
    text: string,
    column: ImportColumn | undefined,
    percent: number | null,
  ): { text: string; problems: ImportProblem[]; warnings: ImportProblem[] } {
    const { isTaxIncluded } = this.terms;
    const said = taxOfHead(column?.name ?? '');
    const cell = numberCell(text);
    // What the shop pays is without VAT in any case.
    const isOther = isTaxIncluded ? said === 'net' && field !== 'costPrice' : said === 'gross';
    if (!isOther || !('number' in cell) || !isDecimalAmount(cell.number))
      return { text, problems: [], warnings: [] };
    const value = column!.name.slice(0, 100);
    if (percent === null) {
      const key = isTaxIncluded ? 'validation.importNetPrice' : 'validation.importGrossPrice';
      return { text, problems: [importProblem(field, key, { value })], warnings: [] };
    }
    const both = netAndGross(cell.number, percent / 100, !isTaxIncluded);
    const key = isTaxIncluded ? 'validation.importTaxAdded' : 'validation.importTaxRemoved';
    return {
      text: isTaxIncluded ? both.gross : both.net,
      problems: [],
      warnings: [importProblem(field, key, { value, rate: `${percent}%` })],
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
