import { Injectable } from '@nestjs/common';
import { rateToPercent } from '@kp/commerce';
import { COUNTRIES } from '@kp/commerce/countries';
import { countryNaming } from '@kp/i18n/country-name';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Cell, ExportedTable } from '@kp/platform/tables';
import { AccountingTexts, decimalOf, exportFormatOf, tableRows, type Translate } from '../accounting-texts';
import { type IntraCommunitySupplies, type SalesOfState, StateSumsReader } from './state-sums';

type Column<Row> = readonly [title: string, read: (row: Row) => Cell, kind?: 'amount'];

/** What returns to other member states and the recapitulative statement ask for, as files. */
@Injectable()
export class StatesFiles {
  constructor(
    private readonly sums: StateSumsReader,
    private readonly texts: AccountingTexts,
  ) {}

  /** A row per member state, rate and currency of the year. */
  async sales(month: string, language: LanguageCode): Promise<ExportedTable> {
    const t = await this.texts.in(language);
    const { sales, year } = await this.sums.of(month);
    return tableOf(`${t('adminAccounting:files.oss')}-${year}`, salesColumns(t, language), sales, language);
  }

  /** A row per customer and currency, with the sums of the month and of its year. */
  async supplies(month: string, language: LanguageCode): Promise<ExportedTable> {
    const t = await this.texts.in(language);
    const { supplies, year } = await this.sums.of(month);
    const name = `${t('adminAccounting:files.supplies')}-${month}`;
    return tableOf(name, suppliesColumns(t, month, year), supplies, language);
  }
}

function tableOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: LanguageCode,
): ExportedTable {
  return {
    name,
    columns: columns.map(([title]) => title),
    amounts: columns.flatMap(([title, , kind]) => (kind === 'amount' ? title : [])),
    rows: tableRows(rows.map((row) => columns.map(([, read]) => read(row)))),
    count: async () => rows.length,
    format: exportFormatOf(language),
  };
}

function salesColumns(t: Translate, language: LanguageCode): Column<SalesOfState>[] {
  const naming = countryNaming(language);
  const nameOf = (state: string) =>
    naming(state, COUNTRIES.find(({ code }) => code === state)?.name ?? state);
  return [
    [t('adminAccounting:columns.state'), ({ state }) => nameOf(state)],
    [t('adminAccounting:columns.rate'), ({ rate }) => `${rateToPercent(rate)}%`],
    [t('adminAccounting:ageing.documents'), ({ documents }) => documents],
    [t('adminAccounting:columns.net'), ({ taxableMinor }) => decimalOf(taxableMinor), 'amount'],
    [t('adminAccounting:columns.vat'), ({ vatMinor }) => decimalOf(vatMinor), 'amount'],
    [t('adminAccounting:columns.currency'), ({ currency }) => currency],
  ];
}

function suppliesColumns(t: Translate, month: string, year: number): Column<IntraCommunitySupplies>[] {
  const net = t('adminAccounting:columns.net');
  const accountingNet = t('adminAccounting:columns.accountingNet');
  return [
    [t('adminAccounting:columns.customer'), ({ name }) => name],
    [t('adminAccounting:columns.taxNumber'), ({ vatNumber }) => vatNumber],
    [t('adminAccounting:ageing.documents'), ({ documents }) => documents],
    [`${net} ${month}`, ({ monthMinor }) => decimalOf(monthMinor), 'amount'],
    [`${net} ${year}`, ({ yearMinor }) => decimalOf(yearMinor), 'amount'],
    [t('adminAccounting:columns.currency'), ({ currency }) => currency],
    [`${accountingNet} ${month}`, ({ accountingMonthMinor }) => decimalOf(accountingMonthMinor), 'amount'],
    [`${accountingNet} ${year}`, ({ accountingYearMinor }) => decimalOf(accountingYearMinor), 'amount'],
    [t('adminAccounting:columns.accountingCurrency'), ({ accountingCurrency }) => accountingCurrency],
  ];
}
