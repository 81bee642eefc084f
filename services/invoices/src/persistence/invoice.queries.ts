import { prepared } from '@kp/platform/database';

/**
 * Locks the numbers of the kind until the transaction ends: those of the year where the series has it, else of all time. The
 * day never precedes that of an earlier number, and a document of a closed month gets the first day that is open.
 */
export const NEXT_NUMBER = prepared(
  'invoices.next-number',
  `WITH opened AS MATERIALIZED (SELECT first_open_day($2) AS day),
        own AS MATERIALIZED (SELECT series, first_number, width FROM document_numbering WHERE kind = $1),
        next AS (
          INSERT INTO invoice_series AS known (kind, year, last_number, last_date)
          SELECT $1, CASE WHEN own.series LIKE '%{year}%' THEN extract(year FROM opened.day) ELSE 0 END,
                 CASE WHEN EXISTS (SELECT FROM invoice_series WHERE kind = $1) THEN 1 ELSE own.first_number END, opened.day
            FROM opened, own
              ON CONFLICT (kind, year) DO UPDATE
             SET last_number = known.last_number + 1, last_date = greatest(known.last_date, excluded.last_date)
       RETURNING year, last_number AS sequence, last_date)
   SELECT own.series, own.width, next.year, next.sequence, next.last_date::text AS "issueDate" FROM own, next`,
);

export const LIST_NUMBERING = prepared(
  'invoices.list-numbering',
  `SELECT kind, series, first_number AS "firstNumber", width,
          EXISTS (SELECT FROM invoice_series s WHERE s.kind = n.kind) AS "isStarted"
     FROM document_numbering n`,
);

/** Its orders can be invoiced again. */
export const MARK_REVERSED = prepared(
  'invoices.mark-reversed',
  `WITH reversed AS (UPDATE invoice SET reversed_at = now() WHERE id = $1 RETURNING id)
   UPDATE invoice_part SET is_invoicing = false FROM reversed WHERE invoice_id = reversed.id AND is_invoicing`,
);

/** Of an `invoice i`: its credit notes, and what was paid since it was issued without what was refunded in full. */
export const SETTLEMENT = `
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(total_minor), 0)::float8 AS minor, coalesce(json_agg(number ORDER BY id), '[]') AS numbers
      FROM invoice WHERE credits_id = i.id) notes
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount_minor), 0)::float8 AS minor, max(paid_on)::text AS day
      FROM invoice_payment WHERE invoice_id = i.id AND undone_at IS NULL AND refunded_minor < amount_minor) paid`;

/**
 * Beside `SETTLEMENT`: what was paid and credited is the total; with nothing paid it is credited and not paid, unless it is of
 * nothing.
 */
export const IS_PAID = `(i.is_paid OR (i.kind = 'invoice'
  AND paid.minor + CASE WHEN paid.minor > 0 THEN notes.minor ELSE 0 END >= i.total_minor))`;

/** Of an `invoice i`, beside `RELATED`. */
export const SUMMARY = `
  i.id, i.number, i.kind, i.order_id AS "orderId", i.order_number AS "orderNumber", i.user_id AS "userId",
  i.po_number AS "poNumber", i.cost_center AS "costCenter",
  i.reverses_id AS "reversesId", original.number AS "reversesNumber",
  original.issue_date::text AS "reversesIssueDate", storno.number AS "reversedByNumber",
  i.credits_id AS "creditsId", credited.number AS "creditsNumber", credited.issue_date::text AS "creditsIssueDate",
  notes.numbers AS "creditedByNumbers", notes.minor AS "creditedMinor",
  i.issue_date::text AS "issueDate", i.due_date::text AS "dueDate", i.supply_date::text AS "supplyDate", i.language,
  i.payment_method AS "paymentMethod", i.discount_code AS "discountCode", i.allowance_minor AS "allowanceMinor",
  i.is_paid AS "isPaidWhenIssued", ${IS_PAID} AS "isPaid", paid.minor AS "paidMinor",
  paid.day AS "paidOn", i.currency, i.subtotal_minor AS "subtotalMinor",
  i.vat_minor AS "vatMinor", i.total_minor AS "totalMinor",
  json_build_object('currency', i.ordered_currency, 'subtotalMinor', i.ordered_subtotal_minor,
    'discountMinor', i.ordered_discount_minor, 'shippingMinor', i.ordered_shipping_minor, 'vatMinor', i.ordered_vat_minor,
    'totalMinor', i.ordered_total_minor) AS ordered,
  CASE WHEN i.exchange_rate IS NOT NULL
    THEN json_build_object('rate', i.exchange_rate::text, 'date', i.exchange_rate_date,
      'source', i.exchange_rate_source) END AS exchange,
  CASE WHEN i.vat_category IS NOT NULL
    THEN json_build_object('vatCategory', i.vat_category, 'deliveredTo', i.delivered_to,
      'country', i.tax_country, 'isOnCollection', i.is_vat_on_collection,
      'accounting', CASE WHEN i.accounting_currency IS NOT NULL THEN json_build_object(
        'currency', i.accounting_currency, 'rate', i.accounting_rate::text, 'date', i.accounting_rate_date,
        'source', i.accounting_rate_source, 'vatMinor', i.accounting_vat_minor) END) END AS tax`;

