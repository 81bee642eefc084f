import { prepared } from '@kp/platform/database';
import { taxLinesOf } from '../vat-report/vat-report.queries';

/** What was taxed in other member states, of the documents of a period, by state and rate. */
export const SUM_BY_STATE = prepared(
  'accounting.sum-by-state',
  `SELECT l.country AS state, l.rate::float8 AS rate, l.currency, count(DISTINCT l.id)::int AS documents,
          sum(l.taxable)::bigint AS "taxableMinor", sum(l.vat)::bigint AS "vatMinor"
     FROM (${taxLinesOf('SELECT * FROM invoice WHERE tax_country = ANY ($3::text[]) AND issue_date BETWEEN $1::date AND $2::date')}) l
    WHERE l.category = 'S'
    GROUP BY l.country, l.rate, l.currency ORDER BY l.country, l.rate DESC, l.currency`,
);

/**
 * Supplies without VAT to companies of other member states, by their VAT number: of the period, and of its month $3 to $4.
 * Exempt goods beside them are none.
 * Must imply the condition of the partial index.
 */
export const SUM_INTRA_COMMUNITY = prepared(
  'accounting.sum-intra-community',
  `SELECT upper(coalesce(nullif(l.buyer ->> 'vatNumber', ''), l.buyer ->> 'taxId', '')) AS "vatNumber",
          (array_agg(coalesce(nullif(l.buyer ->> 'companyName', ''),
             trim(concat_ws(' ', l.buyer ->> 'firstName', l.buyer ->> 'lastName'))) ORDER BY l.id DESC))[1] AS name,
          l.currency, max(l.accounting_currency) AS "accountingCurrency",
          count(*) FILTER (WHERE l.issue_date BETWEEN $3::date AND $4::date)::int AS documents,
          coalesce(sum(l.taxable) FILTER (WHERE l.issue_date BETWEEN $3::date AND $4::date), 0)::bigint AS "monthMinor",
          (sum(l.accounting_taxable) FILTER (WHERE l.issue_date BETWEEN $3::date AND $4::date))::bigint AS "accountingMonthMinor",
          sum(l.taxable)::bigint AS "yearMinor", sum(l.accounting_taxable)::bigint AS "accountingYearMinor"
     FROM (${taxLinesOf(
       `SELECT * FROM invoice WHERE vat_category = 'K' AND issue_date BETWEEN $1::date AND $2::date`,
       ['buyer'],
     )}) l
    WHERE l.category = 'K'
    GROUP BY 1, l.currency ORDER BY name, 1, l.currency`,
);
