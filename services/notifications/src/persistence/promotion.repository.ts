import { Injectable } from '@nestjs/common';
import { MAILED_ACCOUNTS_SQL } from '@kp/auth';
import { hasOrderedSql } from '@kp/orders';
import { prepared, Sql } from '@kp/platform/database';
import type { Promotion, PromotionContent, PromotionRecipient } from '../domain/promotion';

const COLUMNS = `id, name, link, product_ids AS "productIds", texts, audience, languages, state, send_at AS "sendAt",
  ended_at AS "endedAt", recipients, mailed, version, created_at AS "createdAt"`;

const LIST = prepared(
  'notifications.list-promotions',
  `SELECT ${COLUMNS} FROM promotion ORDER BY id DESC LIMIT $1 OFFSET $2`,
);
const COUNT = prepared('notifications.count-promotions', 'SELECT count(*)::int AS total FROM promotion');
const FIND = prepared('notifications.find-promotion', `SELECT ${COLUMNS} FROM promotion WHERE id = $1`);
const LOCK = prepared(
  'notifications.lock-promotion',
  `SELECT ${COLUMNS} FROM promotion WHERE id = $1 FOR UPDATE`,
);
const ADD = prepared(
  'notifications.add-promotion',
  `INSERT INTO promotion (name, link, product_ids, texts, audience, languages)
   VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
);
const REPLACE = prepared(
  'notifications.replace-promotion',
  `UPDATE promotion
      SET name = $1, link = $2, product_ids = $3, texts = $4, audience = $5, languages = $6, version = version + 1
    WHERE id = $7 RETURNING ${COLUMNS}`,
);
const DELETE = prepared('notifications.delete-promotion', 'DELETE FROM promotion WHERE id = $1');
const SCHEDULE = prepared(
  'notifications.schedule-promotion',
  `UPDATE promotion SET state = 'scheduled', send_at = coalesce($2, now()) WHERE id = $1 RETURNING ${COLUMNS}`,
);
const UNSCHEDULE = prepared(
  'notifications.unschedule-promotion',
  `UPDATE promotion SET state = 'draft', send_at = NULL WHERE id = $1 RETURNING ${COLUMNS}`,
);
/** Mails that wait for the mail server are taken back. */
const CANCEL = prepared(
  'notifications.cancel-promotion',
  `WITH taken_back AS (
     DELETE FROM mail m USING promotion_recipient r
      WHERE r.promotion_id = $1 AND m.unique_key = 'promotion:' || r.promotion_id || ':' || coalesce(r.user_id::text, 'n' || r.subscription_id)
        AND m.sent_at IS NULL
      RETURNING m.id
   )
   UPDATE promotion
      SET state = 'cancelled', ended_at = now(), mailed = mailed - (SELECT count(*) FROM taken_back)
    WHERE id = $1 RETURNING ${COLUMNS}`,
);

/** Subscribers of the newsletter whose accounts, if they have one, do not get promotions anyway. */
const SUBSCRIBERS = `
  SELECT s.id, s.email, s.language FROM newsletter_subscription s
   WHERE s.confirmed_at IS NOT NULL AND s.ended_at IS NULL
     AND NOT EXISTS (SELECT FROM (${MAILED_ACCOUNTS_SQL}) a WHERE a.wants_promotions AND lower(a.email) = lower(s.email))`;

/**
 * Accounts that want promotions now, in the languages and with the orders that promotion $1 asks for; and subscribers, who
 * have no orders.
 */
const AUDIENCE = `
  FROM promotion p
  JOIN (SELECT id AS user_id, NULL::int AS subscription_id, email, first_name, language
          FROM (${MAILED_ACCOUNTS_SQL}) a WHERE a.wants_promotions
         UNION ALL
        SELECT NULL, id, email, '', language FROM (${SUBSCRIBERS}) s) u
    ON (cardinality(p.languages) = 0 OR u.language = ANY (p.languages))
   AND (p.audience = 'all' OR (u.user_id IS NOT NULL AND ${hasOrderedSql('u.user_id')}))
 WHERE p.id = $1`;

const COUNT_AUDIENCE = prepared(
  'notifications.count-audience',
  `SELECT u.language, count(*)::int AS recipients ${AUDIENCE} GROUP BY u.language ORDER BY recipients DESC, u.language`,
);
const START_DUE = prepared(
  'notifications.start-due-promotion',
  `UPDATE promotion SET state = 'sending', recipients = (SELECT count(*) ${AUDIENCE})
    WHERE id = $1 AND state = 'scheduled'`,
);
const LIST_DUE = prepared(
  'notifications.list-due-promotions',
  `SELECT id FROM promotion WHERE state = 'scheduled' AND send_at <= now() ORDER BY send_at, id`,
);
const LOCK_SENDING = prepared(
  'notifications.lock-sending-promotion',
  `SELECT ${COLUMNS} FROM promotion WHERE state = 'sending' ORDER BY send_at, id LIMIT 1 FOR UPDATE`,
);
const COUNT_OF_MINUTE = prepared(
  'notifications.count-of-minute',
  `SELECT count(*)::int AS mails FROM promotion_recipient WHERE mailed_at >= date_trunc('minute', now())`,
);
const NEXT = prepared(
  'notifications.next-recipients',
  `SELECT u.user_id AS "userId", u.subscription_id AS "subscriptionId", u.email, u.first_name AS "firstName", u.language
   ${AUDIENCE} AND (u.user_id > p.last_user_id OR u.subscription_id > p.last_subscription_id)
   ORDER BY u.user_id, u.subscription_id LIMIT $2`,
);
const ADD_RECIPIENT = prepared(
  'notifications.add-recipient',
  `INSERT INTO promotion_recipient (promotion_id, user_id, subscription_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
);
const ADVANCE = prepared(
  'notifications.advance-promotion',
  `UPDATE promotion SET last_user_id = greatest(last_user_id, $2), last_subscription_id = greatest(last_subscription_id, $3),
                        mailed = mailed + $4
    WHERE id = $1`,
);
const END = prepared(
  'notifications.end-promotion',
  `UPDATE promotion SET state = 'sent', ended_at = now() WHERE id = $1`,
);

export interface AudienceCount {
  language: string;
  recipients: number;
}

@Injectable()
export class PromotionRepository {
  constructor(private readonly sql: Sql) {}

  /** Newest first. */
  async list(limit: number, offset: number): Promise<{ promotions: Promotion[]; total: number }> {
    const promotions = await this.sql.rows<Promotion>(LIST, [limit, offset]);
    const { total } = (await this.sql.first<{ total: number }>(COUNT))!;
    return { promotions, total };
  }

  find(id: number): Promise<Promotion | null> {
    return this.sql.first<Promotion>(FIND, [id]);
  }

  lock(id: number): Promise<Promotion | null> {
    return this.sql.first<Promotion>(LOCK, [id]);
  }

  async add(content: PromotionContent): Promise<Promotion> {
    return (await this.sql.first<Promotion>(ADD, valuesOf(content)))!;
  }

  async replace(id: number, content: PromotionContent): Promise<Promotion> {
    return (await this.sql.first<Promotion>(REPLACE, [...valuesOf(content), id]))!;
  }

  async delete(id: number): Promise<void> {
    await this.sql.run(DELETE, [id]);
  }

  /** @param sendAt null for now */
  async schedule(id: number, sendAt: Date | null): Promise<Promotion> {
    return (await this.sql.first<Promotion>(SCHEDULE, [id, sendAt]))!;
  }

  async unschedule(id: number): Promise<Promotion> {
    return (await this.sql.first<Promotion>(UNSCHEDULE, [id]))!;
  }

  async cancel(id: number): Promise<Promotion> {
    return (await this.sql.first<Promotion>(CANCEL, [id]))!;
  }

  countAudience(id: number): Promise<AudienceCount[]> {
    return this.sql.rows<AudienceCount>(COUNT_AUDIENCE, [id]);
  }

  async startDue(): Promise<void> {
    const due = await this.sql.rows<{ id: number }>(LIST_DUE);
    for (const { id } of due) await this.sql.run(START_DUE, [id]);
  }

  /** The one to go on with. */
  lockSending(): Promise<Promotion | null> {
    return this.sql.first<Promotion>(LOCK_SENDING);
  }

  async countOfMinute(): Promise<number> {
    return (await this.sql.first<{ mails: number }>(COUNT_OF_MINUTE))!.mails;
  }

  /** After those that have their mail: by account, then by subscription. */
  nextRecipients(id: number, limit: number): Promise<PromotionRecipient[]> {
    return this.sql.rows<PromotionRecipient>(NEXT, [id, limit]);
  }

  /** @returns false for one who has it already */
  async addRecipient(id: number, { userId, subscriptionId }: PromotionRecipient): Promise<boolean> {
    return (await this.sql.run(ADD_RECIPIENT, [id, userId, subscriptionId])) === 1;
  }

  /** @param mailedTo these have their mail now */
  async advance(id: number, mailedTo: readonly PromotionRecipient[], mailed: number): Promise<void> {
    const highest = (ids: readonly (number | null)[]) => Math.max(0, ...ids.map((each) => each ?? 0));
    const [userId, subscriptionId] = [
      highest(mailedTo.map((each) => each.userId)),
      highest(mailedTo.map((each) => each.subscriptionId)),
    ];
    await this.sql.run(ADVANCE, [id, userId, subscriptionId, mailed]);
  }

  async end(id: number): Promise<void> {
    await this.sql.run(END, [id]);
  }
}

function valuesOf({ name, link, productIds, texts, audience, languages }: PromotionContent): unknown[] {
  return [name, link, productIds, JSON.stringify(texts), audience, languages];
}
