import { prepared, type Statement } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';
import { RELATED, SUMMARY } from '../persistence/invoice.queries';

/** Of invoices; a storno and a credit note are in none of them. */
export const INVOICE_STATES = ['unpaid', 'overdue', 'paid', 'reversed'] as const;

/** A leading minus is descending. */
export const INVOICE_SORTS = ['-number', 'number', 'dueDate'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

export interface InvoiceFilter {
  /** Beginnings of words of the numbers, and of name, company, email and tax number of the buyer. */
  search?: string;
  state?: (typeof INVOICE_STATES)[number];
  kind?: 'invoice' | 'storno' | 'credit_note';
  /** First and last day of issue, "2026-11-01". */
  from?: string;
  to?: string;
  customerId?: number;
  ids?: readonly number[];
}

interface Query {
  statement: Statement;
  values: unknown[];
}

/** What was paid and credited since the issue, without payments that were refunded in full. */
const PAID_OR_CREDITED = `(
  (SELECT coalesce(sum(p.amount_minor), 0) FROM invoice_payment p
    WHERE p.invoice_id = i.id AND p.undone_at IS NULL AND p.refunded_minor < p.amount_minor)
  + (SELECT coalesce(sum(c.total_minor), 0) FROM invoice c WHERE c.credits_id = i.id))`;
/** The predicate of the index of open invoices comes first. */
const UNPAID = `i.kind = 'invoice' AND NOT i.is_paid AND i.reversed_at IS NULL AND i.total_minor > ${PAID_OR_CREDITED}`;

const STATE_CONDITIONS: Record<NonNullable<InvoiceFilter['state']>, string> = {
  unpaid: UNPAID,
  overdue: `${UNPAID} AND i.due_date < ${BUSINESS_DAY_SQL}`,
  paid: `i.kind = 'invoice' AND i.reversed_at IS NULL AND (i.is_paid OR i.total_minor <= ${PAID_OR_CREDITED})`,
  reversed: `i.kind = 'invoice' AND i.reversed_at IS NOT NULL`,
};

const CONDITIONS = {
  search: 'invoice_search_document(i.number, i.order_number, i.buyer) @@ order_search_query(?)',
  kind: 'i.kind = ?',
  from: 'i.issue_date >= ?',
  to: 'i.issue_date <= ?',
  customerId: 'i.user_id = ?',
  ids: 'i.id = ANY (?::int[])',
} as const;

const ORDERS: Record<InvoiceSort, string> = {
  '-number': 'i.id DESC',
  number: 'i.id',
  dueDate: 'i.due_date, i.id',
};
/** Keeps the planner from reading all documents in their order until enough are found. */
const SEARCHED_ORDERS: Record<InvoiceSort, string> = {
  '-number': '(i.id + 0) DESC',
  number: '(i.id + 0)',
  dueDate: 'i.due_date, i.id',
};

/** The shape of the filter is in the name, so that each has a plan of its own. */
function matching({ state, ...filter }: InvoiceFilter) {
  const values: unknown[] = [];
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const parts = given.map(([name, value]) =>
    CONDITIONS[name as keyof typeof CONDITIONS].replace('?', `$${values.push(value)}`),
  );
  if (state) parts.push(STATE_CONDITIONS[state]);
  const name = [state, ...given.map(([key]) => key)].filter(Boolean).join('-') || 'all';
  return { name, values, from: `invoice i WHERE ${parts.length > 0 ? parts.join(' AND ') : 'true'}` };
}

export function listInvoices(
  filter: InvoiceFilter,
  sort: InvoiceSort,
  page: { limit: number; offset: number },
): Query {
  const { name, values, from } = matching(filter);
  const order = (filter.search === undefined ? ORDERS : SEARCHED_ORDERS)[sort];
  const limit = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const text = `SELECT ${SUMMARY}, i.buyer
    FROM (SELECT i.* FROM ${from} ORDER BY ${order} ${limit}) i ${RELATED} ORDER BY ${order}`;
  return {
    statement: prepared(`invoices.list-for-staff.${name}.${sort}`, text),
    values: [...values, page.limit, page.offset],
  };
}

/** Numbers in the order of their issue, behind the document `after`. */
export function listInvoiceNumbers(filter: InvoiceFilter, after: number, limit: number): Query {
  const { name, values, from } = matching(filter);
  const text = `SELECT i.id, i.number FROM ${from} AND i.id > $${values.length + 1} ORDER BY i.id LIMIT $${values.length + 2}`;
  return {
    statement: prepared(`invoices.list-numbers.${name}`, text),
    values: [...values, after, limit],
  };
}

/** What invoices ask for less what stornos and credit notes take back, by currency. */
export function sumInvoices(filter: InvoiceFilter): Query {
  const { name, values, from } = matching(filter);
  const text = `
    SELECT currency, count(*)::int AS documents, sum(sign * (subtotal_minor - allowance_minor))::float8 AS "netMinor",
           sum(sign * vat_minor)::float8 AS "vatMinor", sum(sign * total_minor)::float8 AS "totalMinor",
           sum(open_minor)::float8 AS "openMinor"
      FROM (SELECT i.currency, i.subtotal_minor, i.allowance_minor, i.vat_minor, i.total_minor,
                   CASE i.kind WHEN 'credit_note' THEN -1 ELSE 1 END AS sign,
                   CASE WHEN i.kind = 'invoice' AND NOT i.is_paid AND i.reversed_at IS NULL
                     THEN greatest(0, i.total_minor - ${PAID_OR_CREDITED}) ELSE 0 END AS open_minor
              FROM ${from}) document
     GROUP BY currency ORDER BY documents DESC, currency`;
  return { statement: prepared(`invoices.sum.${name}`, text), values };
}
