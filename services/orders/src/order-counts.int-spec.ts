import { ScheduledJobs } from '@kp/platform/scheduler';
import type { OrderResponse } from './http/orders.dto';
import { anOrder } from './testing/an-order';
import { type OrdersShop, startOrdersShop } from './testing/orders-shop';

const KEY = 'day, status, payment_status, payment_method, is_invoiced, delivery_kind';
const COUNTS = `SELECT ${KEY}, sum(orders)::int AS orders FROM order_count GROUP BY ${KEY}
  HAVING sum(orders) <> 0 ORDER BY ${KEY}`;
const SHOWN = `CASE WHEN outstanding_minor > 0 AND payment_status = 'paid' THEN 'partly_paid' ELSE payment_status END`;
const FACTS = `SELECT ${KEY}, count(*)::int AS orders FROM (
    SELECT (created_at AT TIME ZONE 'Europe/Bucharest')::date AS day, status, ${SHOWN} AS payment_status,
           payment_method, invoice_number IS NOT NULL AS is_invoiced,
           delivery_method ->> 'kind' AS delivery_kind FROM orders) fact GROUP BY ${KEY} ORDER BY ${KEY}`;

const SEARCHED = `id, created_at, total_minor, status, payment_status, payment_method, user_id, invoice_number,
  outstanding_minor, reserved_until, promised_last_day`;

const WORDS = `order_search_document(order_number, email, shipping_address, billing_address) || order_reference_document(po_number)`;

/** Half an hour apart, over the day that is an hour longer; most are delivered, paid and by card. */
const COPY = `
  INSERT INTO orders (order_number, email, language, status, payment_method, payment_status, currency, subtotal_minor,
         shipping_minor, tax_lines, vat_minor, total_minor, shipping_address, billing_address, created_at, updated_at,
         invoice_number, delivery_method)
  SELECT 'COPY-' || n, email, language,
         CASE n % 12 WHEN 0 THEN (ARRAY['pending', 'processing', 'shipped', 'cancelled'])[1 + n / 12 % 4] ELSE 'delivered' END,
         CASE n % 14 WHEN 0 THEN 'cash' WHEN 1 THEN 'paypal' ELSE 'stripe' END,
         CASE n % 13 WHEN 0 THEN 'unpaid' WHEN 1 THEN 'refunded' ELSE 'paid' END, currency, subtotal_minor,
         n * 37 % 500, tax_lines, vat_minor, total_minor - shipping_minor + n * 37 % 500, shipping_address,
         billing_address, timestamptz '2026-10-25 01:30Z' - n * interval '30 minutes', updated_at,
         CASE WHEN n % 9 > 0 THEN 'INV-' || n END,
         CASE WHEN n % 10 < 4 THEN jsonb_build_object('id', 1, 'name', '', 'kind', CASE n % 10 WHEN 0 THEN 'pickup' ELSE 'courier' END) END
    FROM orders, generate_series(1, 7000) n WHERE id = $1`;

const COURIER = `delivery_method ->> 'kind' = 'courier'`;
const AWAITING_PAYMENT = `payment_status = 'unpaid' AND payment_method <> 'cash' AND status <> 'cancelled'`;
const AWAITING_INVOICE = `status = 'delivered' AND invoice_number IS NULL
  AND payment_status NOT IN ('refunded', 'out_of_stock_paid', 'charged_back')`;
const ORDERS = {
  '-createdAt': 'created_at DESC, id DESC',
  createdAt: 'created_at, id',
  '-totalAmount': 'total_minor DESC, id DESC',
  totalAmount: 'total_minor, id',
};
const OFFSETS = [0, 990, 1000, 1013, 4990, 6440, 6990, 7100];
const DAY = `(created_at AT TIME ZONE 'Europe/Bucharest')::date`;

