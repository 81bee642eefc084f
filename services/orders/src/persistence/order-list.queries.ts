import { NOT_INVOICEABLE, type OrderStatus, type PaymentMethod, type PaymentStatus } from '@kp/commerce';
import { ORDER_SEARCH_COUNT_MAX, type OrderSort } from '@kp/commerce/list-rules';
import { prepared, type Statement } from '@kp/platform/database';
import { phoneQuery } from '@kp/platform/phone';
import { hasTagSql } from '@kp/settings';
import { ORDERS_WITH_DETAILS } from './order.queries';

export interface OrderFilter {
  userId?: number;
  status?: OrderStatus;
  paymentStatus?: PaymentStatus;
  paymentMethod?: PaymentMethod;
  /** Of the staff, in any case of its letters. */
  tag?: string;
  awaitingPayment?: true;
  awaitingInvoice?: true;
  awaitingShipment?: true;
  overdue?: true;
  /** First and last business day, like 2026-11-22. */
  from?: string;
  to?: string;
  /** An order number, a product code, a phone number or its end, or beginnings of words of the customer's name, company and email. */
  search?: string;
}

/** A page by its number, or what follows an order. */
export type Page = { limit: number; offset: number } | { limit: number; afterId: number };

interface Query {
  statement: Statement;
  values: unknown[];
}

/** Keeps the planner from reading all orders in their order until enough are found, which only takes long for what is rare. */
const UNINDEXED = { created_at: `(created_at + interval '0')`, total_minor: '(total_minor + 0)' };

const UNINDEXED_WORDS = `(search_document || ''::tsvector) @@`;

interface Condition {
  /** Part of the statement's name: each set of conditions has its own statement, because each has its own index. */
  name: string;
  sql: (parameter: string) => string;
  value?: unknown;
}

/** Must equal the condition of the partial index. */
export const AWAITING_PAYMENT = `payment_status = 'unpaid' AND payment_method <> 'cash' AND status <> 'cancelled'`;

const AWAITING_INVOICE = `status = 'delivered' AND invoice_number IS NULL
  AND payment_status NOT IN (${NOT_INVOICEABLE.map((status) => `'${status}'`).join(', ')})`;

/** Nothing but packing is left to do. Must equal the condition of the partial index. */
export const AWAITING_SHIPMENT = `status IN ('pending', 'processing') AND reserved_until IS NULL
  AND (payment_method = 'cash' OR payment_status <> 'unpaid')
  AND payment_status NOT IN ('refunded', 'out_of_stock_paid', 'charged_back')`;

/** Not shipped on the last day that the customer was promised. */
export const OVERDUE = `${AWAITING_SHIPMENT}
  AND promised_last_day < (now() AT TIME ZONE 'Europe/Bucharest')::date`;

const START_OF = (day: string) => `(${day}::timestamp AT TIME ZONE 'Europe/Bucharest')`;

const CONDITIONS: Record<Exclude<keyof OrderFilter, 'search'>, Condition['sql']> = {
  userId: (id) => `user_id = ${id}`,
  status: (status) => `status = ${status}`,
  paymentStatus: (status) => `payment_status = ${status}`,
  paymentMethod: (method) => `payment_method = ${method}`,
  tag: (name) => hasTagSql('order', 'id', name),
  awaitingPayment: () => AWAITING_PAYMENT,
  awaitingInvoice: () => AWAITING_INVOICE,
  awaitingShipment: () => AWAITING_SHIPMENT,
  overdue: () => OVERDUE,
  from: (day) => `created_at >= ${START_OF(`${day}::date`)}`,
  to: (day) => `created_at < ${START_OF(`(${day}::date + 1)`)}`,
};

const ORDER_NUMBER = /^ord-\d{4}-\d{6,}$/i;
/** While a number is being typed it is the beginning of one. */
const NUMBER_PREFIX = /^ord-\d{4}-/i;
const PRODUCT_CODE = /^kp-(\d{1,9})$/i;

function searchCondition(search: string): Condition {
  const [, productId] = PRODUCT_CODE.exec(search) ?? [];
  if (productId) {
    const sql = (id: string) => `id IN (SELECT order_id FROM order_line WHERE product_id = ${id})`;
    return { name: 'of-product', sql, value: Number(productId) };
  }
  if (ORDER_NUMBER.test(search))
    return { name: 'numbered', sql: (text) => `order_number = upper(${text})`, value: search };
  const words = search.replace(NUMBER_PREFIX, '');
  const phone = phoneQuery(words);
  if (phone) {
    const sql = (texts: string) =>
      `search_document @@ (order_search_query((${texts}::text[])[1]) || ((${texts}::text[])[2])::tsquery)`;
    return { name: 'found-or-called', sql, value: [words, phone] };
  }
  return { name: 'found', sql: (text) => `search_document @@ order_search_query(${text})`, value: words };
}

