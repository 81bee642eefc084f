import { ScheduledJobs } from '@kp/platform/scheduler';
import { WebhookRelay } from '@kp/payments/testing';
import { type Answer, type TestShopParts, waitUntil } from '@kp/testing';
import type { CheckoutResponse } from '../checkout/http/checkout.dto';
import type { PlaceOrderCommand } from '../domain/new-order';
import type { OrderedItem } from '../domain/order-pricing';
import { anOrder } from './an-order';
import { type OrderAnswer, type OrdersShop, type ProductFacts, startOrdersShop } from './orders-shop';

/** The response to starting a payment, or a problem. */
export interface BegunPayment extends Omit<OrderAnswer, 'id'> {
  checkoutId: string;
  /** stripe */
  paymentIntentId: string;
  clientSecret: string;
  /** revolut and paypal */
  id: string;
  token: string;
  approveUrl: string;
  sandbox: boolean;
}

export interface Begin {
  /** Absent: the right one. */
  amount?: number;
  checkoutId?: string;
  token?: string;
  changes?: Partial<PlaceOrderCommand>;
}

/** A shop with the test provider, its webhooks over HTTP, and a worker in the same process. */
export interface CheckoutShop extends OrdersShop {
  webhookRelay: WebhookRelay;
  begin(items: OrderedItem[], options?: Begin): Promise<Answer<BegunPayment>>;
  /** Pays at the test provider, by default with card 4242…; returns its outcome. */
  pay(providerRef: string, number?: string): Promise<string>;
  /** The order a browser sends after paying. */
  submit(
    items: OrderedItem[],
    changes: Partial<PlaceOrderCommand>,
    token?: string,
  ): Promise<Answer<OrderAnswer>>;
  checkout(id: string): Promise<CheckoutResponse>;
  /** Oldest first. */
  refundsOf(providerRef: string): Promise<{ reason: string; status: string; amount: number }[]>;
  /** Ends the reservation time of a checkout. */
  expire(checkoutId: string): Promise<void>;
  /** Runs the expiry job and its deliveries. */
  endExpiredCheckouts(): Promise<void>;
  expireReservations(): Promise<void>;
  /** Waits until no event is left to handle. */
  untilIdle(): Promise<void>;
  /** Checks in the tables that units and money add up. */
  expectBalance(): Promise<void>;
}

export const DECLINED_CARD = '4000000000000002';

export async function startCheckoutShop(more: TestShopParts = {}): Promise<CheckoutShop> {
  const webhookRelay = await WebhookRelay.start();
  const shop = await startOrdersShop({
    worker: true,
    ...more,
    environment: {
      PAYMENTS_SANDBOX: 'true',
      PAYMENTS_SANDBOX_WEBHOOK_URL: webhookRelay.url,
      ...more.environment,
    },
  });
  webhookRelay.shop = shop;
  const firstStock = new Map<number, number>();

  async function totalOf(items: readonly OrderedItem[]): Promise<number> {
    const rows = await shop.sql<{ id: number; price: number }>(
      'SELECT id, price_minor AS price FROM product WHERE id = ANY ($1)',
      [items.map(({ productId }) => productId)],
    );
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    const subtotal = items.reduce(
      (sum, { productId, quantity }) => sum + (prices.get(productId) ?? 0) * quantity,
      0,
    );
    return subtotal + (subtotal > 50_000 ? 0 : 2_500) + Math.round(subtotal * 0.19);
  }

  async function untilIdle(): Promise<void> {
    const open = () =>
      shop.sql(
        `SELECT m.event, d.handler, d.last_error FROM outbox_message m LEFT JOIN outbox_delivery d ON d.message_id = m.id
            WHERE m.dispatched_at IS NULL OR (d.id IS NOT NULL AND d.done_at IS NULL AND d.failed_at IS NULL)`,
      );
    await waitUntil('every event is handled', async () => (await open()).length === 0).catch(async () =>
      expect(await open()).toEqual([]),
    );
  }

  return {
    ...shop,
    webhookRelay,
    untilIdle,
    async product(facts: ProductFacts = {}) {
      const id = await shop.product(facts);
      firstStock.set(id, facts.stock ?? 100);
      return id;
    },
    async begin(items, { amount, checkoutId, token, changes } = {}) {
      const body = {
        amount: amount ?? (await totalOf(items)),
        currency: 'usd',
        checkout: anOrder(items, { paymentMethod: 'stripe', ...changes }),
        checkoutId,
      };
      return shop.call('POST', '/api/payments/stripe/create-payment-intent', { body, token });
    },
    async pay(providerRef, number = '4242424242424242') {
      const body = { action: 'card', number, expiry: '12/34', cvc: '123' };
      const path = `/api/payments/sandbox/${providerRef}/confirm`;
      const answer = await shop.call<{ outcome: string }>('POST', path, { body });
      return answer.body.outcome;
    },
    submit: (items, changes, token) =>
      shop.call('POST', '/api/orders', {
        body: anOrder(items, { paymentMethod: 'stripe', ...changes }),
        token,
      }),
    async checkout(id) {
      return (await shop.call<CheckoutResponse>('GET', `/api/checkouts/${id}`)).body;
    },
    refundsOf: (providerRef) =>
      shop.sql(
        `SELECT r.reason, r.status, r.amount_minor AS amount
           FROM payment_refund r JOIN payment p ON p.id = r.payment_id WHERE p.provider_ref = $1 ORDER BY r.id`,
        [providerRef],
      ),
    async expire(checkoutId) {
      await shop.sql(`UPDATE checkout SET expires_at = now() - interval '1 second' WHERE id = $1`, [
        checkoutId,
      ]);
    },
    async endExpiredCheckouts() {
      await shop.app.get(ScheduledJobs).runNow('orders.expire-checkouts');
      await untilIdle();
    },
    async expireReservations() {
      await shop.app.get(ScheduledJobs).runNow('orders.expire-reservations');
    },
    async expectBalance() {
      expect(await shop.sql(UNITS, [[...firstStock.keys()], [...firstStock.values()]])).toEqual([]);
      const [money] = await shop.sql<Record<string, number>>(MONEY);
      const { captured, paid, unmatched, refunds } = money!;
      expect({ captured, sum: paid! + unmatched! + refunds! }).toEqual({ captured, sum: captured });
      expect(await shop.sql(PAYMENT_MISMATCHES)).toEqual([]);
      expect(await shop.sql('SELECT id FROM outbox_delivery WHERE failed_at IS NOT NULL')).toEqual([]);
    },
    async close() {
      await shop.close();
      await webhookRelay.stop();
    },
  };
}

