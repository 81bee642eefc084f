import { NOT_INVOICEABLE, type OrderStatus, type PaymentMethod } from '@kp/commerce';
import type { DeliveryKind } from '@kp/commerce/delivery-methods';
import { PARTLY_PAYABLE, type ShownPaymentStatus } from '@kp/commerce/shown-payment-status';
import { dayAfter, startOfShopDay } from '@kp/i18n/shop-time';
import { phoneQuery } from '@kp/platform/phone';
import { BUSINESS_DAY_SQL, hasTagSql, taggedSql } from '@kp/settings';

export interface OrderFilter {
  userId?: number;
  status?: OrderStatus;
  paymentStatus?: ShownPaymentStatus;
  paymentMethod?: PaymentMethod;
  /** Another way than the standard delivery. */
  delivery?: DeliveryKind;
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

type Sql = (parameter: string) => string;

interface Condition {
  /** Part of the statement's name: each set of conditions has its own statement, because each has its own index. */
  name: string;
  sql: Sql;
  value?: unknown;
}

/** Must equal the condition of the partial index. */
export const AWAITING_PAYMENT = `payment_status = 'unpaid' AND payment_method <> 'cash' AND status <> 'cancelled'`;

const awaitingInvoice = (hasNone: string) => `status = 'delivered' AND ${hasNone}
  AND payment_status NOT IN (${NOT_INVOICEABLE.map((status) => `'${status}'`).join(', ')})`;

/** Nothing but packing is left to do. Must equal the condition of the partial index. */
export const AWAITING_SHIPMENT = `status IN ('pending', 'processing') AND reserved_until IS NULL
  AND (payment_method = 'cash' OR payment_status <> 'unpaid')
  AND payment_status NOT IN ('refunded', 'out_of_stock_paid', 'charged_back')`;

/** Not shipped on the last day that the customer was promised. */
export const OVERDUE = `${AWAITING_SHIPMENT}
  AND promised_last_day < ${BUSINESS_DAY_SQL}`;

/** Paid, but not what a change added. Must imply the condition of the partial index. */
const PARTLY_PAID = `outstanding_minor > 0
  AND payment_status IN (${PARTLY_PAYABLE.map((status) => `'${status}'`).join(', ')})`;

/** When a day of the shop begins. */
export const startOf = (day: string): string => `(${day}::timestamp AT TIME ZONE (SELECT shop_time_zone()))`;

/** Of `orders` and of `order_count` alike. */
const SHARED = {
  status: (status) => `status = ${status}`,
  paymentStatus: (status) => `payment_status = ${status}`,
  paymentMethod: (method) => `payment_method = ${method}`,
  awaitingPayment: () => AWAITING_PAYMENT,
} satisfies Partial<Record<keyof OrderFilter, Sql>>;

const OF_ORDERS: Record<Exclude<keyof OrderFilter, 'search'>, Sql> = {
  ...SHARED,
  paymentStatus: (status) => `payment_status = ${status} AND NOT (${PARTLY_PAID})`,
  userId: (id) => `user_id = ${id}`,
  tag: (name) => hasTagSql('order', 'id', name),
  delivery: (kind) => `delivery_method->>'kind' = ${kind}`,
  awaitingInvoice: () => awaitingInvoice('invoice_number IS NULL'),
  awaitingShipment: () => AWAITING_SHIPMENT,
  overdue: () => OVERDUE,
  from: (start) => `created_at >= ${start}::timestamptz`,
  to: (end) => `created_at < ${end}::timestamptz`,
};

const OF_SEARCHES: typeof OF_ORDERS = { ...OF_ORDERS, delivery: (kind) => `delivery_kind = ${kind}` };

/** Without words the orders of a tag are looked up, of which the planner would otherwise read a million to find 50,000. */
const OF_TAGS: typeof OF_ORDERS = {
  ...OF_SEARCHES,
  tag: (name) => `id = ANY (ARRAY(${taggedSql('order', name)}))`,
};

const OF_COUNTS: Partial<Record<keyof OrderFilter, Sql>> = {
  ...SHARED,
  delivery: (kind) => `delivery_kind = ${kind}`,
  awaitingInvoice: () => awaitingInvoice('NOT is_invoiced'),
  from: (day) => `day >= ${day}::date`,
  to: (day) => `day <= ${day}::date`,
};

const ORDER_NUMBER = /^ord-\d{4}-\d{6,}$/i;
/** While a number is being typed it is the beginning of one. */
const NUMBER_PREFIX = /^ord-\d{4}-/i;
const PRODUCT_CODE = /^kp-(\d{1,9})$/i;

const numbered: Sql = (text) => `id = (SELECT id FROM orders WHERE order_number = upper(${text}))`;

function searchCondition(search: string): Condition {
  const [, productId] = PRODUCT_CODE.exec(search) ?? [];
  if (productId) {
    const sql = (id: string) => `id IN (SELECT order_id FROM order_line WHERE product_id = ${id})`;
    return { name: 'of-product', sql, value: Number(productId) };
  }
  if (ORDER_NUMBER.test(search)) return { name: 'numbered', sql: numbered, value: search };
  const words = search.replace(NUMBER_PREFIX, '');
  const phone = phoneQuery(words);
  if (phone) {
    const sql = (texts: string) =>
      `search_document @@ (order_search_query((${texts}::text[])[1]) || ((${texts}::text[])[2])::tsquery)`;
    return { name: 'found-or-called', sql, value: [words, phone] };
  }
  return { name: 'found', sql: (text) => `search_document @@ order_search_query(${text})`, value: words };
}

function conditionsOf(filter: OrderFilter, table: Partial<Record<keyof OrderFilter, Sql>>): Condition[] {
  return (Object.keys(OF_ORDERS) as (keyof typeof OF_ORDERS)[])
    .filter((name) => filter[name] !== undefined)
    .map((name): Condition => {
      const value = filter[name];
      if (value === 'partly_paid' && table !== OF_COUNTS)
        return { name: 'partly-paid', sql: () => PARTLY_PAID };
      return { name, sql: table[name]!, ...(value === true ? {} : { value }) };
    });
}

export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

interface Matching {
  /** Of the filters that are set. */
  name: string;
  /** Words and tags find many orders: these are looked at in `order_search`, which has all that is filtered by. */
  table: 'orders' | 'order_search';
  parts: string[];
}

function matching(conditions: Condition[], parameters: Parameters): Omit<Matching, 'table'> {
  const parts = conditions.map(({ sql, value }) => sql(value === undefined ? '' : parameters.add(value)));
  return { name: conditions.map(({ name }) => name).join('-') || 'all', parts };
}

/** The days of the shop as the midnights around them. */
const byMoments = ({ from, to, ...filter }: OrderFilter): OrderFilter => ({
  ...filter,
  from: from && startOfShopDay(from),
  to: to && startOfShopDay(dayAfter(to, 1)),
});

/** What rows of `orders` or `order_search` must fulfil. */
export function ordersMatching(filter: OrderFilter, parameters: Parameters): Matching {
  const { search, tag } = filter;
  const [table, columns] =
    search !== undefined
      ? (['order_search', OF_SEARCHES] as const)
      : tag !== undefined
        ? (['order_search', OF_TAGS] as const)
        : (['orders', OF_ORDERS] as const);
  const conditions = conditionsOf(byMoments(filter), columns);
  const all = search === undefined ? conditions : [...conditions, searchCondition(search)];
  return { ...matching(all, parameters), table };
}

/** What the days of a filter say alone, of `orders` and of `order_search`. */
export function daysMatching({ from, to }: OrderFilter, parameters: Parameters): string {
  return where(matching(conditionsOf(byMoments({ from, to }), OF_SEARCHES), parameters).parts);
}

/** The same of words or a tag among orders that are few without them: those are looked through by their own index. */
export function ordersMatchingAmongFew(
  { search, tag, ...few }: OrderFilter,
  parameters: Parameters,
): Matching {
  const { name, parts } = matching(conditionsOf(byMoments(few), OF_ORDERS), parameters);
  const words = search === undefined ? [] : [searchCondition(search)];
  const found = matching([...conditionsOf({ tag }, OF_SEARCHES), ...words], parameters);
  return {
    name: `${found.name}.among-${name}`,
    table: 'order_search',
    parts: [`id = ANY (ARRAY(SELECT id FROM orders ${where(parts)}))`, ...found.parts],
  };
}

/** What rows of `order_count` must fulfil, of a filter that `isCounted`. */
export function countsMatching(filter: OrderFilter, parameters: Parameters): Omit<Matching, 'table'> {
  return matching(conditionsOf(filter, OF_COUNTS), parameters);
}

/** Whether `order_count` knows how many orders match. */
export function isCounted(filter: OrderFilter): boolean {
  return Object.entries(filter).every(([name, value]) => value === undefined || name in OF_COUNTS);
}

/** The part of a filter that `isCounted`; null when none of it is. */
export function countedPart(filter: OrderFilter): OrderFilter | null {
  const counted = Object.entries(filter).filter(([name, value]) => value !== undefined && name in OF_COUNTS);
  return counted.length > 0 ? Object.fromEntries(counted) : null;
}

export const where = (parts: string[]): string => (parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '');
