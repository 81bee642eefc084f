import { Injectable } from '@nestjs/common';
import { type CurrencyCode, minorToDecimal, rateToPercent, type TaxCategory } from '@kp/commerce';
import { shopTimeZone } from '@kp/i18n/shop-time-zone';
import { Sql } from '@kp/platform/database';
import type { ExportedTable } from '@kp/platform/tables';
import { COUNT_TAX_LINES, LIST_TAX_LINES, VAT_BY_RATE } from './vat-report.queries';

/** Documents at once. */
const BATCH_SIZE = 500;

/** First and last day, "2026-11-01". */
export interface VatPeriod {
  from: string;
  to: string;
}

interface TaxedAmounts {
  /** ISO 3166 code of the country whose tax it is; empty on documents of before it was recorded. */
  country: string;
  category: TaxCategory;
  /** A share. */
  rate: number;
  currency: CurrencyCode;
  taxableMinor: number;
  vatMinor: number;
  /** Null where documents are in the currency of the tax office. */
  accountingCurrency: CurrencyCode | null;
  accountingVatMinor: number | null;
}

export interface VatOfRate extends TaxedAmounts {
  documents: number;
  /** VAT that fell due, also of documents of other periods. */
  dueMinor: number;
  /** Null as `accountingVatMinor` is. */
  accountingTaxableMinor: number | null;
}

interface TaxLine extends TaxedAmounts {
  id: number;
  number: string;
  kind: string;
  issueDate: string;
  supplyDate: string;
  orderNumber: string;
  company: string | null;
  person: string | null;
  taxNumber: string | null;
  isOnCollection: boolean;
}

const COLUMNS: Record<string, (line: TaxLine) => string | null> = {
  Number: ({ number }) => number,
  Kind: ({ kind }) => kind,
  Issued: ({ issueDate }) => issueDate,
  Supplied: ({ supplyDate }) => supplyDate,
  Order: ({ orderNumber }) => orderNumber,
  Customer: ({ company, person }) => company || person,
  'Tax number': ({ taxNumber }) => taxNumber,
  'Tax country': ({ country }) => country,
  Category: ({ category }) => category,
  'Rate in percent': ({ rate }) => rateToPercent(rate),
  Net: ({ taxableMinor }) => minorToDecimal(taxableMinor),
  VAT: ({ vatMinor }) => minorToDecimal(vatMinor),
  Total: ({ taxableMinor, vatMinor }) => minorToDecimal(taxableMinor + vatMinor),
  Currency: ({ currency }) => currency,
  'VAT in accounting currency': ({ accountingVatMinor: minor }) =>
    minor === null ? null : minorToDecimal(minor),
  'Accounting currency': ({ accountingCurrency }) => accountingCurrency,
  'VAT on collection': ({ isOnCollection }) => String(isOnCollection),
};
const AMOUNTS = ['Net', 'VAT', 'Total', 'VAT in accounting currency'];

/** What invoices, cancellations and credit notes state, by country, category and rate: to the cent their sums. */
@Injectable()
export class VatReport {
  constructor(private readonly sql: Sql) {}

  read({ from, to }: VatPeriod): Promise<VatOfRate[]> {
    return this.sql.rows<VatOfRate>(VAT_BY_RATE, [from, to, shopTimeZone()]);
  }

  /** A row per document and rate. */
  table(period: VatPeriod): ExportedTable {
    return {
      name: 'invoices',
      columns: Object.keys(COLUMNS),
      amounts: AMOUNTS,
      rows: this.rows(period),
      count: async () =>
        (await this.sql.first<{ total: number }>(COUNT_TAX_LINES, [period.from, period.to]))!.total,
    };
  }

  private async *rows({ from, to }: VatPeriod): AsyncGenerator<(string | null)[]> {
    let after = 0;
    while (true) {
      const lines = await this.sql.rows<TaxLine>(LIST_TAX_LINES, [from, to, after, BATCH_SIZE]);
      for (const line of lines) yield Object.values(COLUMNS).map((read) => read(line));
      const last = lines.at(-1);
      if (!last) return;
      after = last.id;
    }
  }
}