describe('how many orders match', () => {
  let shop: OrdersShop;
  let admin: string;
  let productId: number;

  beforeAll(async () => {
    shop = await startOrdersShop({ worker: true });
    admin = await shop.admin();
    productId = await shop.product({ stock: 1000 });
    await shop.sql(COPY, [await place()]);
    await shop.sql(
      `UPDATE orders SET outstanding_minor = 100 WHERE payment_status = 'paid' AND order_number LIKE 'COPY-%5'`,
    );
    await shop.sql(
      `INSERT INTO tag (subject, subject_id, name) SELECT 'order', id, 'Third' FROM orders WHERE id % 3 = 0`,
    );
  });
  afterAll(() => shop.close());

  const place = async () => {
    const body = anOrder([{ productId, quantity: 1 }]);
    return (await shop.call<OrderResponse>('POST', '/api/orders', { body, token: admin })).body.id;
  };
  const setStatus = (id: number, status: string) =>
    shop.call('PUT', `/api/orders/${id}/status`, { token: admin, body: { status } });
  const list = async (query: string) => {
    const answer = await shop.call<OrderResponse[]>('GET', `/api/orders?${query}`, { token: admin });
    return { ids: answer.body.map(({ id }) => id), total: Number(answer.headers['x-total-count']) };
  };
  const factsOf = async (condition: string, order: string) =>
    (await shop.sql<{ id: number }>(`SELECT id FROM orders WHERE ${condition} ORDER BY ${order}`)).map(
      ({ id }) => id,
    );
  const merge = () => shop.app.get(ScheduledJobs).runNow('orders.merge-counts');
  const unmerged = () => shop.sql('SELECT day, orders FROM order_count WHERE NOT is_merged');
  const expectCountsToBeFacts = async () => {
    expect(await shop.sql(COUNTS)).toEqual(await shop.sql(FACTS));
    expect(
      await shop.sql(`SELECT ${SEARCHED}, delivery_kind, search_document FROM order_search ORDER BY id`),
    ).toEqual(
      await shop.sql(
        `SELECT ${SEARCHED}, delivery_method ->> 'kind' AS delivery_kind, ${WORDS} AS search_document FROM orders ORDER BY id`,
      ),
    );
  };

  it.each([
    ['', 'true'],
    ['status=delivered', `status = 'delivered'`],
    ['paymentStatus=paid', `payment_status = 'paid' AND outstanding_minor = 0`],
    ['paymentStatus=partly_paid', `payment_status = 'paid' AND outstanding_minor > 0`],
    ['paymentMethod=stripe', `payment_method = 'stripe'`],
    ['status=shipped&paymentStatus=refunded', `status = 'shipped' AND payment_status = 'refunded'`],
    ['delivery=courier', COURIER],
    ['delivery=pickup&status=delivered', `delivery_method ->> 'kind' = 'pickup' AND status = 'delivered'`],
    ['delivery=courier&search=popescu', COURIER],
    ['delivery=courier&tag=third', `${COURIER} AND id % 3 = 0`],
    ['awaitingPayment=true', AWAITING_PAYMENT],
    ['awaitingInvoice=true', AWAITING_INVOICE],
    ['from=2026-06-15', `${DAY} >= '2026-06-15'`],
    ['from=2026-10-01', `${DAY} >= '2026-10-01'`],
    [
      'from=2026-09-01&to=2026-10-25&status=pending',
      `${DAY} BETWEEN '2026-09-01' AND '2026-10-25' AND status = 'pending'`,
    ],
    ['from=2026-10-25&to=2026-10-25', `${DAY} = '2026-10-25'`],
    ['search=popescu', 'true'],
    ['search=popescu&paymentStatus=paid', `payment_status = 'paid' AND outstanding_minor = 0`],
    ['tag=third', 'id % 3 = 0'],
    ['tag=third&status=shipped', `id % 3 = 0 AND status = 'shipped'`],
    ['tag=third&search=popescu&paymentMethod=paypal', `id % 3 = 0 AND payment_method = 'paypal'`],
  ])('%s: the count and every page are those of the orders', async (query, condition) => {
    for (const [place, [sort, order]] of Object.entries(ORDERS).entries()) {
      const facts = await factsOf(condition, order);
      // Each order with each offset, spread over the conditions: all of them for each took six seconds.
      for (const offset of OFFSETS.filter((_, at) => (at + place + query.length) % 4 === 0)) {
        const { ids, total } = await list(`${query}&sort=${sort}&limit=20&offset=${offset}`);
        expect([offset, total, ids]).toEqual([offset, facts.length, facts.slice(offset, offset + 20)]);
      }
    }
  });

  it('are counted while they are placed, moved on, invoiced, deleted and summed up at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => place()));
    await Promise.all([
      ...ids.slice(0, 8).map((id) => setStatus(id, 'processing')),
      ...ids.slice(8, 12).map((id) => setStatus(id, 'cancelled')),
      ...Array.from({ length: 8 }, () => place()),
      merge(),
      shop.sql(`UPDATE orders SET invoice_number = 'INV-' || id WHERE id = ANY ($1)`, [ids.slice(12, 15)]),
      shop.sql(`DELETE FROM orders WHERE order_number LIKE 'COPY-1_'`),
      shop.sql(`UPDATE orders SET delivery_method = NULL WHERE order_number LIKE 'COPY-3_1'`),
      shop.sql(`UPDATE orders SET outstanding_minor = 0 WHERE order_number LIKE 'COPY-2_5'`),
    ]);
    await Promise.all([setStatus(ids[8]!, 'pending'), merge(), shop.sql('SELECT rebuild_order_counts()')]);
    await expectCountsToBeFacts();
    await merge();
    await expectCountsToBeFacts();
    expect(await unmerged()).toEqual([]);
  });

  it('a change of what is not counted adds no row', async () => {
    const id = await place();
    await merge();
    await shop.sql(`UPDATE orders SET notes = 'Ring twice' WHERE id = $1`, [id]);
    expect(await unmerged()).toEqual([]);
  });
});
