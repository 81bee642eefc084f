import { ORDER_TEXT_FIELDS, type OrderTextField } from '@kp/commerce';
import { insertColumns, prepared, selectColumns } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';
import { type NewOrder, numberPrefixOf } from '../domain/new-order';
import { Order, OrderEvent, OrderLine, type Shipment } from '../domain/order.entity';

/** `orderedBy` → `ordered_by`. */
const columnOf = (field: OrderTextField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const ORDER_TEXT_COLUMNS = ORDER_TEXT_FIELDS.map(columnOf);

/** Behind those of `insertValues` that are no column: $1 to $8. */
const ORDER = insertColumns(
  Order,
  ['orderNumber', 'lines', 'history', 'shipments', 'transfers', 'balanceLink'],
  9,
);
const LINES = insertColumns(
  OrderLine,
  ['id', 'orderId', 'shippedQuantity', 'returnedQuantity', 'withdrawnQuantity'],
  ORDER.next,
);
const ID = ORDER.parameterOf('id');

/** Returns no row when a limit of $3 to $5 is exceeded: the caller must then roll back. */
export const INSERT_ORDER = prepared(
  'orders.insert',
  `WITH used AS (
     INSERT INTO guest_cash_usage AS known (day, key, orders, units, total_minor)
     SELECT ${BUSINESS_DAY_SQL}, key, 1, (SELECT sum(u) FROM unnest(${LINES.parameterOf('quantity')}::int[]) u),
            ${ORDER.parameterOf('total_minor')}::bigint
       FROM unnest($2::text[]) AS key ORDER BY key
     ON CONFLICT (day, key) DO UPDATE
        SET orders = known.orders + 1, units = known.units + excluded.units,
            total_minor = known.total_minor + excluded.total_minor
      WHERE known.orders < $3 AND known.units + excluded.units <= $4
        AND known.total_minor + excluded.total_minor <= $5
     RETURNING key
   ), counted AS MATERIALIZED (
     -- An order over a limit is rolled back and takes no number.
     SELECT (CASE WHEN (SELECT count(*) FROM used) = cardinality($2::text[])
                  THEN nextval('order_number_seq') ELSE -${ID}::int END)::text AS digits
   ), placed AS (
     INSERT INTO orders (order_number, ${ORDER.names}) OVERRIDING SYSTEM VALUE
     VALUES ($1 || (SELECT lpad(digits, greatest(6, length(digits)), '0') FROM counted), ${ORDER.parameters})
     RETURNING order_number
   ), event AS (
     INSERT INTO order_event (order_id, at, kind, to_status, actor, actor_user_id, note)
     VALUES (${ID}, ${ORDER.parameterOf('created_at')}, 'placed', ${ORDER.parameterOf('status')}, $6, $7, $8::text)
   ), lines AS (
     INSERT INTO order_line (order_id, ${LINES.names})
     SELECT ${ID}, ${LINES.names}
       FROM unnest(${LINES.arrays}) WITH ORDINALITY AS line (${LINES.names}, place)
      ORDER BY place
     RETURNING id
   )
   SELECT id, (SELECT order_number FROM placed) AS "orderNumber"
     FROM lines WHERE (SELECT count(*) FROM used) = cardinality($2::text[]) ORDER BY id`,
);

export interface GuestCashUsage {
  keys: string[];
  maxOrders: number;
  maxUnits: number;
  maxTotalMinor: number;
}

export function insertValues(order: NewOrder, usage?: GuestCashUsage): unknown[] {
  const { placed, createdAt, lines } = order;
  return [
    numberPrefixOf(createdAt),
    usage?.keys ?? [],
    usage?.maxOrders ?? 0,
    usage?.maxUnits ?? 0,
    usage?.maxTotalMinor ?? 0,
    placed.actor,
    placed.actorUserId,
    placed.note,
    ...ORDER.valuesOf(order),
    ...LINES.arraysOf(lines.map((line) => ({ ...line, backorderedQuantity: line.backorderedQuantity ?? 0 }))),
  ];
}

export const ORDERS_WITH_DETAILS = `
  SELECT ${selectColumns(Order, 'o')},
         (SELECT coalesce(json_agg(line ORDER BY line.id), '[]') FROM (
            SELECT ${selectColumns(OrderLine)} FROM order_line WHERE order_id = o.id) line) AS lines,
         (SELECT coalesce(json_agg(event ORDER BY event.id), '[]') FROM (
            SELECT ${selectColumns(OrderEvent)} FROM order_event WHERE order_id = o.id) event) AS history,
         (SELECT coalesce(json_agg(sent ORDER BY sent.id), '[]') FROM (
            SELECT s.id, s.delivery_note_number AS "deliveryNoteNumber", s.awb_number AS "awbNumber", s.courier, s.shipped_at AS "shippedAt",
                   s.expected_first_day AS "expectedFirstDay", s.expected_last_day AS "expectedLastDay",
                   (SELECT json_agg(json_build_object('orderLineId', order_line_id, 'quantity', quantity)
                                    ORDER BY order_line_id)
                      FROM shipment_line WHERE shipment_id = s.id) AS lines
              FROM shipment s WHERE s.order_id = o.id) sent) AS shipments,
         (SELECT coalesce(json_agg(received ORDER BY received.id), '[]') FROM (
            SELECT id, amount_minor AS "amountMinor", paid_on AS "paidOn", reference, bank_entry_id AS "bankEntryId",
                   undone_at IS NOT NULL AS "isUndone"
              FROM order_transfer WHERE order_id = o.id) received) AS transfers,
         (SELECT json_build_object('token', token, 'sentAt', sent_at, 'expiresAt', expires_at)
            FROM order_balance_link
           WHERE o.outstanding_minor > 0 AND order_id = o.id AND amount_minor = o.outstanding_minor AND paid_at IS NULL
           ORDER BY id DESC LIMIT 1) AS "balanceLink"`;

export const FIND_ORDER = prepared('orders.find', `${ORDERS_WITH_DETAILS} FROM orders o WHERE o.id = $1`);

export const FIND_OWNED_ORDER = prepared(
  'orders.find-owned',
  `${ORDERS_WITH_DETAILS} FROM orders o WHERE o.id = $1 AND o.user_id = $2`,
);

export type OrderRow = Omit<Order, 'history' | 'shipments' | 'balanceLink'> & {
  balanceLink: { token: string; sentAt: string; expiresAt: string } | null;
  history: (Omit<OrderEvent, 'at'> & { at: string })[];
  shipments: (Omit<Shipment, 'shippedAt'> & { shippedAt: string })[];
};

export function orderOf(row: OrderRow): Order {
  return {
    ...row,
    history: row.history.map((event) => ({ ...event, at: new Date(event.at) })),
    shipments: row.shipments.map((sent) => ({ ...sent, shippedAt: new Date(sent.shippedAt) })),
    balanceLink: row.balanceLink && {
      token: row.balanceLink.token,
      sentAt: new Date(row.balanceLink.sentAt),
      expiresAt: new Date(row.balanceLink.expiresAt),
    },
  };
}
