import { ORDER_TEXT_FIELDS, type OrderTextField } from '@kp/commerce';
import { prepared, selectColumns } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';
import { type NewOrder, numberPrefixOf } from '../domain/new-order';
import { Order, OrderEvent, OrderLine, type Shipment } from '../domain/order.entity';

/** `orderedBy` → `ordered_by`. */
const columnOf = (field: OrderTextField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Parameter $17 of the insert holds all texts. */
export const ORDER_TEXT_COLUMNS = ORDER_TEXT_FIELDS.map(columnOf);
const TEXT_COLUMNS = ORDER_TEXT_COLUMNS.join(', ');
const TEXT_VALUES = ORDER_TEXT_FIELDS.map((_, index) => `($17::text[])[${index + 1}]`).join(', ');

/** Returns no row when a limit of $33 to $35 is exceeded: the caller must then roll back. */
export const INSERT_ORDER = prepared(
  'orders.insert',
  `WITH used AS (
     INSERT INTO guest_cash_usage AS known (day, key, orders, units, total_minor)
     SELECT ${BUSINESS_DAY_SQL}, key, 1, (SELECT sum(u) FROM unnest($26::int[]) u), $14::bigint
       FROM unnest($32::text[]) AS key ORDER BY key
     ON CONFLICT (day, key) DO UPDATE
        SET orders = known.orders + 1, units = known.units + excluded.units,
            total_minor = known.total_minor + excluded.total_minor
      WHERE known.orders < $33 AND known.units + excluded.units <= $34
        AND known.total_minor + excluded.total_minor <= $35
     RETURNING key
   ), counted AS MATERIALIZED (
     -- An order over a limit is rolled back and takes no number.
     SELECT (CASE WHEN (SELECT count(*) FROM used) = cardinality($32::text[])
                  THEN nextval('order_number_seq') ELSE -$1::int END)::text AS digits
   ), placed AS (
     INSERT INTO orders (
       id, order_number, user_id, email, language, status, payment_method, payment_status, currency, subtotal_minor,
       shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address, created_at, updated_at,
       payment_id, rate_limit_key, reserved_until, confirmation_required, discount_code, discount_minor, vat_number,
       promised_first_day, promised_last_day, buyer_kind, is_tax_included, supply_kind, tax_country, vat_removed_minor,
       vat_number_check,
       ${TEXT_COLUMNS}
     ) OVERRIDING SYSTEM VALUE
     VALUES ($1, $2 || (SELECT lpad(digits, greatest(6, length(digits)), '0') FROM counted), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $18, $18, $28, $29, $30, $31,
             $40::text, $41, $43::text, $44::date, $45::date, $46::text, $48, $49::text, $50::text, $54, $55, ${TEXT_VALUES})
     RETURNING order_number
   ), event AS (
     INSERT INTO order_event (order_id, at, kind, to_status, actor, actor_user_id, note)
     VALUES ($1, $18, 'placed', $6, $19, $38, $39::text)
   ), lines AS (
     INSERT INTO order_line (
       order_id, product_id, product_name, product_code, product_slug, image_url, unit_price_minor, quantity,
       line_total_minor, list_price_minor, price_reason, backordered_quantity, withdrawal_exception, tax_category, tax_rate,
       price_tax_rate, gtin, unit_code
     )
     SELECT $1, product_id, product_name, product_code, product_slug, image_url, unit_price_minor, quantity,
            line_total_minor, list_price_minor, price_reason, backordered_quantity, withdrawal_exception, tax_category, tax_rate,
            price_tax_rate, gtin, unit_code
     FROM unnest($20::int[], $21::text[], $22::text[], $23::text[], $24::text[], $25::bigint[], $26::int[], $27::bigint[],
                 $36::bigint[], $37::text[], $42::int[], $47::text[], $51::text[], $52::numeric[], $53::numeric[],
                 $56::text[], $57::text[])
       WITH ORDINALITY AS line (product_id, product_name, product_code, product_slug, image_url, unit_price_minor,
                                quantity, line_total_minor, list_price_minor, price_reason,
                                backordered_quantity, withdrawal_exception, tax_category, tax_rate, price_tax_rate, gtin, unit_code,
                                place)
     ORDER BY place
     RETURNING id
   )
   SELECT id, (SELECT order_number FROM placed) AS "orderNumber"
     FROM lines WHERE (SELECT count(*) FROM used) = cardinality($32::text[]) ORDER BY id`,
);

export interface GuestCashUsage {
  keys: string[];
  maxOrders: number;
  maxUnits: number;
  maxTotalMinor: number;
}

export function insertValues(order: NewOrder, usage?: GuestCashUsage): unknown[] {
  const column = <Field extends keyof NewOrder['lines'][number]>(field: Field) =>
    order.lines.map((line) => line[field]);
  return [
    order.id,
    numberPrefixOf(order.createdAt),
    order.userId,
    order.email,
    order.language,
    order.status,
    order.paymentMethod,
    order.paymentStatus,
    order.currency,
    order.subtotalMinor,
    order.shippingMinor,
    JSON.stringify(order.taxLines),
    order.vatMinor,
    order.totalMinor,
    JSON.stringify(order.shippingAddress),
    JSON.stringify(order.billingAddress),
    ORDER_TEXT_FIELDS.map((field) => order[field]),
    order.createdAt,
    order.placed.actor,
    column('productId'),
    column('productName'),
    column('productCode'),
    column('productSlug'),
    column('imageUrl'),
    column('unitPriceMinor'),
    column('quantity'),
    column('lineTotalMinor'),
    order.paymentId,
    order.rateLimitKey,
    order.reservedUntil,
    order.confirmationRequired,
    usage?.keys ?? [],
    usage?.maxOrders ?? 0,
    usage?.maxUnits ?? 0,
    usage?.maxTotalMinor ?? 0,
    column('listPriceMinor'),
    column('priceReason'),
    order.placed.actorUserId,
    order.placed.note,
    order.discountCode,
    order.discountMinor,
    order.lines.map(({ backorderedQuantity = 0 }) => backorderedQuantity),
    order.vatNumber,
    order.promisedFirstDay,
    order.promisedLastDay,
    order.buyerKind,
    order.lines.map(({ withdrawalException = null }) => withdrawalException),
    order.isTaxIncluded,
    order.supplyKind,
    order.taxCountry,
    column('taxCategory'),
    column('taxRate'),
    column('priceTaxRate'),
    order.vatRemovedMinor,
    order.vatNumberCheck && JSON.stringify(order.vatNumberCheck),
    // Checkouts that were priced by an earlier release have neither.
    order.lines.map(({ gtin = null }) => gtin),
    order.lines.map(({ unit = null }) => unit),
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
