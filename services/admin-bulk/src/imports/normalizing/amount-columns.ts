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
  /** Another one that the titles of the file name. */
  titleCurrency?: string | null;
  /** What they say of VAT. */
  titleTax?: 'net' | 'gross' | null;
  /** Amounts are taken for those of the shop, whatever currency they name. */
  isAnyCurrency?: boolean;
  /** Amounts are as the shop enters them, whatever their heads say of VAT. */
  isAnyTax?: boolean;
}

/** Of a row, in per cent. */
export interface TaxRate {
  percent: number;
  /** Of the class that new products get: those that exist may have another one. */
  isDefault: boolean;
}

interface EnteredAmount {
  text: string;
  problems: ImportProblem[];
  warnings: ImportProblem[];
  /** Of a product that has another rate than the default one. */
  ifAnotherRate: ImportProblem[];
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
  ): { text: string; problems: ImportProblem[]; warnings: ImportProblem[] } {
    const { amount, currency } = amountCell(text);
    const { titleCurrency, isAnyCurrency = false } = this.terms;
    const { name = '', decimalMark = null } = column ?? {};
    const other = this.otherCurrency(currency, name, row[this.currencyPlace] ?? '');
    const value = other ?? (currency === null ? titleCurrency : null) ?? null;
    const values = { value: value ?? '', currency: this.terms.currency };
    const told = value === null ? [] : [importProblem(field, 'validation.importOtherCurrency', values)];
    return {
      text: withoutDoubt(amount, decimalMark),
      problems: isAnyCurrency ? [] : told,
      warnings: isAnyCurrency ? told : [],
    };
  }

  /**
   * A price whose head says that it is with VAT, or without, as the shop enters its prices.
   * @param rates VAT is taken out as the list has it, and added as the shop has it; without one it cannot be known
   */
  asEntered(
    field: string,
    text: string,
    column: ImportColumn | undefined,
    rates: { stated: TaxRate | null; own: TaxRate | null },
  ): EnteredAmount {
    const { isTaxIncluded, isAnyTax = false, titleTax = null } = this.terms;
    const said = isAnyTax ? null : (taxOfHead(column?.name ?? '') ?? titleTax);
    const rate = isTaxIncluded ? rates.own : (rates.stated ?? rates.own);
    const cell = numberCell(text);
    // What the shop pays is without VAT in any case.
    const isOther = isTaxIncluded ? said === 'net' && field !== 'costPrice' : said === 'gross';
    const same = { text, problems: [], warnings: [], ifAnotherRate: [] };
    if (!isOther || !('number' in cell) || !isDecimalAmount(cell.number)) return same;
    const value = column!.name.slice(0, 100);
    const refused = importProblem(
      field,
      isTaxIncluded ? 'validation.importNetPrice' : 'validation.importGrossPrice',
      { value },
    );
    if (rate === null) return { ...same, problems: [refused] };
    const both = netAndGross(cell.number, rate.percent / 100, !isTaxIncluded);
    const key = isTaxIncluded ? 'validation.importTaxAdded' : 'validation.importTaxRemoved';
    return {
      text: isTaxIncluded ? both.gross : both.net,
      problems: [],
      warnings: [importProblem(field, key, { value, rate: `${rate.percent}%` })],
      ifAnotherRate: rate.isDefault ? [refused] : [],
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
