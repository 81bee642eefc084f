import { randomUUID } from 'node:crypto';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { Payments } from '@kp/payments';
import { waitUntil } from '@kp/testing';
import { anOrder } from '../testing/an-order';
import { type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';

describe('stock reserved by checkouts', () => {
  let shop: CheckoutShop;

  beforeAll(async () => (shop = await startCheckoutShop()));
  afterEach(async () => {
    shop.webhookRelay.isPaused = false;
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  const times = <T>(count: number, work: (place: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, place) => work(place)));
  const as = (email: string) => ({ changes: { email } });
  const statusOf = async (checkoutId: string) => (await shop.checkout(checkoutId)).status;

  it('of 50 checkouts for 20 units exactly 20 succeed, and all of those can pay', async () => {
    const productId = await shop.product({ name: 'Slicer', stock: 20 });
    const items = [{ productId, quantity: 1 }];
    const started = await times(50, (place) => shop.begin(items, as(`reserver-${place}@kitchen.example`)));
    const lucky = started.filter(({ status }) => status === 201);
    expect([lucky.length, started.filter(({ status }) => status === 409).length]).toEqual([20, 30]);
    for (const { body } of started.filter(({ status }) => status === 409)) {
      expect(body.details).toEqual({ items: [{ productId, name: 'Slicer', requested: 1, left: 0 }] });
    }
    await times(20, (place) => shop.pay(lucky[place]!.body.paymentIntentId));
    await shop.untilIdle();
    const [row] = await shop.sql(
      `SELECT count(*)::int AS orders FROM orders WHERE email LIKE 'reserver-%' AND payment_status = 'paid'`,
    );
    expect(row).toEqual({ orders: 20 });
    expect(await shop.stockOf(productId)).toBe(0);
  });

  it('is released on expiry, and the checkout can reserve it again', async () => {
    const productId = await shop.product({ stock: 2 });
    const items = [{ productId, quantity: 2 }];
    const { body: started } = await shop.begin(items);
    await shop.endExpiredCheckouts();
    expect(await shop.stockOf(productId)).toBe(0);
    await shop.expire(started.checkoutId);
    await shop.endExpiredCheckouts();
    expect(await shop.stockOf(productId)).toBe(2);
    expect(await statusOf(started.checkoutId)).toBe('expired');

    expect((await shop.begin(items, { checkoutId: started.checkoutId })).status).toBe(201);
    expect([await shop.stockOf(productId), await statusOf(started.checkoutId)]).toEqual([0, 'open']);
  });

  it('is deducted again when the payment arrives after expiry', async () => {
    const productId = await shop.product({ stock: 3 });
    const { body: started } = await shop.begin([{ productId, quantity: 2 }]);
    await shop.expire(started.checkoutId);
    await shop.endExpiredCheckouts();
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    expect([await shop.stockOf(productId), await statusOf(started.checkoutId)]).toEqual([1, 'ordered']);
  });

  it('sold before the payment arrived: the order is cancelled and refunded', async () => {
    const productId = await shop.product({ stock: 2 });
    const items = [{ productId, quantity: 2 }];
    const { body: started } = await shop.begin(items, as('late@kitchen.example'));
    await shop.expire(started.checkoutId);
    await shop.endExpiredCheckouts();
    const quick = await shop.call<{ id: number }>('POST', '/api/orders', { body: anOrder(items) });
    expect(quick.status).toBe(201);

    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    const checkout = await shop.checkout(started.checkoutId);
    expect(checkout).toMatchObject({ status: 'out_of_stock', orderNumber: expect.any(String) });
    expect(await shop.refundsOf(started.paymentIntentId)).toEqual([
      { reason: 'out-of-stock', status: 'done', amount: 5_475 },
    ]);
    const admin = await shop.admin();
    const [order] = (
      await shop.call<{ orderNumber: string; history: { kind: string; amount?: string }[] }[]>(
        'GET',
        '/api/orders?limit=1',
        { token: admin },
      )
    ).body;
    expect(order).toMatchObject({
      orderNumber: checkout.orderNumber,
      status: 'cancelled',
      paymentStatus: 'refunded',
      payment: { refundedAmount: '54.75' },
    });
    expect(order!.history.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['placed', undefined],
      ['paid', '54.75'],
      ['refund_requested', '54.75'],
      ['refunded', '54.75'],
    ]);
    const events = await shop.sql<{ event: string }>(
      `SELECT event FROM outbox_message WHERE event LIKE 'orders.%' AND payload->>'orderId' <> $1 AND id >
         (SELECT max(id) FROM outbox_message WHERE payload->>'orderId' = $1) ORDER BY id`,
      [String(quick.body.id)],
    );
    expect(events.map(({ event }) => event)).toEqual(['orders.paid-out-of-stock', 'orders.refunded']);

    const answer = await shop.submit(items, { paymentIntentId: started.paymentIntentId });
    expect([answer.status, answer.body.code]).toEqual([409, 'ORDERS.PAID_OUT_OF_STOCK']);
    expect(answer.body.details).toEqual({ orderNumber: checkout.orderNumber });
  });

  it('is not released when the payment is captured and its webhook was lost', async () => {
    const productId = await shop.product({ stock: 1 });
    shop.webhookRelay.isPaused = true;
    const { body: started } = await shop.begin([{ productId, quantity: 1 }], as('unheard@kitchen.example'));
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    expect(await statusOf(started.checkoutId)).toBe('open');
    await shop.expire(started.checkoutId);
    await shop.endExpiredCheckouts();
    expect([await shop.stockOf(productId), await statusOf(started.checkoutId)]).toEqual([0, 'ordered']);
  });

  it('is sold once when expiry, order, late payment and another order are concurrent', async () => {
    for (let round = 0; round < 8; round += 1) {
      const productId = await shop.product({ stock: 1 });
      const items = [{ productId, quantity: 1 }];
      const { body: started } = await shop.begin(items, as(`round-${round}@kitchen.example`));
      await shop.expire(started.checkoutId);
      await shop.pay(started.paymentIntentId);
      const [mine, others] = await Promise.all([
        shop.submit(items, { paymentIntentId: started.paymentIntentId }),
        shop.call<{ code?: string }>('POST', '/api/orders', { body: anOrder(items) }),
        shop.endExpiredCheckouts(),
        shop.app.get(Payments).reconcile(started.paymentIntentId),
      ]);
      await shop.untilIdle();
      expect([mine.status, others.status].sort()).toEqual([201, 409]);
      expect(await shop.stockOf(productId)).toBe(0);
      const refunds = await shop.refundsOf(started.paymentIntentId);
      expect(refunds.length).toBe(mine.status === 201 ? 0 : 1);
      await shop.expectBalance();
    }
  });

  it('does not deadlock when checkouts replace the same products in any order', async () => {
    const ids = [
      await shop.product({ stock: 200 }),
      await shop.product({ stock: 200 }),
      await shop.product({ stock: 200 }),
    ];
    const answers = await times(24, async (place) => {
      const options = as(`swap-${place}@kitchen.example`);
      const [from, to] = [ids[place % 3]!, ids[(place + 1 + (place % 2)) % 3]!];
      const first = await shop.begin([{ productId: from, quantity: 2 }], options);
      const { checkoutId } = first.body;
      const second = await shop.begin(
        [
          { productId: to, quantity: 1 },
          { productId: from, quantity: 1 },
        ],
        { ...options, checkoutId },
      );
      const last = await shop.call('DELETE', `/api/checkouts/${checkoutId}`);
      return [first.status, second.status, last.status];
    });
    expect(answers).toEqual(Array(24).fill([201, 201, 204]));
    expect(await Promise.all(ids.map((id) => shop.stockOf(id)))).toEqual([200, 200, 200]);
  });

  it('of a checkout that cannot be ended does not block the others, and is retried', async () => {
    const [broken, fine] = [await shop.product({ stock: 1 }), await shop.product({ stock: 1 })];
    const started = [
      await shop.begin([{ productId: broken, quantity: 1 }], as('broken@kitchen.example')),
      await shop.begin([{ productId: fine, quantity: 1 }], as('fine@kitchen.example')),
    ];
    for (const { body } of started) await shop.expire(body.checkoutId);
    await shop.sql(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full'; END $$`,
    );
    await shop.sql(
      `CREATE TRIGGER refuse BEFORE DELETE ON stock_reservation FOR EACH ROW WHEN (OLD.product_id = ${broken}) EXECUTE FUNCTION refuse()`,
    );
    await shop.app.get(ScheduledJobs).runNow('orders.expire-checkouts');
    await waitUntil('the other one is ended', async () => (await shop.stockOf(fine)) === 1);
    expect(await shop.stockOf(broken)).toBe(0);
    await shop.sql('DROP TRIGGER refuse ON stock_reservation; DROP FUNCTION refuse');
    await shop.untilIdle();
    expect(await shop.stockOf(broken)).toBe(1);
  });

  it('is released after five minutes also when no job has called the provider', async () => {
    const productId = await shop.product({ stock: 1 });
    const { body: started } = await shop.begin([{ productId, quantity: 1 }], as('unasked@kitchen.example'));
    const handedOn = (minutes: number) =>
      shop.sql(
        `UPDATE checkout SET expires_at = now() - interval '6 minutes',
                             ending_since = now() - make_interval(mins => $2) WHERE id = $1`,
        [started.checkoutId, minutes],
      );
    await handedOn(4);
    await shop.endExpiredCheckouts();
    expect(await shop.stockOf(productId)).toBe(0);
    await handedOn(6);
    await shop.endExpiredCheckouts();
    expect(await shop.stockOf(productId)).toBe(1);
  });

  it('keeps its checkout; other old checkouts are deleted', async () => {
    const items = [{ productId: await shop.product({ stock: 9 }), quantity: 1 }];
    const old = await shop.begin(items, as('old@kitchen.example'));
    const reserving = await shop.begin(items, as('reserving@kitchen.example'));
    const young = await shop.begin(items, as('young@kitchen.example'));
    await shop.call('DELETE', `/api/checkouts/${old.body.checkoutId}`);
    await shop.sql(`UPDATE checkout SET created_at = now() - interval '31 days' WHERE id = ANY ($1)`, [
      [old.body.checkoutId, reserving.body.checkoutId],
    ]);
    await shop.app.get(ScheduledJobs).runNow('orders.purge-checkouts');
    const statuses = await Promise.all(
      [old, reserving, young].map(
        async ({ body }) => (await shop.call('GET', `/api/checkouts/${body.checkoutId}`)).status,
      ),
    );
    expect(statuses).toEqual([404, 200, 200]);
    // Money that comes for a forgotten checkout waits for an administrator.
    await shop.pay(old.body.paymentIntentId);
    await shop.untilIdle();
    expect(await shop.refundsOf(old.body.paymentIntentId)).toEqual([]);
  });

  it('Idempotency-Keys are deleted after 30 days', async () => {
    const items = [{ productId: await shop.product({ stock: 9 }), quantity: 1 }];
    const place = async (key: string) =>
      shop.call<{ id: number }>('POST', '/api/orders', {
        body: anOrder(items),
        headers: { 'idempotency-key': key },
      });
    const [old, young] = [randomUUID(), randomUUID()];
    const first = await place(old);
    await place(young);
    await shop.sql(`UPDATE idempotency_key SET created_at = now() - interval '31 days' WHERE key = $1`, [
      old,
    ]);
    await shop.app.get(ScheduledJobs).runNow('orders.purge-keys');
    expect(await shop.sql('SELECT key FROM idempotency_key WHERE key = ANY ($1)', [[old, young]])).toEqual([
      { key: young },
    ]);
    expect((await place(old)).body.id).not.toBe(first.body.id);
  });
});
