import { Injectable } from '@nestjs/common';
import { isoText, prepared, Sql } from '@kp/platform/database';
import { businessDay } from '@kp/settings';
import { explained, type ExplainedProblem } from '../domain/rule-meanings';
import { workingDaysLeft } from '../domain/sending-days';
import { type DocumentProblem, TransmissionChannel } from '../domain/transmission-channel';

/** What the staff sees of a document's way to the authority. */
export interface TransmissionView {
  invoiceId: number;
  state: 'to_send' | 'sending' | 'sent' | 'accepted' | 'rejected';
  isOverdue: boolean;
  /** The last day. */
  deadline: string;
  /** Below zero once it is over. */
  workingDaysLeft: number;
  sentAt: string | null;
  answeredAt: string | null;
  uploadId: string | null;
  isSealed: boolean;
  note: string | null;
  problems: ExplainedProblem[];
}

type Row = Omit<TransmissionView, 'problems' | 'workingDaysLeft' | 'isOverdue'> & {
  problems: DocumentProblem[];
};

const LIST = prepared(
  'invoices.list-transmission-views',
  `SELECT invoice_id AS "invoiceId", state, deadline::text AS deadline, ${isoText('called_at')} AS "sentAt",
          ${isoText('answered_at')} AS "answeredAt", upload_id AS "uploadId", seal_file IS NOT NULL AS "isSealed", note,
          problems
     FROM document_transmission WHERE channel = $1 AND invoice_id = ANY ($2::int[])`,
);
const SEAL = prepared(
  'invoices.find-seal',
  `SELECT t.seal_file AS file FROM document_transmission t JOIN invoice i ON i.id = t.invoice_id
    WHERE t.channel = $1 AND i.number = $2 AND t.seal_file IS NOT NULL`,
);

@Injectable()
export class TransmissionViews {
  constructor(
    private readonly sql: Sql,
    private readonly channel: TransmissionChannel,
  ) {}

  /** By the ids of their documents; none of a document that is not sent. */
  async of(invoiceIds: readonly number[]): Promise<ReadonlyMap<number, TransmissionView>> {
    if (invoiceIds.length === 0) return new Map();
    const rows = await this.sql.rows<Row>(LIST, [this.channel.name, invoiceIds]);
    const today = businessDay(new Date());
    return new Map(
      rows.map(({ problems, ...row }) => {
        const left = workingDaysLeft(row.deadline, today);
        const isOverdue = left < 0 && row.state !== 'accepted' && row.state !== 'rejected';
        const view = { ...row, isOverdue, workingDaysLeft: left, problems: problems.map(explained) };
        return [row.invoiceId, view];
      }),
    );
  }

  /** Name of the sealed archive in the storage. */
  async sealOf(number: string): Promise<string | null> {
    return (await this.sql.first<{ file: string }>(SEAL, [this.channel.name, number]))?.file ?? null;
  }
}
