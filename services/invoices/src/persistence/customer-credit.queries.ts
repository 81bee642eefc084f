import { prepared } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';

/** The tax number of the buyer of an `invoice i`, the same whether it is written as that of VAT or not. */
const TAX_NUMBER = `upper(regexp_replace(CASE
    WHEN coalesce(i.buyer ->> 'vatNumber', '') <> '' THEN i.buyer ->> 'vatNumber'
    WHEN i.buyer ->> 'country' IN ('Romania', 'România', 'RO') AND i.buyer ->> 'taxId' ~ '^[0-9]' THEN 'RO' || (i.buyer ->> 'taxId')
    ELSE i.buyer ->> 'taxId' END, '[^[:alnum:]]', '', 'g'))`;

/**
 * Of an `invoice i`: its buyer. A company is one customer whichever of its accounts buys, and an account that buys for several
 * companies is several. A buyer without a tax number is the account, else the email, in the name of the company, if it has one.
 */
export const CUSTOMER_OF_INVOICE = `coalesce('tax-' || nullif(${TAX_NUMBER}, ''),
  coalesce('account-' || i.user_id, 'email-' || lower(i.buyer ->> 'email'))
    || coalesce('-of-' || nullif(lower(trim(i.buyer ->> 'companyName')), ''), ''))`;

/** An `invoice_payment`, now or as it counted at the end of a day. */
export const paymentsAt = (day?: string) =>
  day
    ? `(SELECT id, invoice_id, kind, amount_minor, excess_minor, credit_of_id, refunded_minor, paid_on, undone_at
          FROM invoice_payment current
         WHERE paid_on <= ${day} AND NOT EXISTS (SELECT FROM former_share WHERE payment_id = current.id AND ended_on > ${day})
         UNION ALL
        SELECT payment.id, former.invoice_id, payment.kind, former.amount_minor, former.excess_minor, payment.credit_of_id,
               payment.refunded_minor, payment.paid_on, payment.undone_at
          FROM former_share former JOIN invoice_payment payment ON payment.id = former.payment_id
         WHERE payment.paid_on <= ${day} AND former.ended_on > ${day} AND NOT EXISTS (
               SELECT FROM former_share WHERE payment_id = former.payment_id AND ended_on > ${day} AND id < former.id))`
    : 'invoice_payment';

/** What payments paid of each invoice before a correction or a concession gave it back. */
export const FIRST_SHARES = `(
  SELECT invoice_id, id, paid_on, amount_minor, refunded_minor, undone_at FROM invoice_payment current
   WHERE NOT EXISTS (SELECT FROM former_share WHERE payment_id = current.id AND invoice_id = current.invoice_id)
   UNION ALL
  SELECT former.invoice_id, payment.id, payment.paid_on, former.amount_minor, payment.refunded_minor, payment.undone_at
    FROM former_share former JOIN invoice_payment payment ON payment.id = former.payment_id
   WHERE NOT EXISTS (
         SELECT FROM former_share
          WHERE payment_id = former.payment_id AND invoice_id = former.invoice_id AND id < former.id))`;

const by = (day: string | undefined, date: string) => (day ? ` AND ${date} <= ${day}` : '');

/** Of the excess of a payment `p` of `paymentsAt`; what paid an invoice that is reversed is free again. */
export const creditLeftOf = (day?: string) => `(p.excess_minor
  - (SELECT coalesce(sum(used.amount_minor), 0) FROM ${paymentsAt(day)} used JOIN invoice paid ON paid.id = used.invoice_id
      WHERE used.credit_of_id = p.id AND used.undone_at IS NULL
        AND (paid.reversed_at IS NULL${day ? ` OR (paid.reversed_at AT TIME ZONE (SELECT shop_time_zone()))::date > ${day}` : ''}))
  - (SELECT coalesce(sum(back.amount_minor), 0) FROM credit_refund back
      WHERE back.payment_id = p.id AND back.undone_at IS NULL${by(day, 'back.paid_on')}))`;

const OF_SAME_CUSTOMER = `
  FROM invoice own
  JOIN invoice i ON i.currency = own.currency
  JOIN invoice_payment p ON p.invoice_id = i.id AND p.excess_minor > 0 AND p.undone_at IS NULL
 WHERE own.id = $1 AND ${CUSTOMER_OF_INVOICE} = (SELECT ${CUSTOMER_OF_INVOICE} FROM invoice i WHERE i.id = own.id)`;

/** Before they are read, so that two invoices of a customer are not paid with the same credit. */
export const LOCK_CREDITS = prepared(
  'invoices.lock-credits',
  `SELECT p.id ${OF_SAME_CUSTOMER} ORDER BY p.id FOR UPDATE OF p`,
);

/** Those of the customer of an invoice, in its currency, the oldest first. */
export const LIST_CREDITS = prepared(
  'invoices.list-credits',
  `SELECT p.id, ${creditLeftOf()}::bigint AS "leftMinor" ${OF_SAME_CUSTOMER} ORDER BY p.paid_on, p.id`,
);

/** The least that was left of a credit on any day since $2. */
export const LEAST_LEFT_SINCE = prepared(
  'invoices.least-credit-since',
  `SELECT min(coalesce(credit.minor, 0))::bigint AS "leftMinor"
     FROM generate_series($2::date, greatest($2::date, ${BUSINESS_DAY_SQL}), interval '1 day') AS since (moment)
    CROSS JOIN LATERAL (SELECT since.moment::date AS day) past
     LEFT JOIN LATERAL (
       SELECT ${creditLeftOf('past.day')} AS minor FROM ${paymentsAt('past.day')} p WHERE p.id = $1) credit ON true`,
);

export const LIST_CREDIT_REFUNDS = prepared(
  'invoices.list-credit-refunds',
  `SELECT back.id, back.payment_id AS "paymentId", back.amount_minor AS "amountMinor", back.paid_on::text AS "paidOn",
          back.reference, back.undone_at AS "undoneAt"
     FROM credit_refund back JOIN invoice_payment p ON p.id = back.payment_id WHERE p.invoice_id = $1 ORDER BY back.id`,
);

export const ADD_CREDIT_REFUND = prepared(
  'invoices.add-credit-refund',
  `INSERT INTO credit_refund (payment_id, amount_minor, paid_on, reference, actor_user_id) VALUES ($1, $2, $3, $4, $5)`,
);

export const UNDO_CREDIT_REFUND = prepared(
  'invoices.undo-credit-refund',
  'UPDATE credit_refund SET undone_at = now(), undone_by = $2 WHERE id = $1 AND undone_at IS NULL',
);
