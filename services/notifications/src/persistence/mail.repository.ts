import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { Mail, MailDraft } from '../domain/mail';

/** A row of the list of an order. */
export type MailOfOrder = Pick<Mail, 'id' | 'to' | 'subject' | 'createdAt' | 'sentAt'>;

const COLUMNS = `
  id, recipient AS "to", reply_to AS "replyTo", unsubscribe_url AS "unsubscribeUrl", subject, text_body AS text, html_body AS html, attachment, delivery_id::int AS "deliveryId", link_hash AS "linkHash", order_id AS "orderId", created_at AS "createdAt", sent_at AS "sentAt"`;

const ADD = prepared(
  'notifications.add-mail',
  `INSERT INTO mail (delivery_id, kind, recipient, language, subject, text_body, html_body, reply_to, unique_key, attachment, unsubscribe_url, link_hash, order_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (unique_key) DO NOTHING RETURNING id`,
);
const FIND_UNSENT = prepared(
  'notifications.find-unsent',
  `SELECT ${COLUMNS} FROM mail WHERE id = $1 AND sent_at IS NULL`,
);
const FIND = prepared('notifications.find-mail', `SELECT ${COLUMNS} FROM mail WHERE id = $1`);
const LIST_OF_ORDER = prepared(
  'notifications.list-mails-of-order',
  `SELECT id, recipient AS "to", subject, created_at AS "createdAt", sent_at AS "sentAt"
     FROM mail WHERE order_id = $1 ORDER BY id DESC LIMIT 100`,
);
const COPY = prepared(
  'notifications.copy-mail',
  `INSERT INTO mail (delivery_id, kind, recipient, language, subject, text_body, html_body, reply_to, attachment, unsubscribe_url, link_hash, order_id)
   SELECT $2, kind, recipient, language, subject, text_body, html_body, reply_to, attachment, unsubscribe_url, link_hash, order_id
     FROM mail WHERE id = $1 RETURNING id`,
);
const MARK_SENT = prepared('notifications.mark-sent', 'UPDATE mail SET sent_at = now() WHERE id = $1');
/** One of a promotion no longer counts as mailed. */
const DELETE_UNSENT = prepared(
  'notifications.delete-unsent',
  `WITH deleted AS (DELETE FROM mail WHERE id = $1 AND sent_at IS NULL RETURNING kind, unique_key)
   UPDATE promotion SET mailed = mailed - 1 FROM deleted
    WHERE deleted.kind = 'promotion' AND promotion.id::text = split_part(deleted.unique_key, ':', 2)`,
);
const LOCK_MAILBOX = prepared(
  'notifications.lock-mailbox',
  `SELECT pg_advisory_xact_lock(hashtextextended('notifications.mailbox.' || $1, 0))`,
);
const COUNT_OF_LAST_DAY = prepared(
  'notifications.count-of-last-day',
  `SELECT count(*)::int AS mails FROM mail
   WHERE mailbox = $1 AND kind = ANY ($2) AND created_at > now() - interval '24 hours'`,
);
const FIND_NEWEST_OF = prepared(
  'notifications.find-newest-of',
  `SELECT id, created_at AS "createdAt" FROM mail
    WHERE mailbox = $1 AND kind = $2 AND starts_with(unique_key, $3) ORDER BY id DESC LIMIT 1`,
);
const LIST_NEWEST = prepared(
  'notifications.list-newest',
  `SELECT ${COLUMNS} FROM mail ORDER BY created_at DESC, id DESC LIMIT $1`,
);

@Injectable()
export class MailRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns null when a mail with the same `uniqueKey` exists */
  async add(deliveryId: number | null, draft: MailDraft): Promise<number | null> {
    const { kind, to, language, subject, text, html } = draft;
    const { replyTo, uniqueKey, attachment, unsubscribeUrl, linkHash, orderId } = draft;
    const row = await this.sql.first<{ id: number }>(ADD, [
      deliveryId,
      kind,
      to,
      language,
      subject,
      text,
      html,
      replyTo ?? null,
      uniqueKey ?? null,
      attachment ? JSON.stringify(attachment) : null,
      unsubscribeUrl ?? null,
      linkHash ?? null,
      orderId ?? null,
    ]);
    return row?.id ?? null;
  }

  findUnsent(id: number): Promise<Mail | null> {
    return this.sql.first<Mail>(FIND_UNSENT, [id]);
  }

  find(id: number): Promise<Mail | null> {
    return this.sql.first<Mail>(FIND, [id]);
  }

  /** Newest first. */
  listOfOrder(orderId: number): Promise<MailOfOrder[]> {
    return this.sql.rows<MailOfOrder>(LIST_OF_ORDER, [orderId]);
  }

  /** @returns null when it was deleted meanwhile */
  async copy(id: number, deliveryId: number): Promise<number | null> {
    return (await this.sql.first<{ id: number }>(COPY, [id, deliveryId]))?.id ?? null;
  }

  async markSent(id: number): Promise<void> {
    await this.sql.run(MARK_SENT, [id]);
  }

  async deleteUnsent(id: number): Promise<void> {
    await this.sql.run(DELETE_UNSENT, [id]);
  }

  /** Until the transaction ends, so that concurrent mails to one mailbox are all counted. */
  async lockMailbox(mailbox: string): Promise<void> {
    await this.sql.run(LOCK_MAILBOX, [mailbox]);
  }

  async countOfLastDay(kinds: readonly string[], mailbox: string): Promise<number> {
    const row = await this.sql.first<{ mails: number }>(COUNT_OF_LAST_DAY, [mailbox, kinds]);
    return row?.mails ?? 0;
  }

  /** @param keyPrefix of its unique key */
  findNewest(
    mailbox: string,
    kind: string,
    keyPrefix: string,
  ): Promise<Pick<Mail, 'id' | 'createdAt'> | null> {
    return this.sql.first(FIND_NEWEST_OF, [mailbox, kind, keyPrefix]);
  }

  listNewest(limit: number): Promise<Mail[]> {
    return this.sql.rows<Mail>(LIST_NEWEST, [limit]);
  }
}
