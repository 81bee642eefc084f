import { prepared } from '@kp/platform/database';

/** Of an `invoice i`: the account, else the tax number, else the email; guests of one email are one customer. */
export const CUSTOMER_OF_INVOICE = `coalesce('account-' || i.user_id,
  'tax-' || nullif(upper(coalesce(nullif(i.buyer ->> 'vatNumber', ''), i.buyer ->> 'taxId', '')), ''),
  'email-' || lower(i.buyer ->> 'email'))`;

const by = (day: string | undefined, date: string) => (day ? ` AND ${date} <= ${day}` : '');

/** Of the excess of an `invoice_payment p`, now or at the end of a day; what paid an invoice that is reversed is free again. */
export const creditLeftOf = (day?: string) => `(p.excess_minor
  - (SELECT coalesce(sum(used.amount_minor), 0) FROM invoice_payment used JOIN invoice paid ON paid.id = used.invoice_id
      WHERE used.credit_of_id = p.id AND used.undone_at IS NULL${by(day, 'used.paid_on')}
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
