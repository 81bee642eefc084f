import { prepared } from '@kp/platform/database';

const DAY = (at: string) => `(${at} AT TIME ZONE (SELECT shop_time_zone()))`;
const START_OF = (day: string) => `(${day}::timestamp AT TIME ZONE (SELECT shop_time_zone()))`;
const BETWEEN = (at: string) => `${at} >= $1::timestamptz AND ${at} < $2::timestamptz`;

/** Must equal the condition of the partial index of `payment_event`. */
const MOVED = `e.kind IN ('captured', 'refund_done', 'charged_back', 'dispute_won')`;

/**
 * What providers report, from the history of payments, which is never changed. A won dispute counts where it was lost before.
 */
const ONLINE = `
  SELECT e.at, 'payment' AS source, e.id,
         CASE e.kind WHEN 'captured' THEN 'payment' WHEN 'refund_done' THEN 'refund' ELSE 'chargeback' END AS kind,
         p.method, CASE WHEN e.kind IN ('captured', 'dispute_won') THEN e.amount_minor ELSE -e.amount_minor END AS minor,
         coalesce(p.captured_currency, p.currency) AS currency,
         CASE WHEN e.kind = 'captured' THEN p.fee_minor END AS fee_minor,
         CASE WHEN e.kind = 'captured' THEN p.fee_currency END AS fee_currency,
         p.order_id, p.invoice_number, coalesce(p.capture_ref, p.provider_ref) AS reference, p.is_test OR p.is_sandbox AS is_test,
         NULL::bigint AS excess_minor
    FROM payment_event e JOIN payment p ON p.id = e.payment_id
   WHERE ${MOVED} AND ${BETWEEN('e.at')} AND (e.kind <> 'dispute_won' OR EXISTS (
     SELECT FROM payment_event lost WHERE lost.payment_id = e.payment_id AND lost.kind = 'charged_back' AND lost.id < e.id))`;

/** Done refunds that a bank sent back: the money is there again. */
const REVERSED = `
  SELECT r.failed_at, 'reversed', r.id, 'refund_reversed', p.method, r.amount_minor,
         coalesce(p.captured_currency, p.currency), NULL::bigint, NULL::text, p.order_id, p.invoice_number, r.provider_ref,
         p.is_test OR p.is_sandbox, NULL::bigint
    FROM payment_refund r JOIN payment p ON p.id = r.payment_id
   WHERE r.status = 'failed' AND ${BETWEEN('r.failed_at')}
     AND p.refunded_minor < (SELECT sum(amount_minor) FROM payment_event
                              WHERE payment_id = p.id AND kind = 'refund_done' AND at < r.failed_at)
     AND EXISTS (SELECT FROM payment_event
                  WHERE payment_id = p.id AND kind = 'refund_done' AND amount_minor = r.amount_minor AND at < r.failed_at)`;

const ORDER_TRANSFERS = `
  SELECT ${START_OF('t.paid_on')}, 'order_transfer', t.id, 'transfer', 'bank_transfer', t.amount_minor, o.currency, NULL::bigint, NULL::text,
         t.order_id, NULL::text, t.reference, false, NULL::bigint
    FROM order_transfer t JOIN orders o ON o.id = t.order_id
   WHERE t.undone_at IS NULL AND t.paid_on BETWEEN ${DAY('$1::timestamptz')}::date
         AND (${DAY('$2::timestamptz')} - interval '1 microsecond')::date`;

const INVOICE_TRANSFERS = `
  SELECT ${START_OF('t.paid_on')}, 'invoice_transfer', t.id, 'transfer', 'bank_transfer', t.amount_minor + t.excess_minor,
         i.currency, NULL::bigint, NULL::text, i.order_id, i.number, t.reference, false, nullif(t.excess_minor, 0)
    FROM invoice_payment t JOIN invoice i ON i.id = t.invoice_id
   WHERE t.kind = 'wire_transfer' AND t.undone_at IS NULL AND t.paid_on BETWEEN ${DAY('$1::timestamptz')}::date
         AND (${DAY('$2::timestamptz')} - interval '1 microsecond')::date`;

/** What customers had transferred above their invoices and got back. */
const CREDIT_REFUNDS = `
  SELECT ${START_OF('t.paid_on')}, 'credit_refund', t.id, 'credit_refund', 'bank_transfer', -t.amount_minor, i.currency,
         NULL::bigint, NULL::text, i.order_id, i.number, t.reference, false, NULL::bigint
    FROM credit_refund t JOIN invoice_payment p ON p.id = t.payment_id JOIN invoice i ON i.id = p.invoice_id
   WHERE t.undone_at IS NULL AND t.paid_on BETWEEN ${DAY('$1::timestamptz')}::date
         AND (${DAY('$2::timestamptz')} - interval '1 microsecond')::date`;

