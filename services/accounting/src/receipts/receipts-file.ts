import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import type { Cell, ExportedTable } from '@kp/platform/tables';
import { AccountingTexts, decimalOf, exportFormatOf, type Translate } from '../accounting-texts';
import { type Receipt, ReceiptsJournal } from './receipts-journal';

type Column = readonly [title: string, read: (receipt: Receipt) => Cell, kind?: 'amount'];

@Injectable()
export class ReceiptsFile {
  constructor(
    private readonly journal: ReceiptsJournal,
    private readonly texts: AccountingTexts,
  ) {}

  async table(month: string, language: LanguageCode): Promise<ExportedTable> {
    const t = await this.texts.in(language);
    const columns = columnsOf(t);
    return {
      name: `${t('adminAccounting:files.receipts')}-${month}`,
      columns: columns.map(([title]) => title),
      amounts: columns.flatMap(([title, , kind]) => (kind === 'amount' ? title : [])),
      rows: this.rows(month, columns),
      count: () => this.journal.count(month),
      format: exportFormatOf(language),
    };
  }

  private async *rows(month: string, columns: readonly Column[]): AsyncGenerator<Cell[]> {
    for await (const receipt of this.journal.all(month)) yield columns.map(([, read]) => read(receipt));
  }
}

function columnsOf(t: Translate): Column[] {
  return [
    [t('adminAccounting:columns.day'), ({ day }) => day],
    [t('adminAccounting:columns.movement'), ({ kind }) => t(`adminAccounting:receiptKinds.${kind}`)],
    [t('adminAccounting:columns.method'), (receipt) => methodText(receipt, t)],
    [t('adminAccounting:columns.amount'), ({ minor }) => decimalOf(minor), 'amount'],
    [t('adminAccounting:columns.currency'), ({ currency }) => currency],
    [t('adminAccounting:columns.excess'), ({ excessMinor }) => decimalOf(excessMinor), 'amount'],
    [t('adminAccounting:columns.fee'), ({ feeMinor }) => decimalOf(feeMinor), 'amount'],
    [t('adminAccounting:columns.feeCurrency'), ({ feeCurrency }) => feeCurrency],
    [t('adminAccounting:columns.customer'), ({ customer }) => customer],
    [t('adminAccounting:columns.order'), ({ orderNumber }) => orderNumber],
    [t('adminAccounting:columns.invoice'), ({ invoiceNumber }) => invoiceNumber],
    [t('adminAccounting:columns.reference'), ({ reference }) => reference],
    [
      t('adminAccounting:columns.matched'),
      ({ isMatched }) => (isMatched ? t('adminAccounting:matched') : ''),
    ],
  ];
}

const methodText = ({ method, isTest }: Receipt, t: Translate): string =>
  [t(`common:paymentMethod.${method}`), isTest && t('adminAccounting:test')].filter(Boolean).join(' · ');
