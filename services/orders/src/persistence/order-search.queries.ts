import { ORDER_SEARCH_COUNT_MAX, type OrderSort } from '@kp/commerce/list-rules';
import { prepared } from '@kp/platform/database';
import {
  daysMatching,
  type OrderFilter,
  ordersMatching,
  ordersMatchingAmongFew,
  Parameters,
  where,
} from './order-filter.queries';
import { type Query, SORTS } from './order-list.queries';
import { ORDERS_WITH_DETAILS } from './order.queries';

/*
 * A word may be in a handful of orders or, as the domain of their mails, in all: how many beginnings of words it is in,
 * PostgreSQL cannot tell. What is found up to `ORDER_SEARCH_COUNT_MAX` is collected once, for its number and for a page of
 * it; where there is more, a page is near enough to be read in the order of the list.
 */

export interface OffsetPage {
  readonly limit: number;
  readonly offset: number;
}

/** Of the newest orders of the days that are asked for, which say how many must be read for one that matches. */
const SAMPLE = 2000;

export interface Collected {
  total: number;
  /** Of the page; right unless `ORDER_SEARCH_COUNT_MAX` are found. */
  ids: number[];
  /** How many of the newest `SAMPLE` match. */
  sampled: number;
}

/** @param areFew without words and tag: nothing is sampled of them, and of a tag neither, because each is counted to its end */
export function collectOrders(
  filter: OrderFilter,
  page: OffsetPage,
  sort: OrderSort,
  areFew: boolean,
): Query {
  const parameters = new Parameters();
  const match = areFew ? ordersMatchingAmongFew : ordersMatching;
  const { name, table, parts } = match(filter, parameters);
  const { column, direction } = SORTS[sort];
  const isSampled = filter.search !== undefined && !areFew;
  const sampled = isSampled
    ? `(SELECT count(*)::int FROM (SELECT * FROM order_search ${daysMatching(filter, parameters)}
                                        ORDER BY created_at DESC, id DESC LIMIT ${SAMPLE}) near
             ${where(parts)})`
    : '0';
  const text = `
    WITH found AS MATERIALIZED (
      SELECT id, ${column} FROM ${table} ${where(parts)} ${isSampled ? `LIMIT ${ORDER_SEARCH_COUNT_MAX}` : ''})
    SELECT (SELECT count(*)::int FROM found) AS total,
           ARRAY(SELECT id FROM found ORDER BY ${column} ${direction}, id ${direction}
                  LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}) AS ids,
           ${sampled} AS sampled`;
  const statement = prepared(`orders.collect.${name}.${sort}`, text, { isPlannedAnew: true });
  return { statement, values: parameters.values };
}

/**
 * How many orders are read at most in the order of the list: what needs more is collected sooner. The totals are in an index
 * of `orders`, so each order of that is looked up, and not planned as a join of the whole tables.
 */
const READS = {
  created_at: {
    most: 120_000,
    near: (days: string, order: string, most: number, matching: string) =>
      `(SELECT * FROM order_search ${days} ORDER BY ${order} LIMIT ${most}) near WHERE ${matching}`,
  },
  total_minor: {
    most: 25_000,
    near: (days: string, order: string, most: number, matching: string) =>
      `(SELECT id, total_minor FROM orders ${days} ORDER BY ${order} LIMIT ${most}) near CROSS JOIN LATERAL (
         SELECT FROM order_search WHERE order_search.id = near.id AND ${matching} OFFSET 0) found`,
  },
};

/** Whether a page may be found by `listNearOrders`. */
export function isNear({ sampled }: Collected, { limit, offset }: OffsetPage, sort: OrderSort): boolean {
  return (offset + limit) * SAMPLE <= sampled * READS[SORTS[sort].column].most;
}

/** A page of what is frequent; short or empty where it is further away than it seemed. */
export function listNearOrders(filter: OrderFilter, page: OffsetPage, sort: OrderSort): Query {
  const parameters = new Parameters();
  const { name, parts } = ordersMatching(filter, parameters);
  const { column, direction } = SORTS[sort];
  const { most, near } = READS[column];
  const order = (prefix = '') => `${prefix}${column} ${direction}, ${prefix}id ${direction}`;
  const days = daysMatching(filter, parameters);
  const chosen = `SELECT near.id FROM ${near(days, order(), most, parts.join(' AND '))}
    ORDER BY ${order('near.')} LIMIT ${parameters.add(page.limit)} OFFSET ${parameters.add(page.offset)}`;
  const text = `${ORDERS_WITH_DETAILS} FROM orders o WHERE o.id = ANY (ARRAY(${chosen})) ORDER BY ${order('o.')}`;
  const statement = prepared(`orders.near.${name}.${sort}`, text, { isPlannedAnew: true });
  return { statement, values: parameters.values };
}
