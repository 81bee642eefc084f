import { anOrder } from './testing/an-order';
import { type OrderAnswer, type OrdersShop, startOrdersShop } from './testing/orders-shop';

describe('concurrent orders', () => {
  let shop: OrdersShop;

  beforeAll(async () => (shop = await startOrdersShop()));
  afterAll(() => shop.close());

  const place = (body: object, key?: string, token?: string) =>
    shop.call<OrderAnswer>('POST', '/api/orders', {
      body,
      token,
      headers: key ? { 'idempotency-key': key } : {},
    });
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const statuses = (answers: { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  it('200 orders for 50 units: exactly 50 succeed, 150 are rejected as out of stock', async () => {
    const productId = await shop.product({ name: 'Knife', stock: 50, priceMinor: 2_000 });
    const answers = await times(200, () => place(anOrder([{ productId, quantity: 1 }])));

    expect(statuses(answers)).toEqual({ 201: 50, 409: 150 });
    for (const { status, body } of answers.filter((answer) => answer.status === 409)) {
      expect([status, body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
      expect(body.details).toEqual({ items: [{ productId, name: 'Knife', requested: 1, left: 0 }] });
    }
    expect(await shop.stockOf(productId)).toBe(0);
    const [sums] = await shop.sql(
      `SELECT count(DISTINCT o.id)::int AS orders, count(DISTINCT o.order_number)::int AS numbers,
              sum(l.quantity)::int AS units, sum(l.line_total_minor)::int AS worth, sum(o.subtotal_minor)::int AS subtotals,
              (SELECT sum(change)::int FROM stock_movement WHERE product_id = $1) AS moved,
              (SELECT count(*)::int FROM outbox_message WHERE event = 'orders.order-placed') AS events
       FROM orders o JOIN order_line l ON l.order_id = o.id WHERE l.product_id = $1`,
      [productId],
    );
    expect(sums).toEqual({
      orders: 50,
      numbers: 50,
      units: 50,
      worth: 100_000,
      subtotals: 100_000,
      moved: -50,
      events: 50,
    });
  });

  it('the same key 20 times in parallel: one order, one response', async () => {
    const productId = await shop.product({ stock: 20 });
    const body = anOrder([{ productId, quantity: 1 }]);
    const answers = await times(20, () => place(body, 'double-click'));

    expect(statuses(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await shop.stockOf(productId)).toBe(19);
  });

  it('a double click on the last unit places one order and reports no shortage', async () => {
    const productId = await shop.product({ stock: 1 });
    const body = anOrder([{ productId, quantity: 1 }]);
    const answers = await times(10, () => place(body, 'last-unit'));
    expect(statuses(answers)).toEqual({ 201: 10 });
  });

  it('a key belongs to one body: another body is rejected, the first response stays', async () => {
    const productId = await shop.product({ stock: 9 });
    const first = await place(anOrder([{ productId, quantity: 1 }]), 'one-intent');
    const other = await place(anOrder([{ productId, quantity: 2 }]), 'one-intent');
    expect([other.status, other.body.code]).toEqual([422, 'ORDERS.IDEMPOTENCY_MISMATCH']);
    const again = await place(anOrder([{ productId, quantity: 1 }]), 'one-intent');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await shop.stockOf(productId)).toBe(8);
  });

  it('the key of one customer is not the key of another', async () => {
    const [ana, dan] = [await shop.customer('ana@keys.example'), await shop.customer('dan@keys.example')];
    const body = anOrder([{ productId: await shop.product(), quantity: 1 }]);
    const [forAna, forDan] = [await place(body, 'k-1', ana), await place(body, 'k-1', dan)];
    expect(forAna.body.id).not.toBe(forDan.body.id);
  });

  it('the key of a rejected order can be used again', async () => {
    const productId = await shop.product({ stock: 0 });
    const body = anOrder([{ productId, quantity: 1 }]);
    expect((await place(body, 'later')).status).toBe(409);
    await shop.sql('UPDATE product SET stock_quantity = 1 WHERE id = $1', [productId]);
    expect((await place(body, 'later')).status).toBe(201);
  });

  it('orders with opposite lines, cancelled and reopened concurrently, do not deadlock or lose units', async () => {
    const admin = await shop.admin();
    const products = await times(6, () => shop.product({ stock: 1_000 }));
    const forward = products.map((productId) => ({ productId, quantity: 1 }));
    const placed = await times(20, () => place(anOrder(forward)));
    const setStatus = (id: number, status: string) =>
      shop.call('PUT', `/api/orders/${id}/status`, { token: admin, body: { status } });

    const answers = await times(120, async (index) => {
      if (index % 6 === 0) return setStatus(placed[index / 6]!.body.id, 'cancelled');
      return place(anOrder(index % 2 ? forward : [...forward].reverse()));
    });

    expect(statuses(answers)).toEqual({ 200: 20, 201: 100 });
    expect(await Promise.all(products.map((id) => shop.stockOf(id)))).toEqual(products.map(() => 900));
    const ledger = await shop.sql<{ moved: number }>(
      `SELECT sum(change)::int AS moved FROM stock_movement WHERE product_id = ANY ($1) GROUP BY product_id`,
      [products],
    );
    expect(ledger).toEqual(products.map(() => ({ moved: -100 })));
  });
});
