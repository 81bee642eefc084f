import type {
  CurrencyCode,
  PaymentMethod,
  PaymentStatus,
  RefundMethod,
  ReturnReason,
  ReturnState,
  TaxLine,
} from '@kp/commerce';
import type { RefundedUnits } from '@kp/commerce/refunds';
import { prepared } from '@kp/platform/database';
import type { OrderLine } from '../domain/order.entity';

export interface ReturnedLine {
  orderLineId: number;
  productId: number;
  productName: string;
  productCode: string;
  quantity: number;
  reason: ReturnReason;
  /** Null until it is received. */
  isRestocked: boolean | null;
  /** Of the units, those that went back to the stock; null until it is received. */
  restockedQuantity: number | null;
  /** Of these, withdrawn before they were shipped. */
  unshippedQuantity: number;
  /** Of those, never taken from the stock. */
  undeductedQuantity: number;
}

type OrderedLine = Pick<
  OrderLine,
  'id' | 'quantity' | 'lineTotalMinor' | 'taxCategory' | 'taxRate' | 'priceTaxRate'
>;

interface RefundedReturn {
  id: number;
  refundMinor: number;
  units: RefundedUnits[];
}

/** Amounts are in minor units of `currency`. */
export interface ReturnView {
  id: number;
  returnNumber: string;
  orderId: number;
  orderNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  state: ReturnState;
  comment: string | null;
  staffReason: string | null;
  refundMethod: RefundMethod | null;
  refundMinor: number | null;
  createdAt: Date;
  /** Who withdrew from the contract; null for a return that was asked for, and once the account is deleted. */
  declaredBy: string | null;
  isWithdrawal: boolean;
  currency: CurrencyCode;
  taxLines: readonly TaxLine[];
  isTaxIncluded: boolean;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  paymentId: number | null;
  /** Delivery, which goes back too with the withdrawal that leaves nothing of the order; 0 otherwise. */
  returnedShippingMinor: number;
  /** Paid, and neither refunded nor taken off the invoice. */
  leftMinor: number;
  /** Of the whole order. */
  orderLines: readonly OrderedLine[];
  /** The other returns of the order that were refunded, in the sequence in which they were. */
  refundedReturns: readonly RefundedReturn[];
  lines: ReturnedLine[];
}

/** Asks the payment for the refund of a return once. */
export const refundKeyOf = (returnId: number): string => `return:${returnId}`;

export function returnIdOfRefund(key: string): number | null {
  const [, id] = /^return:(\d{1,9})$/.exec(key) ?? [];
  return id === undefined ? null : Number(id);
}

