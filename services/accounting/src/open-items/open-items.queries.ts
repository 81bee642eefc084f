import { creditLeftOf, CUSTOMER_OF_INVOICE, paymentsAt } from '@kp/invoices';
import { prepared } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';

const FACTS = `
  i.id, i.number, i.kind, i.issue_date, coalesce(i.due_date, i.issue_date) AS due_date, i.language, i.currency, i.total_minor,
  i.order_number, ${CUSTOMER_OF_INVOICE} AS customer,
  coalesce(nullif(i.buyer ->> 'companyName', ''),
    trim(concat_ws(' ', i.buyer ->> 'firstName', i.buyer ->> 'lastName'))) AS name, i.buyer`;

const paidAndCredited = (day?: string) => `
  (SELECT coalesce(sum(p.amount_minor), 0) FROM ${paymentsAt(day)} p
    WHERE p.invoice_id = i.id AND p.undone_at IS NULL AND p.refunded_minor < p.amount_minor)
  + (SELECT coalesce(sum(c.total_minor), 0) FROM invoice c WHERE c.credits_id = i.id${day ? ` AND c.issue_date <= ${day}` : ''})`;

/** Must equal the condition of the partial index of `invoice_search`; what is paid since is looked at one by one. */
const UNPAID = `SELECT s.id FROM invoice_search s WHERE s.kind = 'invoice' AND NOT s.is_paid AND NOT s.is_reversed`;
const REVERSED = `SELECT s.id FROM invoice_search s WHERE s.is_reversed AND s.kind = 'invoice' AND NOT s.is_paid`;

/** Invoices whose transfers were above them, as far as that is not used; by the end of a day when one is given. */
const creditsAt = (day?: string) => `
  SELECT ${FACTS}, 0::bigint AS open_minor, credit.minor AS credit_minor
    FROM invoice i CROSS JOIN LATERAL (
      SELECT sum(${creditLeftOf(day)})::bigint AS minor FROM ${paymentsAt(day)} p
       WHERE p.invoice_id = i.id AND p.excess_minor > 0 AND p.undone_at IS NULL) credit
   WHERE i.id = ANY (ARRAY(
           SELECT p.invoice_id FROM ${paymentsAt(day)} p WHERE p.excess_minor > 0 AND p.undone_at IS NULL))
     AND credit.minor > 0`;

const OWED = `${FACTS}, i.total_minor - covered.minor AS open_minor, 0::bigint AS credit_minor`;

const OPEN = `
  SELECT ${OWED} FROM invoice i CROSS JOIN LATERAL (SELECT ${paidAndCredited()} AS minor) covered
   WHERE i.id = ANY (ARRAY(${UNPAID})) AND i.total_minor > covered.minor
   UNION ALL ${creditsAt()}`;

/** What was issued by that day, less what was paid, credited or reversed by then. */
const openAt = (day: string) => `
  SELECT ${OWED} FROM invoice i
   CROSS JOIN LATERAL (SELECT ${paidAndCredited(day)} AS minor) covered
   WHERE i.id = ANY (ARRAY(${UNPAID} AND s.issue_date <= ${day} UNION ALL ${REVERSED} AND s.issue_date <= ${day}))
     AND NOT EXISTS (SELECT FROM invoice storno WHERE storno.reverses_id = i.id AND storno.issue_date <= ${day})
     AND i.total_minor > covered.minor
   UNION ALL ${creditsAt(day)}`;

const bucketsAt = (day: string) => `
  coalesce(sum(o.open_minor) FILTER (WHERE ${day} - o.due_date <= 0), 0)::bigint AS "notDueMinor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${day} - o.due_date BETWEEN 1 AND 30), 0)::bigint AS "upTo30Minor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${day} - o.due_date BETWEEN 31 AND 60), 0)::bigint AS "upTo60Minor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${day} - o.due_date BETWEEN 61 AND 90), 0)::bigint AS "upTo90Minor",
  coalesce(sum(o.open_minor) FILTER (WHERE ${day} - o.due_date > 90), 0)::bigint AS "over90Minor",
  sum(o.open_minor)::bigint AS "openMinor", sum(o.credit_minor)::bigint AS "creditMinor"`;

