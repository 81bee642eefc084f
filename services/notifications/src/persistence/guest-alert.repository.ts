import { Injectable } from '@nestjs/common';
import { PRODUCT_CHANGES_SQL, taxClassesSql } from '@kp/catalog';
import { prepared, Sql } from '@kp/platform/database';
import type { AlertedProduct } from '../domain/product-alert';

/** A mail that still waits in the queue after this time is queued again; the second one finds nothing to do. */
const QUEUED_AGAIN_AFTER = '1 hour';
/** A link that was not opened by then is of no use. */
const CONFIRMATION_DAYS = 7;

const REQUEST = prepared(
  'notifications.request-guest-alert',
  `INSERT INTO guest_alert (email, product_id, language)
   SELECT $1, p.id, $3 FROM (${PRODUCT_CHANGES_SQL}) p WHERE p.id = $2
   ON CONFLICT (lower(email), product_id)
   DO UPDATE SET language = excluded.language, created_at = CASE
     WHEN guest_alert.confirmed_at IS NULL THEN excluded.created_at ELSE guest_alert.created_at END
   RETURNING id`,
);
const FIND = prepared(
  'notifications.find-guest-alert',
  `SELECT a.id, a.email, a.language, a.product_id AS "productId", a.confirmed_at IS NOT NULL AS "isConfirmed",
          coalesce(p.names ->> a.language, p.name) AS name
     FROM guest_alert a JOIN (${PRODUCT_CHANGES_SQL}) p ON p.id = a.product_id
    WHERE a.id = $1 AND (a.confirmed_at IS NOT NULL OR a.created_at > now() - make_interval(days => $2))`,
);
const CONFIRM = prepared(
  'notifications.confirm-guest-alert',
  'UPDATE guest_alert SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1',
);
const REMOVE = prepared('notifications.remove-guest-alert', 'DELETE FROM guest_alert WHERE id = $1');
const PURGE = prepared(
  'notifications.purge-guest-alerts',
  `DELETE FROM guest_alert WHERE id IN (
     SELECT id FROM guest_alert WHERE confirmed_at IS NULL AND created_at < now() - make_interval(days => $1)
      ORDER BY id LIMIT $2)`,
);

/** Of products that came back after the request and have not changed again for $1 seconds. */
const DUE = `
  SELECT a.id, a.email, a.language, a.product_id, coalesce(p.names ->> a.language, p.name) AS name, p.slug,
         p.price_minor, p.currency
    FROM guest_alert a JOIN (${PRODUCT_CHANGES_SQL}) p ON p.id = a.product_id
   WHERE a.confirmed_at IS NOT NULL AND p.is_available AND p.availability_changed_at > a.created_at
     AND p.availability_changed_at <= now() - make_interval(secs => $1)`;

const QUEUE_DUE = prepared(
  'notifications.queue-due-guest-alerts',
  `WITH due AS (
     ${DUE} AND (a.queued_at IS NULL OR a.queued_at < now() - interval '${QUEUED_AGAIN_AFTER}')
      ORDER BY a.id LIMIT $2
        FOR UPDATE OF a SKIP LOCKED
   )
   UPDATE guest_alert a SET queued_at = now() FROM due WHERE a.id = due.id RETURNING a.id AS "alertId"`,
);
const TAKE_DUE = prepared(
  'notifications.take-due-guest-alert',
  `WITH due AS MATERIALIZED (
     ${DUE} AND a.id = $2
        FOR UPDATE OF a
   ), ended AS (
     DELETE FROM guest_alert a USING due WHERE a.id = due.id
   ), released AS (
     UPDATE guest_alert SET queued_at = NULL WHERE id = $2 AND NOT EXISTS (SELECT FROM due)
   )
   SELECT 'restock' AS kind, name, slug, price_minor AS "priceMinor", ${taxClassesSql('due.product_id')} AS "taxClasses", price_minor AS "formerPriceMinor", currency,
          email, language
     FROM due`,
);

export interface GuestAlert {
  id: number;
  email: string;
  language: string;
  productId: number;
  /** Of the product, in the language of the request. */
  name: string;
  isConfirmed: boolean;
}

export interface DueGuestAlert extends AlertedProduct {
  email: string;
  language: string;
}

@Injectable()
export class GuestAlertRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns null for a product that is not on sale */
  async request(email: string, productId: number, language: string): Promise<number | null> {
    return (await this.sql.first<{ id: number }>(REQUEST, [email, productId, language]))?.id ?? null;
  }

  find(id: number): Promise<GuestAlert | null> {
    return this.sql.first<GuestAlert>(FIND, [id, CONFIRMATION_DAYS]);
  }

  async confirm(id: number): Promise<void> {
    await this.sql.run(CONFIRM, [id]);
  }

  async remove(id: number): Promise<void> {
    await this.sql.run(REMOVE, [id]);
  }

  deleteUnconfirmed(limit: number): Promise<number> {
    return this.sql.run(PURGE, [CONFIRMATION_DAYS, limit]);
  }

  /** Marks up to `limit` due alerts as queued. */
  queueDue(debounceSeconds: number, limit: number): Promise<{ alertId: number }[]> {
    return this.sql.rows(QUEUE_DUE, [debounceSeconds, limit]);
  }

  /** Ends the alert for the mail of the same transaction; null when the product is gone again. */
  takeDue(debounceSeconds: number, id: number): Promise<DueGuestAlert | null> {
    return this.sql.first<DueGuestAlert>(TAKE_DUE, [debounceSeconds, id]);
  }
}