/** Must equal the condition of the partial index of `order_event`. */
const BY_HAND = `(e.kind = 'status' AND (e.to_status = 'delivered' OR e.from_status = 'delivered')
  OR e.kind = 'paid' AND e.note IS NOT NULL OR e.kind = 'refunded' AND e.actor = 'admin' OR e.kind = 'taxes_edited')`;

/** What an order came to at an event: less what later changes added. Must equal the condition of the partial index. */
const TOTAL_THEN = `o.total_minor - (
  SELECT coalesce(sum(later.amount_minor), 0) FROM order_event later
   WHERE later.order_id = e.order_id AND later.id > e.id AND later.kind IN ('taxes_edited', 'items_edited'))`;

/**
 * The courier's cash comes with the delivery and is not there once that is undone. Beside it what the staff recorded by hand:
 * what a change added, and what went back in cash or by transfer.
 */
const CASH = `
  SELECT e.at, 'order', e.id,
         CASE e.kind WHEN 'status' THEN 'cash' WHEN 'paid' THEN 'balance' ELSE 'refund' END,
         CASE WHEN e.kind = 'status' THEN 'cash' ELSE coalesce(back.method, o.payment_method) END,
         CASE e.kind WHEN 'status' THEN CASE WHEN e.to_status = 'delivered' THEN 1 ELSE -1 END * (${TOTAL_THEN})
                     WHEN 'refunded' THEN -e.amount_minor ELSE e.amount_minor END,
         o.currency, NULL::bigint, NULL::text, o.id, NULL::text, CASE WHEN e.kind = 'status' THEN NULL ELSE e.note END, false,
         NULL::bigint
    FROM order_event e JOIN orders o ON o.id = e.order_id
    LEFT JOIN LATERAL (
      SELECT CASE refund_method WHEN 'transfer' THEN 'bank_transfer' ELSE refund_method END AS method FROM order_return
       WHERE order_id = o.id AND return_number = e.note) back ON e.kind = 'refunded'
   WHERE ${BY_HAND} AND ${BETWEEN('e.at')}
     AND (e.kind NOT IN ('status', 'taxes_edited')
       OR o.payment_method = 'cash' AND NOT o.is_negotiated AND o.total_minor > 0)
     AND (e.kind <> 'status' OR e.from_status IS DISTINCT FROM e.to_status)
     AND (e.kind <> 'taxes_edited' OR e.amount_minor < 0 AND o.payment_status IN ('paid', 'partly_refunded'))`;

const ARMS = [ONLINE, REVERSED, ORDER_TRANSFERS, INVOICE_TRANSFERS, CREDIT_REFUNDS, CASH];

/** Each source up to the end of the page, then the page of them all. */
const firstOfEach = ARMS.map((arm) => `(${arm} ORDER BY 1, 3 LIMIT $3::int + $4::int)`).join(' UNION ALL ');

/** The movements from $1 until before $2: $3 of them behind the first $4. */
export const LIST_RECEIPTS = prepared(
  'accounting.list-receipts',
  `WITH page AS MATERIALIZED (
     SELECT * FROM (${firstOfEach}) receipt ORDER BY at, source, id LIMIT $3 OFFSET $4
   )
   SELECT r.source || '-' || r.id AS key, ${DAY('r.at')}::date::text AS day, r.kind, r.method, r.minor::bigint AS minor, r.currency,
          r.fee_minor AS "feeMinor", r.fee_currency AS "feeCurrency", r.order_id AS "orderId",
          o.order_number AS "orderNumber", coalesce(r.invoice_number, o.invoice_number) AS "invoiceNumber",
          coalesce(nullif(o.billing_address ->> 'company', ''),
            trim(concat_ws(' ', o.billing_address ->> 'firstName', o.billing_address ->> 'lastName')), '') AS customer,
          coalesce(r.reference, '') AS reference, r.is_test AS "isTest", r.excess_minor AS "excessMinor",
          CASE r.source
            WHEN 'order_transfer' THEN (SELECT bank_entry_id IS NOT NULL FROM order_transfer WHERE id = r.id)
            WHEN 'invoice_transfer' THEN (SELECT bank_entry_id IS NOT NULL FROM invoice_payment WHERE id = r.id)
            ELSE false END AS "isMatched"
     FROM page r LEFT JOIN orders o ON o.id = r.order_id
    ORDER BY r.at, r.source, r.id`,
);

/** What each kind and method comes to, in each currency. */
export const SUM_RECEIPTS = prepared(
  'accounting.sum-receipts',
  `SELECT kind, method, currency, count(*)::int AS movements, sum(minor)::bigint AS minor, fee_currency AS "feeCurrency",
          sum(fee_minor)::bigint AS "feeMinor"
     FROM (${ARMS.join(' UNION ALL ')}) receipt
    GROUP BY kind, method, currency, fee_currency ORDER BY kind, method, currency, fee_currency`,
);
