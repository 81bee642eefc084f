import { Injectable } from '@nestjs/common';
import { LOW_STOCK_THRESHOLD, type StaffRight } from '@kp/commerce';
import { AWAITING_PAYMENT, AWAITING_SHIPMENT, OVERDUE } from '@kp/orders';
import { prepared, Sql, type Statement } from '@kp/platform/database';
import { BUSINESS_DAY_SQL } from '@kp/settings';

/** What waits for somebody of the staff; each count is the one of the list that its filter shows. */
export interface OpenTasks {
  ordersToShip: number;
  ordersOverdue: number;
  ordersUnpaid: number;
  /** Placed since the shop's midnight. */
  ordersToday: number;
  returnsRequested: number;
  messages: number;
  quoteRequests: number;
  /** Sent and not answered, with three days left at most. */
  quotesEnding: number;
  paymentsUnmatched: number;
  /** Neither accepted nor rejected by the tax office on the third working day. */
  transmissionsLate: number;
  transmissionsRejected: number;
  /** Tax offices that have to be connected again. */
  accessLost: number;
  productsLowInStock: number;
  jobsFailed: number;
  /** Lists of suppliers that failed when they were asked for last. */
  feedsBroken: number;
  /** Prices of such lists that moved too far. */
  pricesHeld: number;
}

/** Each count reads a partial index, so it costs what waits, not what the shop has. */
const COUNTS: Partial<Record<StaffRight, Statement>> = {
  'orders:read': prepared(
    'admin-bulk.open-orders',
    `SELECT (SELECT count(*)::int FROM orders WHERE ${AWAITING_SHIPMENT}) AS "ordersToShip",
            (SELECT count(*)::int FROM orders WHERE ${OVERDUE}) AS "ordersOverdue",
            (SELECT count(*)::int FROM orders WHERE ${AWAITING_PAYMENT}) AS "ordersUnpaid",
            (SELECT count(*)::int FROM orders WHERE created_at >=
               (now() AT TIME ZONE shop_time_zone())::date::timestamp AT TIME ZONE shop_time_zone()) AS "ordersToday",
            (SELECT count(*)::int FROM order_return WHERE state = 'requested') AS "returnsRequested"`,
  ),
  support: prepared(
    'admin-bulk.open-messages',
    `SELECT (SELECT count(*)::int FROM contact_message WHERE status = 'new') AS messages,
            (SELECT count(*)::int FROM quote_request WHERE status = 'new') AS "quoteRequests",
            (SELECT count(*)::int FROM quote WHERE status = 'sent'
                AND valid_until - ${BUSINESS_DAY_SQL} BETWEEN 0 AND 3) AS "quotesEnding"`,
  ),
  payments: prepared(
    'admin-bulk.open-payments',
    `SELECT count(*)::int AS "paymentsUnmatched" FROM payment
      WHERE order_id IS NULL AND NOT pays_invoice AND status IN ('captured', 'partly_refunded')`,
  ),
  invoices: prepared(
    'admin-bulk.open-transmissions',
    `SELECT count(*) FILTER (WHERE t.state <> 'rejected' AND t.warn_on <= ${BUSINESS_DAY_SQL})::int AS "transmissionsLate",
            count(*) FILTER (WHERE t.state = 'rejected' AND NOT i.is_reversed)::int AS "transmissionsRejected",
            (SELECT count(*)::int FROM authority_connection WHERE state = 'lost') AS "accessLost"
       FROM document_transmission t JOIN invoice_search i ON i.id = t.invoice_id
      WHERE t.state <> 'accepted' AND t.channel =
            (SELECT channel FROM authority_connection WHERE state <> 'asked' ORDER BY connected_at DESC LIMIT 1)`,
  ),
  stock: prepared(
    'admin-bulk.products-low-in-stock',
    `SELECT count(*)::int AS "productsLowInStock" FROM product
      WHERE stock_quantity < ${LOW_STOCK_THRESHOLD} AND deleted_at IS NULL`,
  ),
  catalog: prepared(
    'admin-bulk.open-feeds',
    `SELECT (SELECT count(*)::int FROM supplier_feed_price WHERE NOT dismissed) AS "pricesHeld",
            (SELECT count(*)::int FROM supplier_feed f WHERE f.is_active AND (
               SELECT r.state FROM supplier_feed_run r WHERE r.feed_id = f.id AND r.state NOT IN ('running', 'cancelled')
                ORDER BY r.id DESC LIMIT 1) = 'failed') AS "feedsBroken"`,
  ),
  staff: prepared(
    'admin-bulk.failed-jobs',
    `SELECT count(*)::int AS "jobsFailed" FROM outbox_delivery WHERE failed_at IS NOT NULL AND discarded_at IS NULL`,
  ),
};

@Injectable()
export class OpenTasksReader {
  constructor(private readonly sql: Sql) {}

  /** @returns without what the rights do not include */
  async read(rights: readonly StaffRight[]): Promise<Partial<OpenTasks>> {
    const counted = await Promise.all(
      rights.map((right) => COUNTS[right] && this.sql.first<Partial<OpenTasks>>(COUNTS[right])),
    );
    return Object.assign({}, ...counted) as Partial<OpenTasks>;
  }
}