const VIEW = `
  SELECT r.id, r.return_number AS "returnNumber", r.order_id AS "orderId", o.order_number AS "orderNumber",
         coalesce(o.shipping_address ->> 'firstName', '') AS "firstName",
         coalesce(o.shipping_address ->> 'lastName', '') AS "lastName",
         o.email, r.state, r.comment, r.staff_reason AS "staffReason", r.refund_method AS "refundMethod",
         r.refund_minor AS "refundMinor", r.created_at AS "createdAt",
         r.declared_by AS "declaredBy", r.declaration_key IS NOT NULL AS "isWithdrawal", o.currency, o.tax_lines AS "taxLines",
         o.is_tax_included AS "isTaxIncluded",
         o.payment_method AS "paymentMethod", o.payment_status AS "paymentStatus", o.payment_id AS "paymentId",
         CASE WHEN r.declaration_key IS NOT NULL
               AND r.id = (SELECT max(id) FROM order_return WHERE order_id = o.id AND declaration_key IS NOT NULL)
               AND NOT EXISTS (
                 SELECT FROM order_line l
                  WHERE l.order_id = o.id AND l.quantity > (
                    SELECT coalesce(sum(item.quantity), 0)
                      FROM order_return_line item JOIN order_return w ON w.id = item.return_id
                     WHERE item.order_line_id = l.id AND w.declaration_key IS NOT NULL))
              THEN o.shipping_minor ELSE 0 END AS "returnedShippingMinor",
         CASE WHEN o.payment_status IN ('paid', 'partly_refunded') THEN o.total_minor - o.refunded_minor - o.conceded_minor ELSE 0 END
           AS "leftMinor",
         (SELECT json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'lineTotalMinor', l.line_total_minor,
                    'taxCategory', l.tax_category, 'taxRate', l.tax_rate, 'priceTaxRate', l.price_tax_rate) ORDER BY l.id)
            FROM order_line l WHERE l.order_id = r.order_id) AS "orderLines",
         (SELECT coalesce(json_agg(json_build_object('id', other.id, 'refundMinor', other.refund_minor, 'units',
                    (SELECT json_agg(json_build_object('key', item.order_line_id, 'quantity', item.quantity))
                       FROM order_return_line item WHERE item.return_id = other.id)) ORDER BY other.updated_at, other.id), '[]')
            FROM order_return other
           WHERE other.order_id = r.order_id AND other.state = 'refunded' AND other.id <> r.id) AS "refundedReturns",
         (SELECT coalesce(json_agg(line ORDER BY line."orderLineId"), '[]') FROM (
            SELECT item.order_line_id AS "orderLineId", l.product_id AS "productId", l.product_name AS "productName",
                   l.product_code AS "productCode", item.quantity,
                   item.reason, item.is_restocked AS "isRestocked",
                   item.restocked_quantity AS "restockedQuantity", item.unshipped_quantity AS "unshippedQuantity",
                   item.undeducted_quantity AS "undeductedQuantity"
              FROM order_return_line item JOIN order_line l ON l.id = item.order_line_id
             WHERE item.return_id = r.id) line) AS lines
    FROM order_return r JOIN orders o ON o.id = r.order_id`;

export const FIND_RETURN = prepared('orders.find-return', `${VIEW} WHERE r.id = $1`);

export const LIST_RETURNS_OF_ORDER = prepared(
  'orders.list-returns-of-order',
  `${VIEW} WHERE r.order_id = $1 ORDER BY r.id DESC`,
);

export const LIST_RETURNS_OF_USER = prepared(
  'orders.list-returns-of-user',
  `${VIEW} WHERE o.user_id = $1 ORDER BY r.id`,
);

export const LIST_RETURNS = prepared(
  'orders.list-returns',
  // The page is chosen before anything of its returns is read.
  `${VIEW} WHERE r.id = ANY (ARRAY(SELECT id FROM order_return WHERE $3::text IS NULL OR state = $3
                                   ORDER BY id DESC LIMIT $1 OFFSET $2)) ORDER BY r.id DESC`,
);

export const COUNT_RETURNS = prepared(
  'orders.count-returns',
  'SELECT count(*)::int AS total FROM order_return WHERE $1::text IS NULL OR state = $1',
);

/** The order of each return is looked up: its words may be in any number of orders that have no return. */
export const SEARCH_RETURNS = prepared(
  'orders.search-returns',
  `WITH found AS MATERIALIZED (
     SELECT r.id FROM order_return r
      WHERE ($3::text IS NULL OR r.state = $3)
        AND (r.return_number LIKE $5 OR r.order_id = (SELECT id FROM orders WHERE order_number = $6)
             OR EXISTS (SELECT FROM order_search s
                         WHERE s.id = r.order_id AND s.search_document @@ (SELECT order_search_query($4)) OFFSET 0)))
   SELECT (SELECT count(*)::int FROM found) AS total,
          ARRAY(SELECT id FROM found ORDER BY id DESC LIMIT $1 OFFSET $2) AS ids`,
);

export const LIST_FOUND_RETURNS = prepared(
  'orders.list-found-returns',
  `${VIEW} WHERE r.id = ANY ($1::int[]) ORDER BY r.id DESC`,
);

