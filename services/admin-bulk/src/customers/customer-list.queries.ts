import { COMPANY_STANDING_SQL, CUSTOMER_COLUMNS, hasStandingSql } from '@kp/auth';
import type { CompanyStanding } from '@kp/commerce/customer-company-rules';
import {
  decimalText,
  fromNearerEnd,
  isoText,
  type OffsetPage,
  prepared,
  type Statement,
} from '@kp/platform/database';
import { phoneQuery } from '@kp/platform/phone';
import { hasTagSql, tagsTextSql } from '@kp/settings';

/** A leading minus is descending. */
export const CUSTOMER_SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'orders',
  '-orders',
  'spent',
  '-spent',
] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const CUSTOMER_STATES = ['active', 'disabled'] as const;
export const CUSTOMER_ORDERS = ['with', 'without'] as const;

export interface CustomerFilter {
  /** A phone number in any spelling, or beginnings of words of name, company and email. */
  search?: string;
  state?: (typeof CUSTOMER_STATES)[number];
  orders?: (typeof CUSTOMER_ORDERS)[number];
  standing?: CompanyStanding;
  /** Of the staff, in any case of its letters. */
  tag?: string;
}

interface Query {
  statement: Statement;
  values: unknown[];
}

type FieldOf<Sort extends string> = Sort extends `-${infer Field}` ? Field : Sort;
type SortColumns = Record<FieldOf<CustomerSort>, string>;

const SORT_COLUMNS: SortColumns = {
  createdAt: 's.user_id',
  name: 's.sort_name COLLATE "und-x-icu"',
  orders: 's.orders',
  spent: 's.spent_minor',
};

/** Keep the planner from reading all rows in their order until enough are found: it takes words for frequent. */
const UNINDEXED_SORT_COLUMNS: SortColumns = {
  createdAt: '(s.user_id + 0)',
  name: `(s.sort_name || '') COLLATE "und-x-icu"`,
  orders: '(s.orders + 0)',
  spent: '(s.spent_minor + 0)',
};

/** Both by the few that are disabled, which have an index of their own. */
const IS_DISABLED = 'EXISTS (SELECT FROM app_user u WHERE u.id = s.user_id AND u.disabled_at IS NOT NULL)';
const STATE_CONDITIONS = { active: `NOT ${IS_DISABLED}`, disabled: IS_DISABLED } as const;

/** The few of the staff, read once per query. */
const IS_CUSTOMER = 's.user_id <> ALL (ARRAY(SELECT id FROM app_user WHERE is_admin))';

const ORDERS_CONDITIONS = { with: 's.orders > 0', without: 's.orders = 0' } as const;

const isStanding = (standing: CompanyStanding): string =>
  `s.user_id IN (SELECT u.id FROM app_user u WHERE ${hasStandingSql(standing)})`;

const IS_FOUND_OR_CALLED =
  's.search_document @@ (order_search_query(($1::text[])[1]) || (($1::text[])[2])::tsquery)';

/** Each set of conditions has a statement of its own, because each has its own index. */
function matching({ search, state, orders, standing, tag }: CustomerFilter) {
  const phone = search === undefined ? null : phoneQuery(search);
  const parts = [
    IS_CUSTOMER,
    ...(search === undefined
      ? []
      : [phone ? IS_FOUND_OR_CALLED : 's.search_document @@ order_search_query($1)']),
    ...(state ? [STATE_CONDITIONS[state]] : []),
    ...(orders ? [ORDERS_CONDITIONS[orders]] : []),
    ...(standing ? [isStanding(standing)] : []),
    ...(tag === undefined ? [] : [hasTagSql('customer', 's.user_id', search === undefined ? '$1' : '$2')]),
  ];
  const searched = phone ? 'found-or-called' : 'found';
  const name = [search === undefined ? 'all' : searched, state, orders, standing, tag && 'tagged']
    .filter(Boolean)
    .join('-');
  const where = `WHERE ${parts.join(' AND ')}`;
  const searchValues = search === undefined ? [] : [phone ? [search, phone] : search];
  const values: unknown[] = tag === undefined ? searchValues : [...searchValues, tag];
  return { name, from: `customer_summary s ${where}`, values };
}