/** Products whose stock + sold + reserved units differ from the initial stock or from the ledger. */
const UNITS = `
  SELECT * FROM (
    SELECT p.id, began.stock AS began, p.stock_quantity AS stock,
           (SELECT coalesce(sum(l.quantity), 0)::int FROM order_line l JOIN orders o ON o.id = l.order_id
             WHERE l.product_id = p.id AND o.status <> 'cancelled' AND NOT o.is_stock_released) AS sold,
           (SELECT coalesce(sum(quantity), 0)::int FROM stock_reservation WHERE product_id = p.id) AS reserved,
           (SELECT coalesce(sum(change), 0)::int FROM stock_movement WHERE product_id = p.id) AS moved,
           (SELECT coalesce(-sum(change), 0)::int FROM stock_movement
             WHERE product_id = p.id AND reason IN ('reservation', 'release')) AS "reservedByLedger"
      FROM unnest($1::int[], $2::int[]) AS began (id, stock) JOIN product p ON p.id = began.id) facts
   WHERE stock + sold + reserved <> began OR began + moved <> stock OR reserved <> "reservedByLedger"`;

/** In cents; refunds count when they are requested. A total is without what its changes refunded or added. */
const MONEY = `
  WITH refunded AS (
    SELECT payment_id, sum(amount_minor) AS amount,
           coalesce(sum(amount_minor) FILTER (WHERE starts_with(idempotency_key, 'order-edited:')), 0) AS edited
      FROM payment_refund WHERE status <> 'failed' GROUP BY payment_id
  ), paid AS (
    SELECT o.payment_id, o.total_minor - o.outstanding_minor - coalesce(r.amount - r.edited, 0) AS amount
      FROM orders o LEFT JOIN refunded r ON r.payment_id = o.payment_id
     WHERE o.payment_id IS NOT NULL AND o.payment_status <> 'unpaid'
  )
  SELECT (SELECT coalesce(sum(captured_minor), 0)::bigint FROM payment) AS captured,
         (SELECT coalesce(sum(amount), 0)::bigint FROM paid) AS paid,
         (SELECT coalesce(sum(p.captured_minor - coalesce(r.amount, 0)), 0)::bigint
            FROM payment p LEFT JOIN refunded r ON r.payment_id = p.id
           WHERE p.captured_minor > 0 AND NOT EXISTS (SELECT FROM paid WHERE paid.payment_id = p.id)) AS unmatched,
         (SELECT coalesce(sum(amount), 0)::bigint FROM refunded) AS refunds`;

/** Payments and orders that do not refer to each other. */
const PAYMENT_MISMATCHES = `
  SELECT p.id AS payment, o.id AS "order"
    FROM (SELECT * FROM payment WHERE order_id IS NOT NULL) p
    FULL JOIN (SELECT * FROM orders WHERE payment_id IS NOT NULL AND payment_status <> 'unpaid') o
      ON o.payment_id = p.id AND p.order_id = o.id
   WHERE o.id IS NULL OR p.id IS NULL`;
