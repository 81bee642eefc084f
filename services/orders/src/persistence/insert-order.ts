import { prepared } from '@kp/platform/database';
import type { NewOrder } from '../domain/new-order';

/**
 * Order, lines and first history entry in one round trip, with what a guest's cash orders of the day add up to. Answers
 * the ids of the lines in their order, or nothing when a limit of $33 to $35 is exceeded: the caller must roll back then.
 */
export const INSERT_ORDER = prepared(
  'orders.insert',
  `WITH used AS (
     INSERT INTO guest_cash_usage AS known (day, key, orders, units, total_minor)
     SELECT (now() AT TIME ZONE 'Europe/Bucharest')::date, key, 1, (SELECT sum(u) FROM unnest($26::int[]) u), $14::int
       FROM unnest($32::text[]) AS key ORDER BY key
     ON CONFLICT (day, key) DO UPDATE
        SET orders = known.orders + 1, units = known.units + excluded.units,
            total_minor = known.total_minor + excluded.total_minor
      WHERE known.orders < $33 AND known.units + excluded.units <= $34
        AND known.total_minor + excluded.total_minor <= $35
     RETURNING key
   ), placed AS (
     INSERT INTO orders (
       id, order_number, user_id, email, language, status, payment_method, payment_status, currency, subtotal_minor,
       shipping_minor, vat_rate, vat_minor, total_minor, shipping_address, billing_address, notes, created_at, updated_at,
       payment_id, visitor, reserved_until, confirmation_required
     ) OVERRIDING SYSTEM VALUE
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18, $28, $29, $30, $31)
   ), event AS (
     INSERT INTO order_event (order_id, at, kind, to_status, actor, actor_user_id)
     VALUES ($1, $18, 'placed', $6, $19, $3)
   ), lines AS (
     INSERT INTO order_line (
       order_id, product_id, product_name, product_code, product_slug, image_url, unit_price_minor, quantity,
       line_total_minor
     )
     SELECT $1, product_id, product_name, product_code, product_slug, image_url, unit_price_minor, quantity,
            line_total_minor
     FROM unnest($20::int[], $21::text[], $22::text[], $23::text[], $24::text[], $25::int[], $26::int[], $27::int[])
       WITH ORDINALITY AS line (product_id, product_name, product_code, product_slug, image_url, unit_price_minor,
                                quantity, line_total_minor, place)
     ORDER BY place
     RETURNING id
   )
   SELECT id FROM lines WHERE (SELECT count(*) FROM used) = cardinality($32::text[]) ORDER BY id`,
);

/** What a guest's cash order adds to, and how far that may go within a day. */
export interface GuestCashUsage {
  /** The mailbox and the visitor. */
  keys: string[];
  maxOrders: number;
  maxUnits: number;
  maxTotalMinor: number;
}

/** The values of `INSERT_ORDER`. */
export function insertValues(order: NewOrder, usage?: GuestCashUsage): unknown[] {
  const column = <Field extends keyof NewOrder['lines'][number]>(field: Field) =>
    order.lines.map((line) => line[field]);
  return [
    ...[order.id, order.orderNumber, order.userId, order.email, order.language, order.status],
    ...[order.paymentMethod, order.paymentStatus, order.currency, order.subtotalMinor, order.shippingMinor],
    ...[order.vatRate, order.vatMinor, order.totalMinor],
    ...[JSON.stringify(order.shippingAddress), JSON.stringify(order.billingAddress), order.notes],
    ...[order.createdAt, order.placed.actor],
    ...[column('productId'), column('productName'), column('productCode'), column('productSlug')],
    ...[column('imageUrl'), column('unitPriceMinor'), column('quantity'), column('lineTotalMinor')],
    ...[order.paymentId, order.visitor, order.reservedUntil, order.confirmationRequired],
    ...[usage?.keys ?? [], usage?.maxOrders ?? 0, usage?.maxUnits ?? 0, usage?.maxTotalMinor ?? 0],
  ];
}
