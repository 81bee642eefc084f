import { Injectable } from '@nestjs/common';
import { isoText, prepared, Sql, Transactions } from '@kp/platform/database';
import { AuditLog } from '@kp/platform/audit';
import type { Principal } from '@kp/platform/http';
import { orderNotFound } from '../domain/order.errors';
import type { StaffNoteResponse } from './staff-notes.dto';

const COLUMNS = `id, ${isoText('at')} AS at, text, author_email AS author`;

const LIST = prepared(
  'orders.list-staff-notes',
  `SELECT ${COLUMNS} FROM order_staff_note WHERE order_id = $1 ORDER BY id DESC LIMIT 500`,
);
const ADD = prepared(
  'orders.add-staff-note',
  `INSERT INTO order_staff_note (order_id, text, author_id, author_email)
   SELECT id, $2, $3, $4 FROM orders WHERE id = $1 RETURNING ${COLUMNS}`,
);

/** Only ever added to, and never shown to customers. */
@Injectable()
export class StaffNotes {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** Newest first. */
  list(orderId: number): Promise<StaffNoteResponse[]> {
    return this.sql.rows<StaffNoteResponse>(LIST, [orderId]);
  }

  add(orderId: number, text: string, author: Principal): Promise<StaffNoteResponse> {
    return this.transactions.run(async () => {
      const note = await this.sql.first<StaffNoteResponse>(ADD, [orderId, text, author.userId, author.email]);
      if (!note) throw orderNotFound();
      const entry = { action: 'order.note-added', subject: 'order', subjectId: orderId } as const;
      // Without its text, which is deleted with the customer's account.
      await this.audit.record(author, { ...entry, before: null, after: { noteId: note.id, hasNote: true } });
      return note;
    });
  }
}
