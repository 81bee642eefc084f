import { Transactions } from '@kp/platform/database';
import { PaymentCustomers } from './payment-customers';
import { aPaymentCommand, type PaymentsShop, startPaymentsShop, StripeFake } from './testing';

describe('a payment by Stripe', () => {
  let stripe: StripeFake;
  let shop: PaymentsShop;
  beforeAll(async () => {
    stripe = await StripeFake.start();
    shop = await startPaymentsShop(stripe.settings);
  });
  afterAll(async () => {
    expect(stripe.problems).toEqual([]);
    await shop.close();
    await stripe.stop();
  });

  const INTENTS = /^\/v1\/payment_intents$/;
  const started = async () => (await shop.payments.start(aPaymentCommand())).providerRef;
  const keysOf = (path: RegExp) => stripe.sent('POST', path).map(({ headers }) => headers['idempotency-key']);

  it('is created in minor units under its reference, with the methods of the dashboard and no receipt of its own', async () => {
    const payment = await shop.payments.start(aPaymentCommand({ amountMinor: 33_796 }));
    const [request] = stripe.sent('POST', INTENTS).slice(-1);
    const form = Object.fromEntries(new URLSearchParams(request!.body));
    const [{ reference } = { reference: '' }] = await shop.sql<{ reference: string }>(
      'SELECT reference FROM payment WHERE id = $1',
      [payment.paymentId],
    );
    const vouchers = ['boleto', 'customer_balance', 'konbini', 'multibanco', 'oxxo'];
    const excluded = Object.fromEntries(
      vouchers.map((type, index) => [`excluded_payment_method_types[${index}]`, type]),
    );
    expect(form).toEqual({
      amount: '33796',
      currency: 'usd',
      ...excluded,
      description: 'KitchenPass order',
      'metadata[reference]': reference,
    });
    expect(request!.headers['idempotency-key']).toBe(reference);
    expect(payment).toMatchObject({
      providerRef: expect.stringMatching(/^pi_/),
      clientSecret: expect.stringMatching(/^pi_\w+_secret_/),
      isSandbox: false,
    });
  });

  describe('of a customer who is signed in', () => {
    let token: string;
    let userId: number;
    beforeAll(async () => {
      const body = {
        firstName: 'Maria',
        lastName: 'Pop',
        email: 'maria@bistro.example',
        password: 'kitchen-123',
      };
      token = (await shop.call<{ token: string }>('POST', '/api/auth/register', { body })).body.token;
      [{ id: userId }] = (await shop.sql<{ id: number }>(
        `SELECT id FROM app_user WHERE email = 'maria@bistro.example'`,
      )) as [{ id: number }];
    });
    const open = async () => {
      const path = '/api/payments/stripe/saved-methods';
      return (await shop.call<{ clientSecret: string | null }>('POST', path, { token })).body.clientSecret;
    };
    const paysAs = async (payer: number | null) => {
      await shop.payments.start(aPaymentCommand({ userId: payer }));
      const [request] = stripe.sent('POST', INTENTS).slice(-1);
      return new URLSearchParams(request!.body).get('customer');
    };

    it('offers what they have saved at Stripe, under one name however often it is asked', async () => {
      expect(await paysAs(userId)).toBeNull();
      const secrets = await Promise.all([open(), open(), open()]);
      const [[id, email] = []] = [...stripe.customers];
      expect([stripe.customers.size, email]).toEqual([1, 'maria@bistro.example']);
      expect(new Set(secrets)).toEqual(new Set([`cuss_secret_${id}`]));
      expect(await paysAs(userId)).toBe(id);
      expect(await paysAs(null)).toBeNull();
      const anonymous = await shop.call('POST', '/api/payments/stripe/saved-methods');
      expect(anonymous.status).toBe(401);
    });

    it('begins afresh when Stripe does not know them any more', async () => {
      stripe.customers.clear();
      expect(await open()).toBeNull();
      expect(await paysAs(userId)).toBeNull();
      expect(await open()).toMatch(/^cuss_secret_cus_/);
    });

    it('is forgotten at Stripe with the account', async () => {
      const customers = shop.app.get(PaymentCustomers);
      await shop.app.get(Transactions).run(() => customers.erase(userId));
      await shop.untilIdle();
      expect([stripe.customers.size, await paysAs(userId)]).toEqual([0, null]);
    });
  });

  it('is the same payment under the same key', async () => {
    const command = aPaymentCommand();
    const first = await shop.payments.start(command);
    const before = stripe.intents.size;
    expect(await shop.payments.start(command)).toEqual(first);
    expect(stripe.intents.size).toBe(before);
  });

  it('is one payment for ten concurrent requests', async () => {
    const command = aPaymentCommand();
    const before = stripe.intents.size;
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.payments.start(command)));
    expect(new Set(answers.map(({ providerRef }) => providerRef)).size).toBe(1);
    expect(stripe.intents.size).toBe(before + 1);
  });

  it.each([
    ['another amount', { amountMinor: 1300 }],
    ['another currency', { currency: 'EUR' as const }],
    ['another checkout', { checkoutId: 'another' }],
  ])('is rejected under a used key with %s', async (_what, change) => {
    const command = aPaymentCommand();
    await shop.payments.start(command);
    await expect(shop.payments.start({ ...command, ...change })).rejects.toMatchObject({
      code: 'PAYMENTS.KEY_MISMATCH',
      status: 422,
    });
  });

  it.each([['broken'], ['lost'], ['slow'], ['cut']] as const)(
    'is one payment at Stripe after a %s response, retried under the same key',
    async (fault) => {
      const before = { intents: stripe.intents.size, keys: keysOf(INTENTS).length };
      stripe.failNext(INTENTS, fault);
      await started();
      expect(stripe.intents.size).toBe(before.intents + 1);
      const keys = keysOf(INTENTS).slice(before.keys);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    },
  );

  it('without any response can be retried and is one payment', async () => {
    const command = aPaymentCommand();
    const before = stripe.intents.size;
    stripe.failNext(INTENTS, 'lost', 'lost', 'lost');
    await expect(shop.payments.start(command)).rejects.toMatchObject({
      code: 'PAYMENTS.PROVIDER_UNAVAILABLE',
      status: 503,
    });
    const { providerRef } = await shop.payments.start(command);
    expect(stripe.intents.size).toBe(before + 1);
    expect(stripe.intents.has(providerRef)).toBe(true);
  });

  it('can be retried when Stripe is too busy', async () => {
    const command = aPaymentCommand();
    stripe.failNext(INTENTS, 'busy');
    await expect(shop.payments.start(command)).rejects.toMatchObject({
      code: 'PAYMENTS.PROVIDER_UNAVAILABLE',
    });
    expect((await shop.payments.start(command)).providerRef).toMatch(/^pi_/);
  });

  it('is found by its webhook after a lost response', async () => {
    const command = aPaymentCommand();
    stripe.failNext(INTENTS, 'lost', 'lost', 'lost');
    await expect(shop.payments.start(command)).rejects.toThrow();
    const ref = [...stripe.intents.keys()].at(-1)!;
    expect(await shop.payments.find(ref)).toBeNull();
    stripe.succeed(ref);
    expect(await shop.deliver(stripe.event('payment_intent.succeeded', ref))).toBe(200);
    expect(await shop.reaches(ref, 'captured')).toMatchObject({ checkoutId: command.checkoutId });
  });

  it('never leaves captured, in any order and number of webhooks', async () => {
    const ref = await started();
    const processing = stripe.event('payment_intent.processing', ref);
    stripe.decline(ref, 'Your card was declined.');
    const failed = stripe.event('payment_intent.payment_failed', ref);
    stripe.succeed(ref);
    const succeeded = stripe.event('payment_intent.succeeded', ref);
    for (const call of [succeeded, failed, processing, succeeded, failed, succeeded]) {
      expect(await shop.deliver(call)).toBe(200);
    }
    await shop.untilIdle();
    const payment = await shop.reaches(ref, 'captured');
    expect(await shop.eventsOf(payment.id)).toEqual(['payments.captured']);
    expect(
      await shop.sql('SELECT deliveries FROM webhook_event WHERE payment_id = $1 ORDER BY deliveries', [
        payment.id,
      ]),
    ).toEqual([{ deliveries: 1 }, { deliveries: 2 }, { deliveries: 3 }]);
  });

  it('is captured once by twenty concurrent webhooks', async () => {
    const ref = await started();
    stripe.succeed(ref);
    await Promise.all(
      Array.from({ length: 20 }, () => shop.deliver(stripe.event('payment_intent.succeeded', ref))),
    );
    const payment = await shop.reaches(ref, 'captured');
    await shop.untilIdle();
    expect(await shop.eventsOf(payment.id)).toEqual(['payments.captured']);
  });

  it('is captured once by the browser and a webhook at the same time', async () => {
    const ref = await started();
    stripe.succeed(ref);
    const looks = Array.from({ length: 5 }, () => shop.payments.reconcile(ref));
    await Promise.all([...looks, shop.deliver(stripe.event('payment_intent.succeeded', ref))]);
    await shop.untilIdle();
    const payment = await shop.reaches(ref, 'captured');
    expect(await shop.eventsOf(payment.id)).toEqual(['payments.captured']);
  });

  it('is cancelled by its webhook', async () => {
    const ref = await started();
    stripe.cancel(ref);
    await shop.deliver(stripe.event('payment_intent.canceled', ref));
    await shop.reaches(ref, 'cancelled');
  });

  it('is reconciled later when Stripe fails after a webhook', async () => {
    const ref = await started();
    stripe.succeed(ref);
    stripe.failNext(new RegExp(ref), 'broken', 'broken', 'broken');
    expect(await shop.deliver(stripe.event('payment_intent.succeeded', ref))).toBe(200);
    await shop.reaches(ref, 'captured');
  });

  it('rejects webhooks with a wrong signature or an old timestamp', async () => {
    const ref = await started();
    stripe.succeed(ref);
    const call = stripe.event('payment_intent.succeeded', ref);
    const { 'stripe-signature': signature = '' } = call.headers;
    const attempts = [
      { ...call, body: call.body.replace('1250', '1251') },
      { ...call, body: JSON.stringify(JSON.parse(call.body)) },
      { ...call, headers: {} },
      { ...call, headers: { 'stripe-signature': signature.replace(/.$/, 'x') } },
      stripe.event('payment_intent.succeeded', ref, { at: Date.now() - 6 * 60_000 }),
    ];
    for (const attempt of attempts) expect(await shop.deliver(attempt)).toBe(400);
    await shop.untilIdle();
    expect((await shop.payments.find(ref))?.status).toBe('pending');
    expect(await shop.deliver(call)).toBe(200);
    await shop.reaches(ref, 'captured');
  });

  it('accepts webhooks about other payments and ignores them', async () => {
    stripe.intents.set('pi_other', { ...[...stripe.intents.values()][0]!, id: 'pi_other', metadata: {} });
    expect(await shop.deliver(stripe.event('payment_intent.succeeded', 'pi_other'))).toBe(200);
    await shop.untilIdle();
    expect(await shop.payments.find('pi_other')).toBeNull();
    expect(await shop.payments.reconcile('pi_other')).toBeNull();
  });

  it('records a refund from the dashboard', async () => {
    const ref = await started();
    stripe.succeed(ref);
    await shop.payments.reconcile(ref);
    stripe.refundInDashboard(ref, 250);
    await shop.deliver(stripe.event('charge.refunded', ref));
    const payment = await shop.reaches(ref, 'partly_refunded');
    expect(payment).toMatchObject({ refundedMinor: 250, refundRequestedMinor: 250 });
    stripe.refundInDashboard(ref, 1000);
    await shop.payments.reconcile(ref);
    await shop.reaches(ref, 'refunded');
    expect(await shop.eventsOf(payment.id)).toEqual([
      'payments.captured',
      'payments.refunded',
      'payments.refunded',
    ]);
  });

  it('calls no provider inside a transaction', async () => {
    const inside = shop.app.get(Transactions).run(() => shop.payments.start(aPaymentCommand()));
    await expect(inside).rejects.toThrow('inside a transaction');
  });

  it('rejects webhooks that are not JSON or too large', async () => {
    expect(await shop.deliver({ method: 'stripe', body: '{', headers: {} })).toBe(400);
    const huge = JSON.stringify({ text: 'x'.repeat(300_000) });
    expect(await shop.deliver({ method: 'stripe', body: huge, headers: {} })).toBe(413);
  });
});
