import {
  INVOICE_SEARCH_COUNT_MAX,
  type InvoiceKind,
  type InvoiceSort,
  type InvoiceState,
  type TransmissionFilter,
} from '@kp/commerce/list-rules';
import { fromNearerEnd, type OffsetPage, prepared, type Statement } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';
import { RELATED, SUMMARY } from '../persistence/invoice.queries';

export interface InvoiceFilter {
  /** Beginnings of words of the numbers, and of name, company, email and tax number of the buyer. */
  search?: string;
  state?: InvoiceState;
  /** On its way to a tax office; `late` is not accepted on the third working day. */
  transmission?: TransmissionFilter;
  /** Where it goes; given with `transmission`. */
  channel?: string;
  kind?: InvoiceKind;
  /** First and last day of issue, "2026-11-01". */
  from?: string;
  to?: string;
  customerId?: number;
  ids?: readonly number[];
}

export interface Query {
  statement: Statement;
  values: unknown[];
}

export type Page = OffsetPage;

/** What was paid and credited since the issue, without payments that were refunded in full. */
export const PAID_OR_CREDITED = `(
  (SELECT coalesce(sum(p.amount_minor), 0) FROM invoice_payment p
    WHERE p.invoice_id = i.id AND p.undone_at IS NULL AND p.refunded_minor < p.amount_minor)
  + (SELECT coalesce(sum(c.total_minor), 0) FROM invoice c WHERE c.credits_id = i.id))`;
/** Must equal the condition of the partial index. */
const OPEN = `i.kind = 'invoice' AND NOT i.is_paid AND NOT i.is_reversed`;
const UNPAID = `${OPEN} AND i.total_minor > ${PAID_OR_CREDITED}`;

/** Of `invoice_search i`. */
const STATE_CONDITIONS: Record<InvoiceState, string> = {
  unpaid: UNPAID,
  overdue: `${UNPAID} AND i.due_date < ${BUSINESS_DAY_SQL}`,
  paid: `i.kind = 'invoice' AND NOT i.is_reversed AND (i.is_paid OR i.total_minor <= ${PAID_OR_CREDITED})`,
  reversed: `i.kind = 'invoice' AND i.is_reversed`,
};

const OPEN_TRANSMISSION = `t.state IN ('to_send', 'sending', 'sent')`;

/** Of `document_transmission t` and `invoice_search i`; what is reversed was dealt with. */
const TRANSMISSION_CONDITIONS: Record<TransmissionFilter, string> = {
  toSend: `t.state = 'to_send'`,
  sent: `t.state IN ('sending', 'sent')`,
  accepted: `t.state = 'accepted'`,
  rejected: `t.state = 'rejected' AND NOT i.is_reversed`,
  late: `${OPEN_TRANSMISSION} AND t.warn_on <= ${BUSINESS_DAY_SQL}`,
  overdue: `${OPEN_TRANSMISSION} AND t.deadline < ${BUSINESS_DAY_SQL}`,
};

const CONDITIONS = {
  search: 'i.search_document @@ order_search_query(?)',
  kind: 'i.kind = ?',
  from: 'i.issue_date >= ?',
  to: 'i.issue_date <= ?',
  customerId: 'i.user_id = ?',
  ids: 'i.id = ANY (?::int[])',
} as const;

const byDueDate = (way: '' | ' DESC') => (prefix: string) => `${prefix}due_date${way}, ${prefix}id${way}`;
const byNumber = (way: '' | ' DESC') => (prefix: string) => `${prefix}id${way}`;
type Order = (prefix: string) => string;
const SORTS: Record<InvoiceSort, { order: Order; opposite: Order }> = {
  '-number': { order: byNumber(' DESC'), opposite: byNumber('') },
  number: { order: byNumber(''), opposite: byNumber(' DESC') },
  dueDate: { order: byDueDate(''), opposite: byDueDate(' DESC') },
};

/** The shape of the filter is in the name, so that each has a plan of its own. */
export function matching({ state, transmission, channel, ...filter }: InvoiceFilter) {
  const values: unknown[] = [];
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const parts = given.map(([name, value]) =>
    CONDITIONS[name as keyof typeof CONDITIONS].replace('?', `$${values.push(value)}`),
  );
  if (state) parts.push(STATE_CONDITIONS[state]);
  if (transmission)
    parts.push(`i.id IN (SELECT t.invoice_id FROM document_transmission t
      WHERE t.channel = $${values.push(channel)} AND ${TRANSMISSION_CONDITIONS[transmission]})`);
  const way = transmission && `transmission-${transmission}`;
  const name = [state, way, ...given.map(([key]) => key)].filter(Boolean).join('-') || 'all';
  return { name, values, where: parts.length > 0 ? parts.join(' AND ') : 'true' };
}

const detailsOf = (chosen: string, sort: InvoiceSort) =>
  `SELECT ${SUMMARY}, i.buyer FROM invoice i ${RELATED} WHERE i.id = ANY (ARRAY(${chosen})) ORDER BY ${SORTS[sort].order('i.')}`;

