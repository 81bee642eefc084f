import type { OrderSort } from '@kp/commerce/list-rules';
import { prepared, type Statement } from '@kp/platform/database';
import {
  countsMatching,
  isCounted,
  type OrderFilter,
  ordersMatching,
  Parameters,
  startOf,
  where,
} from './order-filter.queries';
import { ORDERS_WITH_DETAILS } from './order.queries';

/** A page by its number, or what follows an order. */
export type Page = { limit: number; offset: number } | { limit: number; afterId: number };

export interface Query {
  statement: Statement;
  values: unknown[];
}

/** Keeps the planner from reading all orders in their order until enough are found, which only takes long for what is rare. */
const UNINDEXED = { created_at: `(created_at + interval '0')`, total_minor: '(total_minor + 0)' };

/** Behind so many orders the day of a page is looked up first. */
const FAR_OFFSET = 1000;

type Direction = 'ASC' | 'DESC';

export const SORTS = {
  createdAt: { column: 'created_at', direction: 'ASC' },
  '-createdAt': { column: 'created_at', direction: 'DESC' },
  totalAmount: { column: 'total_minor', direction: 'ASC' },
  '-totalAmount': { column: 'total_minor', direction: 'DESC' },
} as const satisfies Record<OrderSort, { column: keyof typeof UNINDEXED; direction: Direction }>;

/**
 * What is rare is collected and sorted; of what is frequent a page may be found sooner by reading orders in their order,
 * which the planner decides. It would do so of what is rare too: it multiplies the shares of two filters, also where both
 * are hardly ever true.
 */
export type Frequency = 'frequent' | 'rare';

export function listOrders(
  filter: OrderFilter,
  page: Page,
  sort: OrderSort = '-createdAt',
  frequency?: Frequency,
): Query {
  const parameters = new Parameters();
  const { name, table, parts } = ordersMatching(filter, parameters);
  const { column, direction } = SORTS[sort];
  const limit = parameters.add(page.limit);
  const start = startOfPage(filter, page, SORTS[sort], parameters, frequency);
  const order = (value: string, id: string) => `ORDER BY ${value} ${direction}, ${id} ${direction}`;
  // An array, because the planner knows that there are few ids, whatever the limit is.
  const chosen = `${start.ctes} SELECT id FROM ${table} ${where([...parts, ...start.parts])}
    ${order(frequency === 'rare' ? UNINDEXED[column] : column, 'id')} LIMIT ${limit} ${start.offset}`;
  const text = `${ORDERS_WITH_DETAILS} FROM orders o WHERE o.id = ANY (ARRAY(${chosen})) ${order(`o.${column}`, 'o.id')}`;
  const statement = prepared(
    `orders.list.${name}.${sort}${start.name}${frequency ? `.${frequency}` : ''}`,
    text,
    { isPlannedAnew: table === 'order_search' },
  );
  return { statement, values: parameters.values };
}

interface PageStart {
  name: string;
  ctes: string;
  parts: string[];
  offset: string;
}

function startOfPage(
  filter: OrderFilter,
  page: Page,
  { column, direction }: { column: string; direction: Direction },
  parameters: Parameters,
  frequency: Frequency | undefined,
): PageStart {
  if ('afterId' in page) {
    const id = parameters.add(page.afterId);
    const last = `((SELECT ${column} FROM orders WHERE id = ${id}), ${id})`;
    const parts = [`(${column}, id) ${direction === 'DESC' ? '<' : '>'} ${last}`];
    return { name: '.after', ctes: '', parts, offset: '' };
  }
  const isInDays = column === 'created_at' && frequency !== 'rare' && isCounted(filter);
  if (page.offset < FAR_OFFSET || !isInDays)
    return { name: '', ctes: '', parts: [], offset: `OFFSET ${parameters.add(page.offset)}` };
  return startOfFarPage(filter, page, direction, parameters);
}

/** By the counts of the days, which say on which ones the page lies: the orders of the days before it are not read. */
function startOfFarPage(
  filter: OrderFilter,
  page: { limit: number; offset: number },
  direction: Direction,
  parameters: Parameters,
): PageStart {
  const counted = where(countsMatching(filter, parameters).parts);
  const [offset, end] = [page.offset, page.offset + page.limit].map((at) => `${parameters.add(at)}::bigint`);
  const ctes = `WITH days AS (
    SELECT min(day) AS first, max(day) AS last, min(before) AS before FROM (
      SELECT day, orders, (sum(orders) OVER (ORDER BY day ${direction}) - orders)::bigint AS before
        FROM (SELECT day, sum(orders) AS orders FROM order_count ${counted} GROUP BY day) counted) day
     WHERE before < ${end} AND before + orders > ${offset})`;
  const parts = [
    `created_at >= ${startOf('(SELECT first FROM days)')}`,
    `created_at < ${startOf('((SELECT last FROM days) + 1)')}`,
  ];
  return { name: '.far', ctes, parts, offset: `OFFSET ${offset} - (SELECT before FROM days)` };
}

export function countOrders(filter: OrderFilter): Query {
  const parameters = new Parameters();
  if (isCounted(filter)) {
    const { name, parts } = countsMatching(filter, parameters);
    const text = `SELECT coalesce(sum(orders), 0)::int AS total FROM order_count ${where(parts)}`;
    return { statement: prepared(`orders.sum-counts.${name}`, text), values: parameters.values };
  }
  const { name, table, parts } = ordersMatching(filter, parameters);
  const text = `SELECT count(*)::int AS total FROM ${table} ${where(parts)}`;
  return { statement: prepared(`orders.count.${name}`, text), values: parameters.values };
}

/** Of all orders that match. */
export function countOrderLines(filter: OrderFilter): Query {
  const parameters = new Parameters();
  const { name, table, parts } = ordersMatching(filter, parameters);
  const text = `SELECT count(*)::int AS total FROM order_line WHERE order_id IN (SELECT id FROM ${table} ${where(parts)})`;
  return { statement: prepared(`orders.count-lines.${name}`, text), values: parameters.values };
}

/** Of all orders that match, up to a limit. */
export function orderIds(filter: OrderFilter, limit: number): Query {
  const parameters = new Parameters();
  const { name, table, parts } = ordersMatching(filter, parameters);
  const text = `SELECT id FROM ${table} ${where(parts)} ORDER BY id LIMIT ${parameters.add(limit)}`;
  const isPlannedAnew = table === 'order_search';
  return { statement: prepared(`orders.ids.${name}`, text, { isPlannedAnew }), values: parameters.values };
}
