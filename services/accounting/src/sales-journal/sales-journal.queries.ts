import { IS_PAID, SETTLEMENT } from '@kp/invoices';
import { prepared } from '@kp/platform/database';
import { OF_PERIOD, taxLinesOf } from '../vat-report/vat-report.queries';

/**
 * Documents in the order of their days, behind the document of a day ($3, $4), or a page of them ($5, $6). Their rates are
 * the rows of the VAT report, so that both sum to the same.
 */
export const LIST_SALES = prepared(
  'accounting.list-sales',
  `WITH batch AS MATERIALIZED (
     SELECT * FROM invoice WHERE ${OF_PERIOD} AND (issue_date, id) > ($3::date, $4::int)
      ORDER BY issue_date, id LIMIT $5 OFFSET $6
   ), tax_line AS MATERIALIZED (${taxLinesOf('SELECT * FROM batch')})
   SELECT i.id, i.number, i.kind, i.issue_date::text AS "issueDate", i.supply_date::text AS "supplyDate",
          i.order_id AS "orderId", i.order_number AS "orderNumber",
          coalesce(nullif(i.buyer ->> 'companyName', ''),
                   trim(concat_ws(' ', i.buyer ->> 'firstName', i.buyer ->> 'lastName'))) AS customer,
          coalesce(nullif(i.buyer ->> 'vatNumber', ''), i.buyer ->> 'taxId', '') AS "taxNumber",
          i.buyer ->> 'country' AS country, i.currency,
          signed.sign * (i.subtotal_minor - i.allowance_minor) AS "netMinor", signed.sign * i.vat_minor AS "vatMinor",
          signed.sign * i.total_minor AS "totalMinor", i.ordered_currency AS "orderedCurrency",
          signed.sign * i.ordered_total_minor AS "orderedTotalMinor", i.accounting_currency AS "accountingCurrency",
          signed.sign * i.accounting_vat_minor AS "accountingVatMinor", rates.accounting_net AS "accountingNetMinor",
          rates.lines AS rates, i.payment_method AS "paymentMethod",
          closed.month AS "lateOf",
          ${IS_PAID} AS "isPaid", paid.day AS "paidOn",
          i.kind = 'invoice' AND i.reversed_at IS NULL AND NOT ${IS_PAID} AND paid.minor + notes.minor < i.total_minor AS "isOpen"
     FROM batch i
    CROSS JOIN LATERAL (SELECT CASE WHEN i.kind = 'credit_note' THEN -1 ELSE 1 END AS sign) signed
    CROSS JOIN LATERAL (
      SELECT sum(l.accounting_taxable)::bigint AS accounting_net,
             json_agg(json_build_object('country', l.country, 'category', l.category, 'rate', l.rate::float8,
               'taxableMinor', l.taxable, 'vatMinor', l.vat) ORDER BY l.position) AS lines
        FROM tax_line l WHERE l.id = i.id) rates
    ${SETTLEMENT}
     LEFT JOIN LATERAL (
       SELECT to_char(month, 'YYYY-MM') AS month FROM closed_month
        WHERE month = date_trunc('month', i.supply_date) AND month < date_trunc('month', i.issue_date)
          AND closed_at < i.created_at) closed ON true
    ORDER BY i.issue_date, i.id`,
);

export const COUNT_SALES = prepared(
  'accounting.count-sales',
  `SELECT coalesce(sum(documents), 0)::int AS total FROM invoice_day WHERE ${OF_PERIOD}`,
);