const DOCUMENTS = 'count(*) FILTER (WHERE o.open_minor > 0)::int AS documents';

/** The most indebted first. */
const listOf = (open: string, day: string) => `
  WITH open AS MATERIALIZED (${open})
  SELECT coalesce(max(o.id) FILTER (WHERE o.open_minor > 0), max(o.id)) AS "documentId", o.currency,
         (array_agg(o.name ORDER BY o.id DESC))[1] AS name, ${DOCUMENTS},
         ${bucketsAt(day)}, count(*) OVER ()::int AS total
    FROM open o GROUP BY o.customer, o.currency
   ORDER BY sum(o.open_minor) DESC, o.customer, o.currency LIMIT $1 OFFSET $2`;

const sumsOf = (open: string, day: string) => `
  WITH open AS MATERIALIZED (${open})
  SELECT o.currency, ${DOCUMENTS}, ${bucketsAt(day)} FROM open o GROUP BY o.currency ORDER BY o.currency`;

/** Of the customer of a document, the oldest first; what is left of a credit is negative. */
const ofCustomer = (open: string, day: string) => `
  SELECT o.number, o.issue_date::text AS "issueDate", o.due_date::text AS "dueDate",
         CASE WHEN o.open_minor > 0 THEN greatest(0, ${day} - o.due_date) ELSE 0 END AS "daysLate",
         o.order_number AS "orderNumber", o.currency, o.total_minor AS "totalMinor",
         (o.open_minor - o.credit_minor)::bigint AS "openMinor", o.name,
         o.buyer, o.language,
         (SELECT max(sent_at) FROM payment_reminder WHERE invoice_id = o.id) AS "remindedAt"
    FROM (${open}) o WHERE o.customer = (SELECT ${CUSTOMER_OF_INVOICE} FROM invoice i WHERE i.id = $1) ORDER BY o.currency, o.due_date, o.id`;

/** Of today. */
export const OPEN_TODAY = {
  list: prepared('accounting.list-open-items', listOf(OPEN, BUSINESS_DAY_SQL)),
  sum: prepared('accounting.sum-open-items', sumsOf(OPEN, BUSINESS_DAY_SQL)),
  ofCustomer: prepared('accounting.list-open-of-customer', ofCustomer(OPEN, BUSINESS_DAY_SQL)),
};

/** The same at the end of a day of the past, which comes behind the other parameters. */
export const OPEN_THEN = {
  list: prepared('accounting.list-open-items-then', listOf(openAt('$3::date'), '$3::date')),
  sum: prepared('accounting.sum-open-items-then', sumsOf(openAt('$1::date'), '$1::date')),
  ofCustomer: prepared('accounting.list-open-of-customer-then', ofCustomer(openAt('$2::date'), '$2::date')),
};

/** Of the invoices that fell due in the last $1 days: how many were paid or credited by then, later, and not yet. */
export const COUNT_PUNCTUAL = prepared(
  'accounting.count-punctual',
  `SELECT count(*) FILTER (WHERE covered.minor >= s.total_minor AND covered.day <= s.due_date)::int AS "onTime",
          count(*) FILTER (WHERE covered.minor >= s.total_minor AND covered.day > s.due_date)::int AS late,
          count(*) FILTER (WHERE covered.minor < s.total_minor)::int AS open
     FROM invoice_search s
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(part.minor), 0) AS minor, max(part.day) AS day FROM (
        SELECT amount_minor AS minor, paid_on AS day FROM invoice_payment
         WHERE invoice_id = s.id AND undone_at IS NULL AND refunded_minor < amount_minor
         UNION ALL SELECT total_minor, issue_date FROM invoice WHERE credits_id = s.id) part) covered
    WHERE s.kind = 'invoice' AND NOT s.is_paid AND NOT s.is_reversed
      AND s.due_date BETWEEN ${BUSINESS_DAY_SQL} - $1::int AND ${BUSINESS_DAY_SQL} - 1`,
);
