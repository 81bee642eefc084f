import { INVOICE_SEARCH_COUNT_MAX } from '@kp/commerce/list-rules';
import { prepared } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';
import { type InvoiceFilter, matching, PAID_OR_CREDITED, type Query } from './invoice-list.queries';

type State = NonNullable<InvoiceFilter['state']>;

const SUMS = `currency, sum(documents)::int AS documents, sum(net_minor)::float8 AS "netMinor",
  sum(vat_minor)::float8 AS "vatMinor", sum(total_minor)::float8 AS "totalMinor", sum(open_minor)::float8 AS "openMinor"`;
const BY_CURRENCY = 'GROUP BY currency HAVING sum(documents) > 0 ORDER BY documents DESC, currency';
const SIGN = `CASE kind WHEN 'credit_note' THEN -1 ELSE 1 END`;

/** What invoices ask for less what stornos and credit notes take back, by currency; none of a search that finds too many. */
export function sumInvoices(filter: InvoiceFilter): Query {
  const { search, customerId, ids, transmission } = filter;
  const isOfDays = [search, customerId, ids, transmission].every((each) => each === undefined);
  return isOfDays ? sumDays(filter) : sumFound(filter);
}

/** Which rows of `invoice_day` a state is in; what is unpaid is none of their business. */
const DAYS: Record<State, string> = {
  unpaid: 'false',
  overdue: 'false',
  paid: `kind = 'invoice' AND NOT is_reversed`,
  reversed: `kind = 'invoice' AND is_reversed`,
};

/** How often an open invoice counts beside the days, and whether what is open of it does. */
const OPEN: Record<State | 'all', { times: number; isOpenCounted: boolean; condition?: string }> = {
  all: { times: 0, isOpenCounted: true },
  paid: { times: -1, isOpenCounted: false },
  unpaid: { times: 1, isOpenCounted: true },
  overdue: { times: 1, isOpenCounted: true, condition: `i.due_date < ${BUSINESS_DAY_SQL}` },
  reversed: { times: 0, isOpenCounted: false, condition: 'false' },
};

/** By the sums of the days, and the invoices that are open one by one. */
function sumDays({ state, kind, from, to }: InvoiceFilter): Query {
  const values: unknown[] = [];
  const shared = [
    ...(kind === undefined ? [] : [`kind = $${values.push(kind)}`]),
    ...(from === undefined ? [] : [`issue_date >= $${values.push(from)}`]),
    ...(to === undefined ? [] : [`issue_date <= $${values.push(to)}`]),
  ];
  const { times, isOpenCounted, condition } = OPEN[state ?? 'all'];
  const open = [
    `i.kind = 'invoice' AND NOT i.is_paid AND i.reversed_at IS NULL`,
    ...shared,
    ...(condition ? [condition] : []),
  ].join(' AND ');
  const text = `
    SELECT ${SUMS} FROM (
      SELECT currency, documents, ${SIGN} * net_minor AS net_minor, ${SIGN} * vat_minor AS vat_minor,
             ${SIGN} * total_minor AS total_minor, 0 AS open_minor
        FROM invoice_day WHERE ${[...shared, state ? DAYS[state] : 'true'].join(' AND ')}
      UNION ALL
      SELECT currency, ${times}, ${times} * (subtotal_minor - allowance_minor), ${times} * vat_minor, ${times} * total_minor,
             ${isOpenCounted ? 'rest' : '0'}
        FROM (SELECT i.*, i.total_minor - ${PAID_OR_CREDITED} AS rest FROM invoice i WHERE ${open}) open
       WHERE rest > 0) part
     ${BY_CURRENCY}`;
  const name = [state, kind && 'kind', from && 'from', to && 'to'].filter(Boolean).join('-') || 'all';
  return { statement: prepared(`invoices.sum-days.${name}`, text), values };
}

/** Document by document. */
function sumFound(filter: InvoiceFilter): Query {
  const { name, values, where } = matching(filter);
  const isSearch = filter.search !== undefined;
  const limit = isSearch ? `LIMIT ${INVOICE_SEARCH_COUNT_MAX}` : '';
  const isFew = isSearch ? `(SELECT count(*) FROM chosen) < ${INVOICE_SEARCH_COUNT_MAX}` : 'true';
  const text = `
    WITH chosen AS MATERIALIZED (SELECT i.id FROM invoice_search i WHERE ${where} ${limit})
    SELECT ${SUMS} FROM (
      SELECT currency, 1 AS documents, ${SIGN} * (subtotal_minor - allowance_minor) AS net_minor,
             ${SIGN} * vat_minor AS vat_minor, ${SIGN} * total_minor AS total_minor,
             CASE WHEN kind = 'invoice' AND NOT is_paid AND reversed_at IS NULL
               THEN greatest(0, total_minor - ${PAID_OR_CREDITED}) ELSE 0 END AS open_minor
        FROM invoice i WHERE ${isFew} AND i.id = ANY (ARRAY(SELECT id FROM chosen))) document
     ${BY_CURRENCY}`;
  return { statement: prepared(`invoices.sum-found.${name}`, text, { isPlannedAnew: isSearch }), values };
}
