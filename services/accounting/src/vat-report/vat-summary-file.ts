import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Cell, ExportedTable } from '@kp/platform/tables';
import { AccountingTexts, decimalOf, exportFormatOf, tableRows } from '../accounting-texts';
import { daysOfMonth } from '../accounting-month';
import { rateNaming } from './rate-naming';
import { type VatOfRate, VatReport } from './vat-report';

/** The VAT report of a month as a file. */
@Injectable()
export class VatSummaryFile {
  constructor(
    private readonly report: VatReport,
    private readonly texts: AccountingTexts,
  ) {}

  async table(month: string, language: LanguageCode): Promise<ExportedTable> {
    const t = await this.texts.in(language);
    const nameOf = rateNaming(t, language);
    const rows = await this.report.read(daysOfMonth(month));
    const amounts: readonly (readonly [string, (row: VatOfRate) => number | null])[] = [
      [t('admin:vatReport.taxable'), ({ taxableMinor }) => taxableMinor],
      [t('admin:vatReport.vat'), ({ vatMinor }) => vatMinor],
      [t('admin:vatReport.due'), ({ dueMinor }) => dueMinor],
      [t('admin:vatReport.accountingTaxable'), ({ accountingTaxableMinor }) => accountingTaxableMinor],
      [t('admin:vatReport.accountingVat'), ({ accountingVatMinor }) => accountingVatMinor],
    ];
    const cells = (row: VatOfRate): Cell[] => [
      nameOf(row),
      row.documents,
      row.currency,
      ...amounts.map(([, read]) => decimalOf(read(row))),
      row.accountingCurrency,
    ];
    return {
      name: `${t('adminAccounting:files.vat')}-${month}`,
      columns: [
        t('admin:vatReport.rate'),
        t('admin:vatReport.documents'),
        t('adminAccounting:columns.currency'),
        ...amounts.map(([title]) => title),
        t('adminAccounting:columns.accountingCurrency'),
      ],
      amounts: amounts.map(([title]) => title),
      rows: tableRows(rows.map(cells)),
      count: async () => rows.length,
      format: exportFormatOf(language),
    };
  }
}
