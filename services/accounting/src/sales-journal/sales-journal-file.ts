import { Injectable } from '@nestjs/common';
import { countryName } from '@kp/i18n/country-name';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Cell, ExportedTable } from '@kp/platform/tables';
import { AccountingTexts, decimalOf, exportFormatOf, type Translate } from '../accounting-texts';
import { daysOfMonth } from '../accounting-month';
import { type Rate, rateNaming } from '../vat-report/rate-naming';
import { VatReport } from '../vat-report/vat-report';
import { type Sale, SalesJournal, type SaleOfRate } from './sales-journal';

type Column = readonly [title: string, read: (sale: Sale) => Cell, kind?: 'amount'];

const isSameRate = (one: Rate, other: Rate) =>
  one.country === other.country && one.category === other.category && one.rate === other.rate;

/** The journal as a file: a row per document, with two columns for each rate of the month. */
@Injectable()
export class SalesJournalFile {
  constructor(
    private readonly journal: SalesJournal,
    private readonly report: VatReport,
    private readonly texts: AccountingTexts,
  ) {}

  async table(month: string, language: LanguageCode): Promise<ExportedTable> {
    const t = await this.texts.in(language);
    const columns = columnsOf(t, language, ratesOf(await this.report.read(daysOfMonth(month))));
    const titles = columns.map(([title]) => title);
    return {
      name: `${t('adminAccounting:files.sales')}-${month}`,
      columns: titles,
      amounts: titles.filter((_title, index) => columns[index]![2] === 'amount'),
      rows: this.rows(month, columns),
      count: () => this.journal.count(month),
      format: exportFormatOf(language),
    };
  }

  private async *rows(month: string, columns: readonly Column[]): AsyncGenerator<Cell[]> {
    for await (const sale of this.journal.all(month)) yield columns.map(([, read]) => read(sale));
  }
}

/** A rate of several currencies is one. */
function ratesOf(rows: readonly Rate[]): Rate[] {
  const rates: Rate[] = [];
  for (const row of rows) if (!rates.some((known) => isSameRate(known, row))) rates.push(row);
  return rates;
}

function columnsOf(t: Translate, language: LanguageCode, rates: readonly Rate[]): Column[] {
  const nameOf = rateNaming(t, language);
  const amountOf = (rate: Rate, minor: (of: SaleOfRate) => number) => (sale: Sale) => {
    const stated = sale.rates.filter((each) => isSameRate(each, rate));
    return stated.length === 0 ? null : decimalOf(stated.reduce((sum, each) => sum + minor(each), 0));
  };
  return [
    [t('adminAccounting:columns.issued'), ({ issueDate }) => issueDate],
    [t('adminAccounting:columns.number'), ({ number }) => number],
    [t('adminAccounting:columns.kind'), ({ kind }) => t(`adminAccounting:kinds.${kind}`)],
    [t('adminAccounting:columns.customer'), ({ customer }) => customer],
    [t('adminAccounting:columns.taxNumber'), ({ taxNumber }) => taxNumber],
    [t('adminAccounting:columns.country'), ({ country }) => countryName(country, language)],
    ...rates.flatMap((rate): Column[] => [
      [
        `${t('adminAccounting:columns.net')} ${nameOf(rate)}`,
        amountOf(rate, (of) => of.taxableMinor),
        'amount',
      ],
      [`${t('adminAccounting:columns.vat')} ${nameOf(rate)}`, amountOf(rate, (of) => of.vatMinor), 'amount'],
    ]),
    [t('adminAccounting:columns.net'), ({ netMinor }) => decimalOf(netMinor), 'amount'],
    [t('adminAccounting:columns.vat'), ({ vatMinor }) => decimalOf(vatMinor), 'amount'],
    [t('adminAccounting:columns.total'), ({ totalMinor }) => decimalOf(totalMinor), 'amount'],
    [t('adminAccounting:columns.currency'), ({ currency }) => currency],
    [
      t('adminAccounting:columns.accountingNet'),
      ({ accountingNetMinor }) => decimalOf(accountingNetMinor),
      'amount',
    ],
    [
      t('adminAccounting:columns.accountingVat'),
      ({ accountingVatMinor }) => decimalOf(accountingVatMinor),
      'amount',
    ],
    [t('adminAccounting:columns.accountingTotal'), (sale) => decimalOf(accountingTotalOf(sale)), 'amount'],
    [t('adminAccounting:columns.accountingCurrency'), ({ accountingCurrency }) => accountingCurrency],
    [
      t('adminAccounting:columns.orderTotal'),
      ({ orderedTotalMinor }) => decimalOf(orderedTotalMinor),
      'amount',
    ],
    [t('adminAccounting:columns.orderCurrency'), ({ orderedCurrency }) => orderedCurrency],
    [t('adminAccounting:columns.method'), ({ paymentMethod }) => t(`common:paymentMethod.${paymentMethod}`)],
    [t('adminAccounting:columns.paid'), (sale) => paidText(sale, t)],
    [t('adminAccounting:columns.order'), ({ orderNumber }) => orderNumber],
    [t('adminAccounting:columns.supplied'), ({ supplyDate }) => supplyDate],
    [t('adminAccounting:columns.lateOf'), ({ lateOf }) => lateOf],
  ];
}

/** The day of the last payment of a paid invoice, where it is recorded with it. */
const paidText = ({ kind, isPaid, isOpen, paidOn }: Sale, t: Translate): string => {
  if (kind !== 'invoice') return '';
  if (isPaid) return paidOn ?? t('adminAccounting:paid');
  return isOpen ? t('adminAccounting:open') : '';
};

/** In the currency of the tax office; null where the document is in it. */
export const accountingTotalOf = ({ accountingNetMinor, accountingVatMinor }: Sale): number | null =>
  accountingNetMinor === null || accountingVatMinor === null ? null : accountingNetMinor + accountingVatMinor;