const WITH_LINES = `${SUMMARY}, i.seller, i.buyer, i.intro, i.footer, i.vat_lines AS "vatLines",
  (SELECT json_agg(line ORDER BY line.position) FROM (
     SELECT position, product_name AS "productName", product_code AS "productCode", quantity,
            round(unit_price, greatest(min_scale(unit_price), 2))::text AS "unitPrice", vat_category AS "vatCategory",
            vat_rate AS "vatRate",
            line_total_minor AS "lineTotalMinor", ordered_total_minor AS "orderedTotalMinor",
            gross_total_minor AS "grossTotalMinor", gtin, unit_code AS unit
       FROM invoice_line WHERE invoice_id = i.id) line) AS lines`;

export const RELATED = `
  LEFT JOIN invoice original ON original.id = i.reverses_id
  LEFT JOIN invoice storno ON storno.reverses_id = i.id
  LEFT JOIN invoice credited ON credited.id = i.credits_id ${SETTLEMENT}`;

export const FIND_INVOICE = prepared(
  'invoices.find',
  `SELECT ${WITH_LINES} FROM invoice i ${RELATED} WHERE i.number = $1`,
);

export const FIND_INVOICE_BY_ID = prepared(
  'invoices.find-by-id',
  `SELECT ${WITH_LINES} FROM invoice i ${RELATED} WHERE i.id = $1`,
);

export const FIND_OWNED_INVOICE = prepared(
  'invoices.find-owned',
  `SELECT ${WITH_LINES} FROM invoice i ${RELATED} WHERE i.number = $1 AND i.user_id = $2`,
);

export const FIND_ACTIVE_OF_ORDER = prepared(
  'invoices.find-active-of-order',
  `SELECT ${WITH_LINES} FROM invoice i ${RELATED}
    WHERE i.id = (SELECT invoice_id FROM invoice_part WHERE order_id = $1 AND is_invoicing)`,
);

export const LIST_CREDIT_NOTES = prepared(
  'invoices.list-credit-notes',
  `SELECT ${WITH_LINES}, i.refund_key AS "refundKey" FROM invoice i ${RELATED} WHERE i.credits_id = $1 ORDER BY i.id`,
);

export const FIND_CREDIT_NOTE_OF_REFUND = prepared(
  'invoices.find-credit-note-of-refund',
  'SELECT number FROM invoice WHERE credits_id = $1 AND refund_key = $2',
);

export const SUM_CREDITED_PAYMENT = prepared(
  'invoices.sum-credited-payment',
  `SELECT coalesce(sum(CASE WHEN ordered_currency = $3 THEN ordered_total_minor ELSE total_minor END), 0)::bigint AS minor
     FROM invoice WHERE credits_id = $1 AND starts_with(refund_key, $2)`,
);

export const LIST_ALL = prepared(
  'invoices.list-all',
  `SELECT ${SUMMARY} FROM invoice i ${RELATED} ORDER BY i.id DESC LIMIT $1 OFFSET $2`,
);

export const LIST_OWNED = prepared(
  'invoices.list-owned',
  `SELECT ${SUMMARY} FROM invoice i ${RELATED} WHERE i.user_id = $3 ORDER BY i.id DESC LIMIT $1 OFFSET $2`,
);

export const COUNT_ALL = prepared('invoices.count-all', 'SELECT count(*)::int AS total FROM invoice');

export const COUNT_OWNED = prepared(
  'invoices.count-owned',
  'SELECT count(*)::int AS total FROM invoice WHERE user_id = $1',
);