function conditionsOf({ search, ...filter }: OrderFilter): Condition[] {
  const conditions = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[])
    .filter((name) => filter[name] !== undefined)
    .map((name): Condition => {
      const value = filter[name];
      return { name, sql: CONDITIONS[name], ...(value === true ? {} : { value }) };
    });
  return search === undefined ? conditions : [...conditions, searchCondition(search)];
}

class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

function matching(filter: OrderFilter, parameters: Parameters) {
  const conditions = conditionsOf(filter);
  const parts = conditions.map(({ sql, value }) => sql(value === undefined ? '' : parameters.add(value)));
  return { name: conditions.map(({ name }) => name).join('-') || 'all', parts };
}

const SORTS = {
  createdAt: { column: 'created_at', direction: 'ASC' },
  '-createdAt': { column: 'created_at', direction: 'DESC' },
  totalAmount: { column: 'total_minor', direction: 'ASC' },
  '-totalAmount': { column: 'total_minor', direction: 'DESC' },
} as const satisfies Record<OrderSort, { column: keyof typeof UNINDEXED; direction: 'ASC' | 'DESC' }>;

const where = (parts: string[]) => (parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '');

/** @param isFrequent of a search: so many match that a page of them is found soon by reading in order */
export function listOrders(
  filter: OrderFilter,
  page: Page,
  sort: OrderSort = '-createdAt',
  isFrequent = false,
): Query {
  const parameters = new Parameters();
  const { name, parts: matched } = matching(filter, parameters);
  // Without its index the words are compared while the orders are read in their order.
  const parts = isFrequent
    ? matched.map((part) => part.replaceAll('search_document @@', UNINDEXED_WORDS))
    : matched;
  const { column, direction } = SORTS[sort];
  const isAfter = 'afterId' in page;
  if (isAfter) {
    const id = parameters.add(page.afterId);
    const last = `((SELECT ${column} FROM orders WHERE id = ${id}), ${id})`;
    parts.push(`(${column}, id) ${direction === 'DESC' ? '<' : '>'} ${last}`);
  }
  const limit = `LIMIT ${parameters.add(page.limit)}`;
  const offset = isAfter ? '' : `OFFSET ${parameters.add(page.offset)}`;
  const isRare = filter.search !== undefined && !isFrequent;
  const order = (value: string, id: string) => `ORDER BY ${value} ${direction}, ${id} ${direction}`;
  const text = `${ORDERS_WITH_DETAILS}
     FROM (SELECT * FROM orders ${where(parts)} ${order(isRare ? UNINDEXED[column] : column, 'id')} ${limit} ${offset}) o
    ${order(`o.${column}`, 'o.id')}`;
  const statement = prepared(
    `orders.list.${name}.${sort}${isAfter ? '.after' : ''}${isFrequent ? '.frequent' : ''}`,
    text,
  );
  return { statement, values: parameters.values };
}

/** As `countOrders`, up to `ORDER_SEARCH_COUNT_MAX`: the words of a search are read from the rows themselves. */
export function countFoundOrders(filter: OrderFilter): Query {
  const parameters = new Parameters();
  const { name, parts } = matching(filter, parameters);
  const found = `SELECT FROM orders ${where(parts)} LIMIT ${ORDER_SEARCH_COUNT_MAX}`;
  const text = `SELECT count(*)::int AS total FROM (${found}) found`;
  return { statement: prepared(`orders.count-found.${name}`, text), values: parameters.values };
}

export function countOrders(filter: OrderFilter): Query {
  const parameters = new Parameters();
  const { name, parts } = matching(filter, parameters);
  const text = `SELECT count(*)::int AS total FROM orders ${where(parts)}`;
  return { statement: prepared(`orders.count.${name}`, text), values: parameters.values };
}

/** Of all orders that match. */
export function countOrderLines(filter: OrderFilter): Query {
  const parameters = new Parameters();
  const { name, parts } = matching(filter, parameters);
  const text = `SELECT count(*)::int AS total FROM order_line WHERE order_id IN (SELECT id FROM orders ${where(parts)})`;
  return { statement: prepared(`orders.count-lines.${name}`, text), values: parameters.values };
}