export const FIND_ORDER_OF_RETURN = prepared(
  'orders.find-order-of-return',
  'SELECT order_id AS "orderId" FROM order_return WHERE id = $1',
);

export const FIND_DELIVERY = prepared(
  'orders.find-delivery',
  `SELECT max(at) AS at FROM order_event WHERE order_id = $1 AND to_status = 'delivered'`,
);

export const COUNT_RETURNED_UNITS = prepared(
  'orders.return-units',
  `UPDATE order_line l SET returned_quantity = l.returned_quantity + item.quantity
     FROM unnest($2::int[], $3::int[]) AS item (id, quantity)
    WHERE l.id = item.id AND l.order_id = $1 AND l.returned_quantity + item.quantity <= l.shipped_quantity`,
);

/** They can be returned again, or shipped where they had not been. */
export const FREE_RETURNED_UNITS = prepared(
  'orders.free-returned-units',
  `UPDATE order_line l
      SET returned_quantity = l.returned_quantity - (item.quantity - item.unshipped_quantity),
          withdrawn_quantity = l.withdrawn_quantity - item.unshipped_quantity,
          backordered_quantity = l.backordered_quantity + item.undeducted_quantity
     FROM order_return_line item WHERE item.return_id = $1 AND l.id = item.order_line_id`,
);

export const INSERT_RETURN = prepared(
  'orders.insert-return',
  `WITH request AS (
     INSERT INTO order_return (order_id, comment) VALUES ($1, $2) RETURNING id
   ), lines AS (
     INSERT INTO order_return_line (return_id, order_line_id, quantity, reason)
     SELECT request.id, item.id, item.quantity, item.reason
       FROM request, unnest($3::int[], $4::int[], $5::text[]) AS item (id, quantity, reason)
   )
   SELECT id FROM request`,
);

export const CHANGE_RETURN = prepared(
  'orders.change-return',
  `UPDATE order_return
      SET state = $3, staff_reason = $4, refund_method = $5, refund_minor = $6, updated_at = now()
    WHERE id = $1 AND state = $2`,
);

export const RECEIVE_LINES = prepared(
  'orders.receive-returned-lines',
  `UPDATE order_return_line line
      SET restocked_quantity = item.quantity, is_restocked = item.quantity > 0
     FROM unnest($2::int[], $3::int[]) AS item (id, quantity)
    WHERE line.return_id = $1 AND line.order_line_id = item.id AND line.is_restocked IS NULL`,
);

/** One row of numbers per line: those of the lines of $1 are locked with the order. */
export const WITHDRAW_UNITS = prepared(
  'orders.withdraw-units',
  `UPDATE order_line l
      SET returned_quantity = l.returned_quantity + item.shipped,
          withdrawn_quantity = l.withdrawn_quantity + item.unshipped,
          backordered_quantity = l.backordered_quantity - item.backordered
     FROM unnest($2::int[], $3::int[], $4::int[], $5::int[]) AS item (id, shipped, unshipped, backordered)
    WHERE l.id = item.id AND l.order_id = $1`,
);

export const INSERT_WITHDRAWAL = prepared(
  'orders.insert-withdrawal',
  `WITH declaration AS (
     INSERT INTO order_return (order_id, state, declared_by, declaration_key) VALUES ($1, 'approved', $2, $3) RETURNING id
   ), lines AS (
     INSERT INTO order_return_line (return_id, order_line_id, quantity, reason, unshipped_quantity, undeducted_quantity)
     SELECT declaration.id, item.id, item.quantity, 'withdrawal', item.unshipped, item.undeducted
       FROM declaration,
            unnest($4::int[], $5::int[], $6::int[], $7::int[]) AS item (id, quantity, unshipped, undeducted)
   )
   SELECT id FROM declaration`,
);

export const FIND_DECLARED = prepared(
  'orders.find-declared-withdrawal',
  'SELECT id, order_id AS "orderId" FROM order_return WHERE declaration_key = $1',
);
