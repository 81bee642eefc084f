import { FIRST_SHARES } from '@kp/invoices';
import { prepared } from '@kp/platform/database';

const LINES = `jsonb_to_recordset(i.vat_lines) AS (category text, rate numeric, "taxableMinor" bigint, "vatMinor" bigint)`;

/**
 * One row per document, category and rate: what went back is negative. VAT in the currency of the tax office is that of the
 * document, whose cents beyond the shares fall to its first rate.
 */
export const taxLinesOf = (invoices: string, columns: readonly string[] = []) => `
  SELECT i.id, i.kind, i.issue_date, i.supply_date, i.reverses_id, i.is_vat_on_collection,
         coalesce(i.tax_country, '') AS country, i.currency, i.accounting_currency,
         line.category, line.rate, line.position, signed.sign * line.taxable AS taxable, signed.sign * line.vat AS vat,
         signed.sign * CASE WHEN i.accounting_rate IS NULL THEN NULL
           WHEN line.position > 1 THEN round(line.vat * i.accounting_rate)
           ELSE i.accounting_vat_minor - (
             SELECT sum(round("vatMinor" * i.accounting_rate)) - round(line.vat * i.accounting_rate) FROM ${LINES})
         END AS accounting_vat,
         signed.sign * round(line.taxable * i.accounting_rate) AS accounting_taxable ${columns.map((column) => `, i.${column}`).join('')}
    FROM (${invoices}) i
   CROSS JOIN LATERAL (SELECT CASE WHEN i.kind = 'credit_note' THEN -1 ELSE 1 END AS sign) signed
   CROSS JOIN LATERAL ROWS FROM (
     ${LINES}
   ) WITH ORDINALITY AS line (category, rate, taxable, vat, position)`;

export const OF_PERIOD = 'issue_date BETWEEN $1::date AND $2::date';
/** With those that VAT of the period can be of: nothing is supplied after its document. Each arm by an index of its own. */
const SINCE_PERIOD = `
  SELECT * FROM invoice WHERE issue_date >= $1::date
   UNION ALL
  SELECT * FROM invoice WHERE is_vat_on_collection AND issue_date < $1::date`;
const OF_BATCH = 'SELECT * FROM invoice WHERE id IN (SELECT id FROM batch)';

/**
 * What was paid of each invoice on collection, in the order of the payments. What a corrected invoice takes over counts from
 * its own day, because the first invoice has stated it before; and what is credited counts on the day of its credit note,
 * which takes it back.
 */
const COLLECTED = `
  SELECT i.id, i.total_minor, greatest(paid.day, CASE WHEN former.id IS NOT NULL THEN i.issue_date END) AS day,
         least(sum(paid.minor) OVER earlier, i.total_minor) AS until,
         least(sum(paid.minor) OVER earlier - paid.minor, i.total_minor) AS before
    FROM invoice i
    LEFT JOIN LATERAL (SELECT id FROM invoice WHERE order_id = i.order_id AND kind = 'invoice' AND id < i.id LIMIT 1) former ON true
   CROSS JOIN LATERAL (
     SELECT coalesce((SELECT max(at) AT TIME ZONE $3 FROM order_event WHERE order_id = part.order_id AND kind = 'paid'),
                     i.supply_date)::date AS day,
            part.total_minor AS minor, part.order_id AS place
       FROM invoice_part part WHERE part.invoice_id = i.id AND i.is_paid
     UNION ALL
     SELECT paid_on, amount_minor, id FROM ${FIRST_SHARES} share
      WHERE invoice_id = i.id AND NOT i.is_paid AND undone_at IS NULL AND refunded_minor < amount_minor
     UNION ALL
     SELECT issue_date, total_minor, id FROM invoice note WHERE note.credits_id = i.id AND NOT i.is_paid) paid
   WHERE i.is_vat_on_collection AND i.kind = 'invoice' AND i.total_minor > 0
  WINDOW earlier AS (PARTITION BY i.id ORDER BY paid.day, paid.place)`;

