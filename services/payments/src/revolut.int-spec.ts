import { aPaymentCommand, type PaymentsShop, RevolutFake, startPaymentsShop } from './testing';

describe('a payment by Revolut', () => {
  let revolut: RevolutFake;
  let shop: PaymentsShop;
  beforeAll(async () => {
    revolut = await RevolutFake.start();
    shop = await startPaymentsShop(revolut.settings);
  });
  afterAll(async () => {
    expect(revolut.problems).toEqual([]);
    await shop.close();
    await revolut.stop();
  });

  const ORDERS = /^\/api\/orders$/;
  const command = () => aPaymentCommand({ method: 'revolut' });
  const started = async () => (await shop.payments.start(command())).providerRef;

  it('is an order that is captured at once, under its reference', async () => {
    const payment = await shop.payments.start(command());
    const [request] = revolut.sent('POST', ORDERS).slice(-1);
    expect(JSON.parse(request!.body)).toEqual({
      amount: 1250,
      currency: 'USD',
      description: 'KitchenPass order',
      capture_mode: 'automatic',
      merchant_order_data: { reference: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      customer: { email: 'ana@bistro-nord.example' },
    });
    const order = revolut.orders.get(payment.providerRef)!;
    expect(payment).toMatchObject({ token: order.token, isSandbox: false });
  });

  it.each([['lost'], ['slow'], ['garbled']] as const)(
    'is one order after a %s response, searched before it is created again',
    async (fault) => {
      const before = revolut.orders.size;
      revolut.failNext(ORDERS, fault);
      const payment = await shop.payments.start(command());
      expect(revolut.orders.size).toBe(before + 1);
      expect(payment.token).toBe(revolut.orders.get(payment.providerRef)!.token);
    },
  );

  it.each([['broken'], ['cut'], ['busy']] as const)('is created again after a %s response', async (fault) => {
    const before = revolut.orders.size;
    revolut.failNext(ORDERS, fault);
    await shop.payments.start(command());
    expect(revolut.orders.size).toBe(before + 1);
  });

  it('is found by a retry after Revolut was unreachable', async () => {
    const repeated = command();
    const before = revolut.orders.size;
    // The order is created, its response is lost, and three searches fail.
    revolut.failNext(ORDERS, 'lost', 'cut', 'cut', 'cut');
    await expect(shop.payments.start(repeated)).rejects.toMatchObject({
      code: 'PAYMENTS.PROVIDER_UNAVAILABLE',
    });
    const payment = await shop.payments.start(repeated);
    expect(revolut.orders.size).toBe(before + 1);
    expect(revolut.orders.has(payment.providerRef)).toBe(true);
  });

  it('is found in a plain array too, which some API versions return', async () => {
    const before = revolut.orders.size;
    revolut.listAs = (orders) => orders;
    revolut.failNext(ORDERS, 'lost');
    const payment = await shop.payments
      .start(command())
      .finally(() => (revolut.listAs = (orders) => ({ orders })));
    expect(revolut.orders.size).toBe(before + 1);
    expect(revolut.orders.has(payment.providerRef)).toBe(true);
  });

  it('is not created again while the search fails', async () => {
    const repeated = command();
    const before = revolut.orders.size;
    revolut.listAs = () => ({ message: 'something else' });
    revolut.failNext(ORDERS, 'lost');
    await expect(shop.payments.start(repeated)).rejects.toMatchObject({
      code: 'PAYMENTS.PROVIDER_UNAVAILABLE',
    });
    expect(revolut.orders.size).toBe(before + 1);
    revolut.listAs = (orders) => ({ orders });
    await shop.payments.start(repeated);
    expect(revolut.orders.size).toBe(before + 1);
  });

  it('is one order for ten concurrent requests', async () => {
    const repeated = command();
    const before = revolut.orders.size;
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.payments.start(repeated)));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect(revolut.orders.size).toBe(before + 1);
  });

  it('is captured by its webhook and stays captured', async () => {
    const ref = await started();
    revolut.complete(ref);
    const completed = revolut.event('ORDER_COMPLETED', ref);
    const authorised = revolut.event('ORDER_AUTHORISED', ref);
    for (const call of [completed, authorised, completed]) expect(await shop.deliver(call)).toBe(200);
    await shop.untilIdle();
    const payment = await shop.reaches(ref, 'captured');
    expect(await shop.eventsOf(payment.id)).toEqual(['payments.captured']);
  });

  it('fails with the reason of a decline and is captured with another card', async () => {
    const ref = await started();
    revolut.decline(ref, 'insufficient_funds');
    await shop.deliver(revolut.event('ORDER_PAYMENT_DECLINED', ref));
    expect(await shop.reaches(ref, 'failed')).toMatchObject({ failureMessage: 'Insufficient funds' });
    revolut.complete(ref);
    expect((await shop.payments.reconcile(ref))?.status).toBe('captured');
  });

  it('is cancelled by its webhook', async () => {
    const ref = await started();
    revolut.cancel(ref);
    await shop.deliver(revolut.event('ORDER_CANCELLED', ref));
    await shop.reaches(ref, 'cancelled');
  });

  it('is cancelled with its reason when its order failed', async () => {
    const ref = await started();
    revolut.fail(ref, 'expired');
    await shop.deliver(revolut.event('ORDER_FAILED', ref));
    expect(await shop.reaches(ref, 'cancelled')).toMatchObject({ failureMessage: 'Expired' });
  });

  it('becomes a second, unmatched payment when its order was created and paid twice', async () => {
    const repeated = command();
    const { providerRef, paymentId } = await shop.payments.start(repeated);
    const [row] = await shop.sql<{ reference: string }>('SELECT reference FROM payment WHERE id = $1', [
      paymentId,
    ]);
    const first = revolut.orders.get(providerRef)!;
    const second = { ...first, id: 'd0000000-0000-4000-8000-000000000002', merchant_order_data: row! };
    revolut.orders.set(second.id, second);
    revolut.complete(providerRef);
    revolut.complete(second.id);
    await shop.deliver(revolut.event('ORDER_COMPLETED', providerRef));
    await shop.deliver(revolut.event('ORDER_COMPLETED', second.id));
    await shop.deliver(revolut.event('ORDER_COMPLETED', second.id, Date.now() - 5));
    await shop.untilIdle();
    const own = await shop.reaches(providerRef, 'captured');
    const other = await shop.reaches(second.id, 'captured');
    expect(other).toMatchObject({ capturedMinor: 1250, checkoutId: repeated.checkoutId });
    expect(other.id).not.toBe(own.id);
    expect(
      await shop.sql('SELECT count(*)::int AS payments FROM payment WHERE checkout_id = $1', [
        repeated.checkoutId,
      ]),
    ).toEqual([{ payments: 2 }]);
  });

  it('rejects webhooks with a wrong signature or an old timestamp', async () => {
    const ref = await started();
    revolut.complete(ref);
    const call = revolut.event('ORDER_COMPLETED', ref);
    const { headers } = call;
    const attempts = [
      { ...call, body: call.body.replace('ORDER_COMPLETED', 'ORDER_CANCELLED') },
      { ...call, headers: {} },
      {
        ...call,
        headers: { ...headers, 'revolut-signature': headers['revolut-signature']!.replace(/.$/, 'x') },
      },
      { ...call, headers: { ...headers, 'revolut-request-timestamp': String(Date.now() + 1) } },
      revolut.event('ORDER_COMPLETED', ref, Date.now() - 6 * 60_000),
    ];
    for (const attempt of attempts) expect(await shop.deliver(attempt)).toBe(400);
    expect((await shop.payments.find(ref))?.status).toBe('pending');
    expect(await shop.deliver(call)).toBe(200);
    await shop.reaches(ref, 'captured');
  });
});
