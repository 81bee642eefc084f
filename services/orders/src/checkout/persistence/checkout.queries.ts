import { prepared } from '@kp/platform/database';

const COLUMNS = `
  c.id, c.rate_limit_key AS "rateLimitKey", c.user_id AS "userId", c.state, c.draft_id AS "draftId", c.is_reserved AS "isReserved",
  c.expires_at AS "expiresAt", c.order_id AS "orderId"`;

export const FIND = prepared('checkout.find', `SELECT ${COLUMNS} FROM checkout c WHERE c.id = $1`);

/** LOCK_ORDER (transactions.ts): before order, payment and products. */
export const LOCK = prepared(
  'checkout.lock',
  `SELECT ${COLUMNS} FROM checkout c WHERE c.id = $1 FOR NO KEY UPDATE`,
);

/** Skips a checkout that is locked, because its order is being created. */
export const LOCK_EXPIRED = prepared(
  'checkout.lock-due',
  `SELECT ${COLUMNS} FROM checkout c
    WHERE c.id = $1 AND c.is_reserved AND c.expires_at < now() FOR NO KEY UPDATE SKIP LOCKED`,
);

export const TAKE_EXPIRED = prepared(
  'checkout.take-due',
  `UPDATE checkout SET ending_since = now() WHERE id IN (
     SELECT id FROM checkout WHERE is_reserved AND expires_at < now() AND ending_since IS NULL
      ORDER BY expires_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
   RETURNING id`,
);

export const LIST_OVERDUE = prepared(
  'checkout.list-overdue',
  `SELECT id FROM checkout WHERE is_reserved AND expires_at < now() AND ending_since < now() - interval '5 minutes'
    ORDER BY expires_at LIMIT $1`,
);

export const FIND_BY_REQUEST = prepared(
  'checkout.find-duplicate',
  `SELECT c.id FROM checkout c JOIN checkout_draft d ON d.id = c.draft_id
    WHERE c.rate_limit_key = $1 AND c.state = 'open' AND (c.is_reserved OR c.expires_at > now()) AND d.request_hash = $2
    ORDER BY c.created_at LIMIT 1`,
);

export const ADD = prepared(
  'checkout.add',
  `INSERT INTO checkout (id, rate_limit_key, user_id, state, expires_at) VALUES ($1, $2, $3, 'open', now())`,
);

export const SAVE_RESERVED = prepared(
  'checkout.save-reserved',
  `UPDATE checkout
      SET state = 'open', draft_id = $2, is_reserved = true, expires_at = now() + make_interval(mins => $3),
          ending_since = NULL, user_id = coalesce($4, user_id)
    WHERE id = $1`,
);

export const SAVE_STATE = prepared(
  'checkout.save-state',
  'UPDATE checkout SET state = $2, order_id = $3, is_reserved = false WHERE id = $1',
);

export const SAVE_RELEASED = prepared(
  'checkout.save-released',
  'UPDATE checkout SET is_reserved = false WHERE id = $1',
);

export const EXTEND_RESERVATION = prepared(
  'checkout.extend-reservation',
  'UPDATE checkout SET expires_at = now() + make_interval(mins => $2), ending_since = NULL WHERE id = $1',
);

const DRAFT_COLUMNS = `
  id, checkout_id AS "checkoutId", request, request_hash AS "requestHash", priced, total_minor AS "totalMinor", currency`;

export const GET_DRAFT = prepared(
  'checkout.get-draft',
  `SELECT ${DRAFT_COLUMNS} FROM checkout_draft WHERE id = $1`,
);

export const ADD_DRAFT = prepared(
  'checkout.add-draft',
  `WITH known AS (
     SELECT id FROM checkout_draft WHERE checkout_id = $1 AND request_hash = $2 AND priced = $4::jsonb
   ), fresh AS (
     INSERT INTO checkout_draft (checkout_id, request_hash, request, priced, total_minor, currency)
     SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT FROM known)
     RETURNING id
   )
   SELECT id FROM known UNION ALL SELECT id FROM fresh`,
);

export const ADD_PAYMENT = prepared(
  'checkout.add-payment',
  `INSERT INTO checkout_payment (payment_id, checkout_id, draft_id, method) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING`,
);

const PAYMENT_COLUMNS =
  'payment_id AS "paymentId", checkout_id AS "checkoutId", draft_id AS "draftId", method';

export const LIST_PAYMENTS = prepared(
  'checkout.list-payments',
  `SELECT ${PAYMENT_COLUMNS} FROM checkout_payment WHERE checkout_id = $1 ORDER BY payment_id`,
);

export const LIST_RESERVED = prepared(
  'checkout.list-reserved',
  'SELECT product_id AS "productId", quantity FROM stock_reservation WHERE checkout_id = $1 ORDER BY product_id',
);

export const CLEAR_RESERVED = prepared(
  'checkout.clear-reserved',
  'DELETE FROM stock_reservation WHERE checkout_id = $1',
);

export const ADD_RESERVED = prepared(
  'checkout.add-reserved',
  `INSERT INTO stock_reservation (checkout_id, product_id, quantity) SELECT $1, * FROM unnest($2::int[], $3::int[])`,
);

export const DELETE_OLD = prepared(
  'checkout.delete-old',
  `DELETE FROM checkout WHERE id IN (
     SELECT id FROM checkout WHERE created_at < now() - make_interval(days => $1) AND NOT is_reserved
      ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
);
