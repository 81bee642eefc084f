import { Injectable } from '@nestjs/common';
import {
  calendarSeriesOf,
  cleanSeries,
  type DocumentNumbersForm,
  NUMBER_FIELDS,
  seriesOfYear,
} from '@kp/commerce/document-numbers';
import { INVOICE_KINDS, type InvoiceKind } from '@kp/commerce/list-rules';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { businessDay } from '@kp/settings';
import { numbersStarted } from '../domain/invoice.errors';
import { InvoiceRepository, type Numbering } from '../persistence/invoice.repository';

export interface DocumentNumbers extends DocumentNumbersForm {
  /** Kinds that have a document, whose series stays. */
  started: InvoiceKind[];
}

/** Documents that are being issued are waited for, and none is issued until the end of the transaction. */
const LOCK = prepared('invoices.lock-numbering', 'LOCK TABLE invoice_series IN SHARE ROW EXCLUSIVE MODE');

const CHANGE = prepared(
  'invoices.change-numbering',
  'UPDATE document_numbering SET series = $2, first_number = $3, width = $4 WHERE kind = $1',
);

/** The owner's series and first number of each kind of document, until its first one is issued. */
@Injectable()
export class DocumentNumbering {
  constructor(
    private readonly sql: Sql,
    private readonly invoices: InvoiceRepository,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  async get(): Promise<DocumentNumbers> {
    return shown(await this.invoices.listNumbering());
  }

  /** What stays as it is may be sent again. @throws InvoiceError INVOICES.NUMBERS_STARTED */
  save(form: DocumentNumbersForm, actor: AuditActor): Promise<DocumentNumbers> {
    return this.transactions.run(async () => {
      await this.sql.run(LOCK);
      const before = await this.get();
      for (const kind of INVOICE_KINDS) {
        const { series, firstNumber } = NUMBER_FIELDS[kind];
        const changed = [series, firstNumber].find((field) => cleanSeries(form[field]) !== before[field]);
        if (changed === undefined) continue;
        if (before.started.includes(kind)) throw numbersStarted(changed);
        const stored = calendarSeriesOf(cleanSeries(form[series]), currentYear());
        const first = form[firstNumber].trim();
        await this.sql.run(CHANGE, [kind, stored, Number(first), first.length]);
      }
      const after = await this.get();
      const subject = 'document-numbers';
      const entry = { action: `${subject}.updated`, subject, subjectId: 1 };
      await this.audit.record(actor, { ...entry, before: { ...before }, after: { ...after } });
      return after;
    });
  }
}

const currentYear = (): number => Number(businessDay(new Date()).slice(0, 4));

/** As the numbers of this year begin. */
function shown(rows: readonly Numbering[]): DocumentNumbers {
  const fields = rows.flatMap(({ kind, series, firstNumber, width }) => [
    [NUMBER_FIELDS[kind].series, seriesOfYear(series, currentYear())],
    [NUMBER_FIELDS[kind].firstNumber, String(firstNumber).padStart(width, '0')],
  ]);
  const started = INVOICE_KINDS.filter((kind) => rows.some((row) => row.kind === kind && row.isStarted));
  return { ...(Object.fromEntries(fields) as DocumentNumbersForm), started };
}
