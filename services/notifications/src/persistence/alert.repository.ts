import { Injectable } from '@nestjs/common';
import { MAILED_ACCOUNTS_SQL } from '@kp/auth';
import { PRODUCT_CHANGES_SQL, taxClassesSql } from '@kp/catalog';
import { prepared, Sql } from '@kp/platform/database';
import type { AlertedProduct, AlertKind, ProductAlert } from '../domain/product-alert';

/** A mail that still waits in the queue after this time is queued again; the second one finds nothing to do. */
const QUEUED_AGAIN_AFTER = '1 hour';

const COLUMNS = `product_id AS "productId", kind, price_minor AS "priceMinor", currency, created_at AS "createdAt"`;

const LIST = prepared(
  'notifications.list-alerts',
  `SELECT ${COLUMNS} FROM product_alert WHERE user_id = $1 ORDER BY created_at DESC, product_id, kind`,
);
const FIND = prepared(
  'notifications.find-alert',
  `SELECT ${COLUMNS} FROM product_alert WHERE user_id = $1 AND product_id = $2 AND kind = $3`,
);
const COUNT = prepared(
  'notifications.count-alerts',
  'SELECT count(*)::int AS alerts FROM product_alert WHERE user_id = $1',
);
const ADD = prepared(
  'notifications.add-alert',
  `INSERT INTO product_alert (user_id, product_id, kind, price_minor, currency)
   SELECT $1, p.id, $3, p.price_minor, p.currency FROM (${PRODUCT_CHANGES_SQL}) p WHERE p.id = $2
   RETURNING ${COLUMNS}`,
);
const REMOVE = prepared(
  'notifications.remove-alert',
  'DELETE FROM product_alert WHERE user_id = $1 AND product_id = $2 AND kind = $3',
);

/**
 * Alerts whose product came back after the subscription, or costs less than then, and has not changed again for $1
 * seconds, of accounts that want such mails now. The times are compared last: each is a look into the history.
 */
const DUE = `
  SELECT a.user_id, a.product_id, a.kind, coalesce(p.names ->> u.language, p.name) AS name, p.slug, p.price_minor, a.price_minor AS former_price_minor,
         p.currency, u.email, u.first_name, u.language
    FROM product_alert a
    JOIN (${PRODUCT_CHANGES_SQL}) p ON p.id = a.product_id
    JOIN (${MAILED_ACCOUNTS_SQL}) u ON u.id = a.user_id
   WHERE (a.kind = 'restock' AND u.wants_product_restocks AND p.is_available
            AND p.availability_changed_at > a.created_at
            AND p.availability_changed_at <= now() - make_interval(secs => $1)
          OR a.kind = 'price-drop' AND u.wants_price_drops AND p.price_minor < a.price_minor
            AND p.currency = a.currency
            AND coalesce(p.price_changed_at <= now() - make_interval(secs => $1), true))`;

const SAME_ALERT = '(a.user_id, a.product_id, a.kind) = (due.user_id, due.product_id, due.kind)';

const QUEUE_DUE = prepared(
  'notifications.queue-due-alerts',
  `WITH due AS (
     ${DUE} AND (a.queued_at IS NULL OR a.queued_at < now() - interval '${QUEUED_AGAIN_AFTER}')
      ORDER BY a.user_id LIMIT $2
        FOR UPDATE OF a SKIP LOCKED
   ), queued AS (
     UPDATE product_alert a SET queued_at = now() FROM due WHERE ${SAME_ALERT} RETURNING a.user_id
   )
   SELECT user_id AS "userId", count(*)::int AS alerts FROM queued GROUP BY user_id ORDER BY user_id`,
);

/** Of two at the same time the second waits, and finds no alert that the first has taken. */
const TAKE_DUE = prepared(
  'notifications.take-due-alerts',
  `WITH due AS MATERIALIZED (
     ${DUE} AND a.user_id = $2
        FOR UPDATE OF a
   ), ended AS (
     DELETE FROM product_alert a USING due WHERE ${SAME_ALERT} AND due.kind = 'restock'
   ), lowered AS (
     UPDATE product_alert a SET price_minor = due.price_minor, queued_at = NULL
       FROM due WHERE ${SAME_ALERT} AND due.kind = 'price-drop'
   ), released AS (
     UPDATE product_alert a SET queued_at = NULL
      WHERE a.user_id = $2 AND a.queued_at IS NOT NULL
        AND (a.product_id, a.kind) NOT IN (SELECT product_id, kind FROM due)
   )
   SELECT kind, name, slug, price_minor AS "priceMinor", ${taxClassesSql('due.product_id')} AS "taxClasses",
          former_price_minor AS "formerPriceMinor", currency, email,
          first_name AS "firstName", language
     FROM due ORDER BY kind DESC, name`,
);

export interface DueAlert extends AlertedProduct {
  email: string;
  firstName: string;
  language: string;
}

@Injectable()
export class AlertRepository {
  constructor(private readonly sql: Sql) {}

  list(userId: number): Promise<ProductAlert[]> {
    return this.sql.rows<ProductAlert>(LIST, [userId]);
  }

  find(userId: number, productId: number, kind: AlertKind): Promise<ProductAlert | null> {
    return this.sql.first<ProductAlert>(FIND, [userId, productId, kind]);
  }

  async count(userId: number): Promise<number> {
    return (await this.sql.first<{ alerts: number }>(COUNT, [userId]))?.alerts ?? 0;
  }

  /** @returns null when the product is no longer on sale */
  add(userId: number, productId: number, kind: AlertKind): Promise<ProductAlert | null> {
    return this.sql.first<ProductAlert>(ADD, [userId, productId, kind]);
  }

  async remove(userId: number, productId: number, kind: AlertKind): Promise<void> {
    await this.sql.run(REMOVE, [userId, productId, kind]);
  }

  /** Marks up to `limit` due alerts as queued; with their accounts. */
  queueDue(debounceSeconds: number, limit: number): Promise<{ userId: number; alerts: number }[]> {
    return this.sql.rows(QUEUE_DUE, [debounceSeconds, limit]);
  }

  /** Ends or lowers the due alerts of an account, for the mail of the same transaction. */
  takeDue(debounceSeconds: number, userId: number): Promise<DueAlert[]> {
    return this.sql.rows<DueAlert>(TAKE_DUE, [debounceSeconds, userId]);
  }
}