/**
 * VAT is due with the supply, what went back on the day of its document; on collection it is due as it is paid, and a
 * cancellation takes back what was due by then.
 */
const DUE = `
  SELECT l.country, l.category, l.rate, l.currency,
         CASE WHEN l.kind = 'invoice' THEN l.supply_date ELSE l.issue_date END AS day, l.vat AS due
    FROM tax_line l WHERE NOT l.is_vat_on_collection OR l.kind = 'credit_note'
  UNION ALL
  SELECT l.country, l.category, l.rate, l.currency, c.day,
         round(l.vat * c.until / c.total_minor) - round(l.vat * c.before / c.total_minor)
    FROM tax_line l JOIN collected c ON c.id = l.id
  UNION ALL
  SELECT l.country, l.category, l.rate, l.currency, l.issue_date, round(l.vat * taken.until / taken.total_minor)
    FROM tax_line l
    JOIN (SELECT id, max(until) AS until, max(total_minor) AS total_minor FROM collected GROUP BY id) taken ON taken.id = l.reverses_id
   WHERE l.is_vat_on_collection`;

const BY_RATE = 'country, category, rate, currency';

export const VAT_BY_RATE = prepared(
  'accounting.vat-by-rate',
  `WITH tax_line AS MATERIALIZED (${taxLinesOf(SINCE_PERIOD)}), collected AS (${COLLECTED}), due AS (${DUE}), stated AS (
     SELECT ${BY_RATE}, count(DISTINCT id) AS documents, sum(taxable) AS taxable, sum(vat) AS vat,
            max(accounting_currency) AS accounting_currency, sum(accounting_vat) AS accounting_vat, sum(accounting_taxable) AS accounting_taxable
       FROM tax_line WHERE ${OF_PERIOD} GROUP BY ${BY_RATE}
   ), fallen_due AS (
     SELECT ${BY_RATE}, sum(due) AS due FROM due WHERE day BETWEEN $1::date AND $2::date AND due <> 0 GROUP BY ${BY_RATE}
   )
   SELECT country, category, rate::float8 AS rate, currency, coalesce(documents, 0)::int AS documents,
          coalesce(taxable, 0)::bigint AS "taxableMinor", coalesce(vat, 0)::bigint AS "vatMinor",
          coalesce(due, 0)::bigint AS "dueMinor", accounting_currency AS "accountingCurrency",
          accounting_vat::bigint AS "accountingVatMinor", accounting_taxable::bigint AS "accountingTaxableMinor"
     FROM stated FULL JOIN fallen_due USING (${BY_RATE})
    ORDER BY country, currency, rate DESC, category`,
);

export const COUNT_TAX_LINES = prepared(
  'accounting.count-tax-lines',
  `SELECT coalesce(sum(jsonb_array_length(vat_lines)), 0)::int AS total FROM invoice WHERE ${OF_PERIOD}`,
);

/** After the document $3, a batch of documents at once. */
export const LIST_TAX_LINES = prepared(
  'accounting.list-tax-lines',
  `WITH batch AS (SELECT id FROM invoice WHERE ${OF_PERIOD} AND id > $3 ORDER BY id LIMIT $4)
   SELECT l.id, l.number, l.kind, l.issue_date::text AS "issueDate", l.supply_date::text AS "supplyDate",
          l.order_number AS "orderNumber", l.buyer ->> 'companyName' AS company,
          trim(concat_ws(' ', l.buyer ->> 'firstName', l.buyer ->> 'lastName')) AS person,
          coalesce(nullif(l.buyer ->> 'vatNumber', ''), l.buyer ->> 'taxId') AS "taxNumber", l.country, l.category,
          l.rate::float8 AS rate, l.currency, l.taxable::bigint AS "taxableMinor", l.vat::bigint AS "vatMinor",
          l.accounting_currency AS "accountingCurrency", l.accounting_vat::bigint AS "accountingVatMinor",
          l.is_vat_on_collection AS "isOnCollection"
     FROM (${taxLinesOf(OF_BATCH, ['number', 'order_number', 'buyer'])}) l
    ORDER BY l.id, l.position`,
);