/** @param total of what matches: a page near the end is read from there */
export function listInvoices(filter: InvoiceFilter, sort: InvoiceSort, page: Page, total: number): Query {
  const { name, values, where } = matching(filter);
  const { limit, offset, isReversed } = fromNearerEnd(page, total);
  const way = isReversed ? 'opposite' : 'order';
  const chosen = `SELECT i.id FROM invoice_search i WHERE ${where} ORDER BY ${SORTS[sort][way]('i.')}
    LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return {
    statement: prepared(`invoices.list-for-staff.${name}.${sort}.${way}`, detailsOf(chosen, sort)),
    values: [...values, limit, offset],
  };
}

/** Of the newest documents, which say how many must be read for one that matches. */
const SAMPLE = 2000;
/** In the order of the list: what needs more is collected sooner. */
const MOST_READ = 120_000;

export interface Collected {
  total: number;
  /** Of the page; right unless `INVOICE_SEARCH_COUNT_MAX` are found. */
  ids: number[];
  /** How many of the newest `SAMPLE` match. */
  sampled: number;
}

/** Of a search, up to `INVOICE_SEARCH_COUNT_MAX`; the document of exactly that number before all others. */
export function collectInvoices(filter: InvoiceFilter, sort: InvoiceSort, page: Page): Query {
  const { name, values, where } = matching(filter);
  const exact = `(id = (SELECT id FROM invoice WHERE number = upper(trim($${values.indexOf(filter.search) + 1})))) DESC`;
  const found = `found AS MATERIALIZED (
    SELECT i.id, i.due_date FROM invoice_search i WHERE ${where} LIMIT ${INVOICE_SEARCH_COUNT_MAX})`;
  const text = `WITH ${found}
    SELECT (SELECT count(*)::int FROM found) AS total,
           ARRAY(SELECT id FROM found ORDER BY ${exact}, ${SORTS[sort].order('')}
                  LIMIT $${values.length + 1} OFFSET $${values.length + 2}) AS ids,
           (SELECT count(*)::int FROM (SELECT * FROM invoice_search ORDER BY id DESC LIMIT ${SAMPLE}) i WHERE ${where}) AS sampled`;
  return {
    statement: prepared(`invoices.collect.${name}.${sort}`, text, { isPlannedAnew: true }),
    values: [...values, page.limit, page.offset],
  };
}

/** Whether a page may be found by `listNearInvoices`. */
export const isNear = ({ sampled }: Collected, { limit, offset }: Page): boolean =>
  (offset + limit) * SAMPLE <= sampled * MOST_READ;

/** A page of a search that finds many; short or empty where it is further away than it seemed. */
export function listNearInvoices(filter: InvoiceFilter, sort: InvoiceSort, page: Page): Query {
  const { name, values, where } = matching(filter);
  const [limit, offset] = [1, 2].map((place) => `$${values.length + place}`);
  const chosen = `SELECT i.id FROM (SELECT * FROM invoice_search ORDER BY ${SORTS[sort].order('')} LIMIT ${MOST_READ}) i
    WHERE ${where} ORDER BY ${SORTS[sort].order('i.')} LIMIT ${limit} OFFSET ${offset}`;
  return {
    statement: prepared(`invoices.near.${name}.${sort}`, detailsOf(chosen, sort), { isPlannedAnew: true }),
    values: [...values, page.limit, page.offset],
  };
}

/** Where no index has the order, what is found is collected and sorted, whatever the planner expects of its words. */
export function listFoundInvoices(filter: InvoiceFilter, sort: InvoiceSort, page: Page): Query {
  const { name, values, where } = matching(filter);
  const chosen = `WITH found AS MATERIALIZED (SELECT i.id, i.due_date FROM invoice_search i WHERE ${where})
    SELECT id FROM found ORDER BY ${SORTS[sort].order('')} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return {
    statement: prepared(`invoices.list-found.${name}.${sort}`, detailsOf(chosen, sort), {
      isPlannedAnew: true,
    }),
    values: [...values, page.limit, page.offset],
  };
}

const LIST_BY_IDS = prepared(
  'invoices.list-by-ids',
  `SELECT ${SUMMARY}, i.buyer FROM unnest($1::int[]) WITH ORDINALITY AS page (id, place)
     JOIN invoice i ON i.id = page.id ${RELATED} ORDER BY page.place`,
);

/** In their order. */
export const listInvoicesByIds = (ids: readonly number[]): Query => ({
  statement: LIST_BY_IDS,
  values: [ids],
});

/** Numbers in the order of their issue, behind the document `after`. */
export function listInvoiceNumbers(filter: InvoiceFilter, after: number, limit: number): Query {
  const { name, values, where } = matching(filter);
  const text = `SELECT id, number FROM invoice WHERE id = ANY (ARRAY(
      SELECT i.id FROM invoice_search i WHERE ${where} AND i.id > $${values.length + 1} ORDER BY i.id LIMIT $${values.length + 2}))
    ORDER BY id`;
  return {
    statement: prepared(`invoices.list-numbers.${name}`, text),
    values: [...values, after, limit],
  };
}
