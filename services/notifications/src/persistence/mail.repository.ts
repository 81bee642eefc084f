import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { Mail, MailDraft } from '../domain/mail';

const COLUMNS = `
  id, recipient AS "to", subject, text_body AS text, html_body AS html, created_at AS "createdAt", sent_at AS "sentAt"`;

const ADD = prepared(
  'notifications.add-mail',
  `INSERT INTO mail (delivery_id, kind, recipient, language, subject, text_body, html_body)
   VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
);
const FIND_UNSENT = prepared(
  'notifications.find-unsent',
  `SELECT ${COLUMNS} FROM mail WHERE id = $1 AND sent_at IS NULL`,
);
const MARK_SENT = prepared('notifications.mark-sent', 'UPDATE mail SET sent_at = now() WHERE id = $1');
const LIST_NEWEST = prepared(
  'notifications.list-newest',
  `SELECT ${COLUMNS} FROM mail ORDER BY created_at DESC, id DESC LIMIT $1`,
);

@Injectable()
export class MailRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Stores a mail. Its delivery identifies it: a second mail for the same delivery violates a unique key.
   * @returns its id
   */
  async add(deliveryId: number, draft: MailDraft): Promise<number> {
    const { kind, to, language, subject, text, html } = draft;
    const row = await this.sql.first<{ id: number }>(ADD, [
      deliveryId,
      kind,
      to,
      language,
      subject,
      text,
      html,
    ]);
    return (row as { id: number }).id;
  }

  findUnsent(id: number): Promise<Mail | null> {
    return this.sql.first<Mail>(FIND_UNSENT, [id]);
  }

  async markSent(id: number): Promise<void> {
    await this.sql.run(MARK_SENT, [id]);
  }

  listNewest(limit: number): Promise<Mail[]> {
    return this.sql.rows<Mail>(LIST_NEWEST, [limit]);
  }
}
