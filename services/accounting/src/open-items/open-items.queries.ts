import { prepared } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';
import { CUSTOMER } from './customer-key';

/** Must equal the condition of the partial index of `invoice_search`; what is paid since is looked at one by one. */
const OPEN = `
  SELECT i.id, i.number, i.kind, i.issue_date, coalesce(i.due_date, i.issue_date) AS due_date, i.language, i.currency, i.total_minor,
         i.order_number, ${CUSTOMER} AS customer,
         coalesce(nullif(i.buyer ->> 'companyName', ''),
           trim(concat_ws(' ', i.buyer ->> 'firstName', i.buyer ->> 'lastName'))) AS name, i.buyer,
         i.total_minor - settled.minor AS open_minor
    FROM invoice i
   CROSS JOIN LATERAL (
     SELECT (SELECT coalesce(sum(p.amount_minor), 0) FROM invoice_payment p
              WHERE p.invoice_id = i.id AND p.undone_at IS NULL AND p.refunded_minor < p.amount_minor)
          + (SELECT coalesce(sum(c.total_minor), 0) FROM invoice c WHERE c.credits_id = i.id) AS minor) settled
   WHERE i.id = ANY (ARRAY(
           SELECT s.id FROM invoice_search s WHERE s.kind = 'invoice' AND NOT s.is_paid AND NOT s.is_reversed))
     AND i.total_minor > settled.minor`;

const LATE = `(${BUSINESS_DAY_SQL} - o.due_date)`;
const BUCKETS = `
  coalesce(sum(o.open_minor) FILTER (WHERE ${LATE} <= 0), 0)::bigint AS "notDueMinor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${LATE} BETWEEN 1 AND 30), 0)::bigint AS "upTo30Minor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${LATE} BETWEEN 31 AND 60), 0)::bigint AS "upTo60Minor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${LATE} BETWEEN 61 AND 90), 0)::bigint AS "upTo90Minor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${LATE} > 90), 0)::bigint AS "over90Minor",
  sum(o.open_minor)::bigint AS "openMinor"`;

/** The most indebted first. */
export const LIST_OPEN_ITEMS = prepared(
  'accounting.list-open-items',
  `WITH open AS MATERIALIZED (${OPEN})
   SELECT max(o.id) AS "documentId", o.currency, (array_agg(o.name ORDER BY o.id DESC))[1] AS name, count(*)::int AS documents, ${BUCKETS},
          count(*) OVER ()::int AS total
     FROM open o GROUP BY o.customer, o.currency
    ORDER BY sum(o.open_minor) DESC, o.customer, o.currency LIMIT $1 OFFSET $2`,
);

export const SUM_OPEN_ITEMS = prepared(
  'accounting.sum-open-items',
  `WITH open AS MATERIALIZED (${OPEN})
   SELECT o.currency, count(*)::int AS documents, ${BUCKETS} FROM open o GROUP BY o.currency ORDER BY o.currency`,
);

/** Of the customer of a document, the oldest first. */
export const LIST_OPEN_OF_CUSTOMER = prepared(
  'accounting.list-open-of-customer',
  `SELECT o.number, o.issue_date::text AS "issueDate", o.due_date::text AS "dueDate", greatest(0, ${LATE}) AS "daysLate",
          o.order_number AS "orderNumber", o.currency, o.total_minor AS "totalMinor", o.open_minor::bigint AS "openMinor", o.name,
          o.buyer, o.language,
          (SELECT max(sent_at) FROM payment_reminder WHERE invoice_id = o.id) AS "remindedAt"
     FROM (${OPEN}) o WHERE o.customer = (SELECT ${CUSTOMER} FROM invoice i WHERE i.id = $1) ORDER BY o.currency, o.due_date, o.id`,
);

/** Of the invoices that fell due in the last $1 days: how many were paid or credited by then, later, and not yet. */
export const COUNT_PUNCTUAL = prepared(
  'accounting.count-punctual',
  `SELECT count(*) FILTER (WHERE settled.minor >= s.total_minor AND settled.day <= s.due_date)::int AS "onTime",
          count(*) FILTER (WHERE settled.minor >= s.total_minor AND settled.day > s.due_date)::int AS late,
          count(*) FILTER (WHERE settled.minor < s.total_minor)::int AS open
     FROM invoice_search s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(part.minor), 0) AS minor, max(part.day) AS day FROM (
        SELECT amount_minor AS minor, paid_on AS day FROM invoice_payment
         WHERE invoice_id = s.id AND undone_at IS NULL AND refunded_minor < amount_minor
         UNION ALL SELECT total_minor, issue_date FROM invoice WHERE credits_id = s.id) part) settled
    WHERE s.kind = 'invoice' AND NOT s.is_paid AND NOT s.is_reversed
      AND s.due_date BETWEEN ${BUSINESS_DAY_SQL} - $1::int AND ${BUSINESS_DAY_SQL} - 1`,
);