/** Changes that are not in the sums yet are added, so the figures are those of this moment. */
const SPENT_MINOR = '(s.spent_minor + coalesce(change.spent_minor, 0))';
const ORDER_COUNT = 's.orders + coalesce(change.orders, 0)::int AS "orderCount"';
const LAST_ORDER_AT = '(SELECT max(created_at) FROM orders WHERE user_id = u.id)';
/** A `CustomerResponse` but for the currency of the shop. */
export const CUSTOMER = `
  u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.company_name AS "companyName",
  ${COMPANY_STANDING_SQL} AS "companyStanding", u.language,
  ${isoText('u.created_at')} AS "createdAt", u.is_admin AS "isStaff", ${isoText('u.disabled_at')} AS "disabledAt",
  ${ORDER_COUNT}, ${decimalText(SPENT_MINOR)} AS spent, ${isoText(LAST_ORDER_AT)} AS "lastOrderAt"`;
export const JOIN_CHANGES = `
  LEFT JOIN LATERAL (SELECT sum(orders) AS orders, sum(spent_minor) AS spent_minor
                       FROM customer_sales_change WHERE user_id = s.user_id) change ON true`;

/** @param total of what matches: a page near the end is read from there */
export function listCustomers(
  filter: CustomerFilter,
  sort: CustomerSort,
  page: OffsetPage,
  total: number,
): Query {
  const { name, from, values } = matching(filter);
  const key = sort.replace('-', '') as keyof SortColumns;
  const { limit: shown, offset, isReversed } = fromNearerEnd(page, total);
  const columns = filter.search === undefined ? SORT_COLUMNS : UNINDEXED_SORT_COLUMNS;
  const orderBy = (isDescending: boolean) => {
    const direction = isDescending ? 'DESC' : 'ASC';
    return `ORDER BY ${columns[key]} ${direction}, s.user_id ${direction}`;
  };
  const isDescending = sort.startsWith('-');
  const limit = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const text = `
    SELECT ${CUSTOMER}
      FROM (SELECT s.* FROM ${from} ${orderBy(isDescending !== isReversed)} ${limit}) s
      JOIN app_user u ON u.id = s.user_id ${JOIN_CHANGES}
     ${orderBy(isDescending)}`;
  const way = isReversed ? '.reversed' : '';
  const statement = prepared(`admin-bulk.list-customers.${name}.${sort}${way}`, text);
  return { statement, values: [...values, shown, offset] };
}

const EXPORTED = Object.entries(CUSTOMER_COLUMNS)
  .map(([field, column]) => `u.${column} AS "${field}"`)
  .join(', ');

/** In the order of the ids, behind `after`. */
export function exportCustomers(filter: CustomerFilter, after: number, limit: number): Query {
  const { name, from, values } = matching(filter);
  const [afterId, limited] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const text = `
    SELECT u.id, ${EXPORTED}, u.created_at AS "createdAt", u.disabled_at AS "disabledAt", ${ORDER_COUNT},
           ${SPENT_MINOR}::float8 AS "spentMinor", ${tagsTextSql('customer', 'u.id')} AS tags,
           ${LAST_ORDER_AT} AS "lastOrderAt"
      FROM (SELECT s.* FROM ${from} AND s.user_id > ${afterId} ORDER BY s.user_id LIMIT ${limited}) s
      JOIN app_user u ON u.id = s.user_id ${JOIN_CHANGES}
     ORDER BY u.id`;
  return {
    statement: prepared(`admin-bulk.export-customers.${name}`, text),
    values: [...values, after, limit],
  };
}

export function countCustomers(filter: CustomerFilter): Query {
  const { name, from, values } = matching(filter);
  const text = `SELECT count(*)::int AS total FROM ${from}`;
  return { statement: prepared(`admin-bulk.count-customers.${name}`, text), values };
}

/** Of all that match, up to a limit. */
export function customerIds(filter: CustomerFilter, limit: number): Query {
  const { name, from, values } = matching(filter);
  const text = `SELECT s.user_id AS id FROM ${from} ORDER BY s.user_id LIMIT $${values.length + 1}`;
  return { statement: prepared(`admin-bulk.customer-ids.${name}`, text), values: [...values, limit] };
}
