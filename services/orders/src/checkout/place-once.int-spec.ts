import { anOrder } from '../testing/an-order';
import { type CheckoutShop, DECLINED_CARD, startCheckoutShop } from '../testing/checkout-shop';

describe('the order of a checkout', () => {
  let shop: CheckoutShop;

  beforeAll(async () => (shop = await startCheckoutShop()));
  afterEach(async () => {
    shop.webhookRelay.isPaused = false;
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  const ordersOf = (checkoutId: string) =>
    shop.sql<{ id: number; status: string; payment_status: string; payment_method: string }>(
      `SELECT o.id, o.status, o.payment_status, o.payment_method
         FROM orders o JOIN checkout c ON c.order_id = o.id WHERE c.id = $1`,
      [checkoutId],
    );
  const placedEvents = async (orderId: number) =>
    (
      await shop.sql(
        `SELECT 1 FROM outbox_message WHERE event = 'orders.order-placed' AND payload->>'orderId' = $1`,
        [String(orderId)],
      )
    ).length;

  it('is created by the browser when it is first: paid, with the reserved units', async () => {
    const productId = await shop.product({ stock: 3 });
    const items = [{ productId, quantity: 3 }];
    shop.webhookRelay.isPaused = true;
    const { status, body: started } = await shop.begin(items, {
      changes: { notes: 'Back door', language: 'ro', vatNumber: '7654320', poNumber: 'PO-4711' },
    });
    expect([status, started.sandbox]).toEqual([201, true]);
    expect(await shop.stockOf(productId)).toBe(0);
    expect(await shop.pay(started.paymentIntentId)).toBe('succeeded');

    const { status: placed, body } = await shop.submit(items, { paymentIntentId: started.paymentIntentId });
    expect(placed).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      paymentMethod: 'stripe',
      paymentStatus: 'paid',
      payment: {
        id: expect.any(Number),
        refundedAmount: '0.00',
        isAwaited: false,
      },
      notes: 'Back door',
      language: 'ro',
      vatNumber: 'RO7654320',
      poNumber: 'PO-4711',
      totalAmount: '69.63',
      promisedFirstDay: expect.any(String),
      promisedLastDay: expect.any(String),
      statusUrl: expect.stringContaining('/order-status/'),
    });
    expect(body.history.map(({ kind, amount, actor }) => [kind, amount, actor])).toEqual([
      ['placed', undefined, 'guest'],
      ['paid', '69.63', 'system'],
    ]);
    expect(await shop.stockOf(productId)).toBe(0);
    expect(await shop.checkout(started.checkoutId)).toMatchObject({
      status: 'ordered',
      orderNumber: body.orderNumber,
      statusUrl: body.statusUrl,
      totals: {
        subtotal: '37.50',
        shipping: '25.00',
        vatAmount: '7.13',
        totalAmount: '69.63',
      },
    });

    await shop.untilIdle();
    for (const letter of shop.webhookRelay.letters) await shop.webhookRelay.bring(letter);
    await shop.untilIdle();
    expect(await ordersOf(started.checkoutId)).toHaveLength(1);
    expect(await placedEvents(body.id)).toBe(1);
  });

  it('is created by the webhook when the browser is closed after paying', async () => {
    const token = await shop.customer('lost@kitchen.example');
    const productId = await shop.product({ stock: 5 });
    await shop.call('POST', '/api/cart', { token, body: { productId, quantity: 2 } });
    const { body: started } = await shop.begin([{ productId, quantity: 2 }], { token });
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();

    expect(await shop.checkout(started.checkoutId)).toMatchObject({ status: 'ordered' });
    const { body: orders } = await shop.call<{ paymentStatus: string; history: { actor: string }[] }[]>(
      'GET',
      '/api/orders?mine=true',
      { token },
    );
    expect(orders).toMatchObject([
      { paymentStatus: 'paid', history: [{ actor: 'customer' }, { actor: 'system' }] },
    ]);
    expect((await shop.call('GET', '/api/cart', { token })).body).toEqual([]);
    expect(await shop.stockOf(productId)).toBe(3);
  });

  it('created by the webhook is returned to later calls of the browser', async () => {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { body: started } = await shop.begin(items);
    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.submit(items, { paymentIntentId: started.paymentIntentId })),
    );
    const [made] = await ordersOf(started.checkoutId);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([201, made!.id]));
    expect(await placedEvents(made!.id)).toBe(1);
  });

  it('is created once when browser and webhook are concurrent', async () => {
    const productId = await shop.product({ stock: 60 });
    const items = [{ productId, quantity: 1 }];
    await Promise.all(
      Array.from({ length: 20 }, async (_, place) => {
        const { body: started } = await shop.begin(items, {
          changes: { email: `race-${place}@kitchen.example` },
        });
        await shop.pay(started.paymentIntentId);
        const answers = await Promise.all(
          [1, 2].map(() => shop.submit(items, { paymentIntentId: started.paymentIntentId })),
        );
        expect(answers.map(({ status }) => status)).toEqual([201, 201]);
        expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      }),
    );
    await shop.untilIdle();
    const [sums] = await shop.sql(
      `SELECT count(*)::int AS orders, count(DISTINCT payment_id)::int AS payments FROM orders WHERE email LIKE 'race-%'`,
    );
    expect(sums).toEqual({ orders: 20, payments: 20 });
    expect(await shop.stockOf(productId)).toBe(40);
  });

  it('is created once, with one payment, on a double click', async () => {
    const productId = await shop.product({ stock: 1 });
    const items = [{ productId, quantity: 1 }];
    const clicks = await Promise.all([1, 2, 3].map(() => shop.begin(items)));
    expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = clicks.map(({ body }) => `${body.checkoutId} ${body.paymentIntentId}`);
    expect(new Set(ids).size).toBe(1);
  });

  it('can be paid with another card after one was declined', async () => {
    const items = [{ productId: await shop.product({ stock: 1 }), quantity: 1 }];
    const { body: started } = await shop.begin(items);
    expect(await shop.pay(started.paymentIntentId, DECLINED_CARD)).toBe('declined');
    const early = await shop.submit(items, { paymentIntentId: started.paymentIntentId });
    expect([early.status, early.body.code]).toEqual([409, 'ORDERS.PAYMENT_FAILED']);
    expect((await shop.checkout(started.checkoutId)).status).toBe('open');

    const { body: again } = await shop.begin(items, { checkoutId: started.checkoutId });
    expect(again.paymentIntentId).toBe(started.paymentIntentId);
    expect(await shop.pay(again.paymentIntentId)).toBe('succeeded');
    expect((await shop.submit(items, { paymentIntentId: again.paymentIntentId })).body.paymentStatus).toBe(
      'paid',
    );
  });

  it('cannot be started again once it is paid or ordered', async () => {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    shop.webhookRelay.isPaused = true;
    const { body: started } = await shop.begin(items);
    await shop.pay(started.paymentIntentId);
    const { body: order } = await shop.submit(items, { paymentIntentId: started.paymentIntentId });
    const again = await shop.begin(items, { checkoutId: started.checkoutId });
    expect([again.status, again.body.code]).toEqual([409, 'ORDERS.ALREADY_ORDERED']);
    expect(again.body.details).toEqual({ orderNumber: order.orderNumber });
  });

  it('contains what was paid, also when the cart has changed since', async () => {
    const [paid, added] = [await shop.product({ stock: 4 }), await shop.product({ stock: 4 })];
    const { body: first } = await shop.begin([{ productId: paid, quantity: 2 }]);
    const { body: second } = await shop.begin([{ productId: added, quantity: 3 }], {
      checkoutId: first.checkoutId,
    });
    expect(second.checkoutId).toBe(first.checkoutId);
    expect([await shop.stockOf(paid), await shop.stockOf(added)]).toEqual([4, 1]);
    await shop.pay(first.paymentIntentId);
    await shop.untilIdle();
    expect([await shop.stockOf(paid), await shop.stockOf(added)]).toEqual([2, 4]);

    await shop.pay(second.paymentIntentId);
    await shop.untilIdle();
    expect(await ordersOf(first.checkoutId)).toHaveLength(1);
    expect(await shop.refundsOf(second.paymentIntentId)).toMatchObject([
      { reason: 'unmatched', status: 'done' },
    ]);
  });

  it('can be switched to cash; a payment that arrives later is refunded', async () => {
    const productId = await shop.product({ stock: 2 });
    const items = [{ productId, quantity: 2 }];
    const { body: started } = await shop.begin(items);
    const cash = () =>
      shop.call<{ id: number; paymentMethod: string }>('POST', '/api/orders', {
        body: anOrder(items, { checkoutId: started.checkoutId }),
      });
    const [first, second] = [await cash(), await cash()];
    expect([first.status, first.body.paymentMethod]).toEqual([201, 'cash']);
    expect(second.body.id).toBe(first.body.id);
    expect(await shop.stockOf(productId)).toBe(0);

    await shop.pay(started.paymentIntentId);
    await shop.untilIdle();
    expect(await ordersOf(started.checkoutId)).toMatchObject([
      { payment_status: 'unpaid', payment_method: 'cash' },
    ]);
    expect(await shop.refundsOf(started.paymentIntentId)).toMatchObject([
      { reason: 'unmatched', status: 'done' },
    ]);
  });
});
