import { PaypalFake, RevolutFake, StripeFake } from '@kp/payments/testing';
import { SettingsService } from '@kp/settings';
import { anOrder } from '../testing/an-order';
import { type BegunPayment, type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';

/** One product with shipping and VAT. */
const AMOUNT = { amount: 3988, currency: 'USD' };

describe('the details sent to a provider', () => {
  let paypal: PaypalFake;
  let revolut: RevolutFake;
  let stripe: StripeFake;
  let shop: CheckoutShop;

  beforeAll(async () => {
    [paypal, revolut, stripe] = await Promise.all([
      PaypalFake.start(),
      RevolutFake.start(),
      StripeFake.start(),
    ]);
    shop = await startCheckoutShop({
      environment: {
        PAYMENTS_SANDBOX: 'false',
        LIMIT_FACTOR: '1',
        ...paypal.settings,
        ...revolut.settings,
        ...stripe.settings,
      },
    });
  });
  afterAll(async () => {
    expect([...paypal.problems, ...revolut.problems, ...stripe.problems]).toEqual([]);
    await shop.close();
    await Promise.all([paypal.stop(), revolut.stop(), stripe.stop()]);
  });

  it('Revolut: lines, VAT and shipping that add up to the amount, and the shipping address', async () => {
    const [knife, roll] = [await shop.product({ name: 'Knife' }), await shop.product({ name: 'Roll' })];
    const items = [
      { productId: knife, quantity: 3 },
      { productId: roll, quantity: 1 },
    ];
    const checkout = anOrder(items, { email: 'ana@revolut.example', paymentMethod: 'revolut' });
    const priced = await shop.call<BegunPayment & { details?: { totals?: { totalAmount: string } } }>(
      'POST',
      '/api/payments/revolut/create-order',
      { body: { amount: 1, currency: 'USD', checkout } },
    );
    const total = priced.body.details!.totals!.totalAmount;
    const amount = Math.round(Number(total) * 100);
    const answer = await shop.call<BegunPayment>('POST', '/api/payments/revolut/create-order', {
      body: { amount, currency: 'USD', checkout },
    });
    expect(answer.status).toBe(201);
    const [request] = revolut.sent('POST', /^\/api\/orders$/).slice(-1);
    const body = JSON.parse(request!.body);
    expect(body.line_items.map(({ name, type }: { name: string; type: string }) => [name, type])).toEqual([
      ['Knife', 'physical'],
      ['Roll', 'physical'],
      ['Shipping', 'service'],
    ]);
    expect(body.shipping).toMatchObject({
      address: { country_code: 'RO', postcode: checkout.shippingAddress.zipCode },
      contact: { email: 'ana@revolut.example' },
    });
  });

  it('Revolut: a new order for the same checkout after the first one was cancelled there', async () => {
    const items = [{ productId: await shop.product({ stock: 1 }), quantity: 1 }];
    const checkout = anOrder(items, { email: 'dan@revolut.example', paymentMethod: 'revolut' });
    const start = (amount: number, checkoutId?: string) =>
      shop.call<BegunPayment & { details?: { totals?: { totalAmount: string } } }>(
        'POST',
        '/api/payments/revolut/create-order',
        { body: { amount, currency: 'USD', checkout, checkoutId } },
      );
    const total = (await start(1)).body.details!.totals!.totalAmount;
    const amount = Math.round(Number(total) * 100);
    const { id, checkoutId } = (await start(amount)).body;
    expect((await start(amount, checkoutId)).body.id).toBe(id);

    revolut.cancel(id);
    await shop.webhookRelay.deliver(revolut.event('ORDER_CANCELLED', id));
    await shop.untilIdle();

    const again = await start(amount, checkoutId);
    expect([again.status, again.body.checkoutId]).toEqual([201, checkoutId]);
    expect(again.body.id).not.toBe(id);
    expect(revolut.orders.get(again.body.id)).toMatchObject({ amount, state: 'pending' });
    await shop.expectBalance();
  });

  it('PayPal: the name of the shop, the language of the customer and a unique invoice number', async () => {
    const changes = { email: 'ana@paypal.example', paymentMethod: 'paypal', language: 'de' } as const;
    const checkout = anOrder([{ productId: await shop.product(), quantity: 1 }], changes);
    await shop.call<BegunPayment>('POST', '/api/payments/paypal/create-order', { body: { checkout } });
    const [request] = paypal.sent('POST', /^\/v2\/checkout\/orders$/).slice(-1);
    const { payment_source, purchase_units } = JSON.parse(request!.body);
    expect(payment_source.paypal.experience_context).toMatchObject({
      brand_name: expect.stringMatching(/\w/),
      locale: 'de-DE',
    });
    expect(purchase_units[0].invoice_id).toMatch(/^KP-\d+-[0-9a-f]{8}$/);
  });

  describe('Stripe', () => {
    async function started(stock = 3) {
      const productId = await shop.product({ stock });
      const changes = { email: `buyer-${productId}@stripe.example`, paymentMethod: 'stripe' as const };
      const checkout = anOrder([{ productId, quantity: 1 }], changes);
      const start = (checkoutId?: string) =>
        shop.call<BegunPayment>('POST', '/api/payments/stripe/create-payment-intent', {
          body: { ...AMOUNT, checkout, checkoutId },
        });
      const { paymentIntentId, checkoutId } = (await start()).body;
      const says = async (type: string) => {
        await shop.webhookRelay.deliver(stripe.event(type, paymentIntentId));
        await shop.untilIdle();
      };
      const order = () =>
        shop.call<{ code?: string; orderNumber: string; paymentStatus: string }>('POST', '/api/orders', {
          body: { ...checkout, paymentIntentId, checkoutId },
        });
      const status = async () => (await shop.checkout(checkoutId)).status;
      const units = () => shop.stockOf(productId);
      return { ref: paymentIntentId, checkoutId, says, order, status, units, again: () => start(checkoutId) };
    }

    it.each(['webhook', 'browser'])(
      'the number of the order, whose payment the %s reports',
      async (first) => {
        const { ref, checkoutId, says, order } = await started();
        stripe.succeed(ref);
        if (first === 'webhook') await says('payment_intent.succeeded');
        else await order();
        await shop.untilIdle();
        const { orderNumber } = await shop.checkout(checkoutId);
        expect(orderNumber).toMatch(/\d/);
        expect(stripe.intents.get(ref)).toMatchObject({
          description: `KitchenPass order ${orderNumber}`,
          metadata: { reference: expect.stringMatching(/\w/), order_number: orderNumber },
        });
      },
    );

    it('the name of the shop, from the start and once it is ordered', async () => {
      const settings = shop.app.get(SettingsService);
      await shop.sql(`INSERT INTO company_settings (name) VALUES ('Bistro & Co')`);
      await settings.refresh();
      try {
        const { ref, checkoutId, says } = await started();
        expect(stripe.intents.get(ref)).toMatchObject({ description: 'Bistro & Co order' });
        stripe.succeed(ref);
        await says('payment_intent.succeeded');
        const { orderNumber } = await shop.checkout(checkoutId);
        expect(stripe.intents.get(ref)?.description).toBe(`Bistro & Co order ${orderNumber}`);
      } finally {
        await shop.sql('DELETE FROM company_settings');
        await settings.refresh();
      }
    });

    it('a debit keeps its units while the bank decides, takes no second payment, and is ordered when captured', async () => {
      const { ref, checkoutId, says, order, status, units, again } = await started();
      stripe.debit(ref);
      const waiting = await order();
      expect([waiting.status, waiting.body.code]).toEqual([409, 'ORDERS.PAYMENT_PENDING']);
      await says('payment_intent.processing');
      expect((await again()).body.code).toBe('ORDERS.PAYMENT_PENDING');
      await shop.sql(`UPDATE payment SET created_at = now() - interval '10 days' WHERE provider_ref = $1`, [
        ref,
      ]);
      await shop.expire(checkoutId);
      await shop.endExpiredCheckouts();
      expect([await status(), await units()]).toEqual(['pending', 2]);
      stripe.succeed(ref);
      await says('payment_intent.succeeded');
      expect([await status(), await units()]).toEqual(['ordered', 2]);
      expect((await order()).body.paymentStatus).toBe('paid');
    });

    it('a debit that the bank refuses leaves the checkout to be paid otherwise, and frees its units', async () => {
      const { ref, checkoutId, says, status, units, again } = await started();
      stripe.debit(ref);
      await says('payment_intent.processing');
      expect(await status()).toBe('pending');
      stripe.decline(ref, 'The account has insufficient funds.');
      await says('payment_intent.payment_failed');
      expect(await status()).toBe('open');
      expect((await again()).status).toBe(201);
      await shop.expire(checkoutId);
      await shop.endExpiredCheckouts();
      expect(await units()).toBe(3);
    });
  });

  it('only the amount without a checkout, and few of those are open at a time', async () => {
    const start = (key?: string) =>
      shop.call<BegunPayment>('POST', '/api/payments/revolut/create-order', {
        body: { amount: 5475, currency: 'USD' },
        headers: key ? { 'idempotency-key': key } : {},
      });
    const before = revolut.orders.size;
    const first = await start('the-same-payment');
    expect(first.status).toBe(201);
    for (let index = 0; index < 9; index += 1) expect((await start()).status).toBe(201);
    const refused = await start();
    expect([refused.status, refused.body.code]).toEqual([429, 'ORDERS.TOO_MANY_CHECKOUTS']);
    expect((await start('the-same-payment')).body.id).toBe(first.body.id);
    expect(revolut.orders.size - before).toBe(10);
  });

  describe.each(['revolut', 'paypal', 'stripe'] as const)('other money that %s took', (method) => {
    const paths = {
      revolut: '/api/payments/revolut/create-order',
      paypal: '/api/payments/paypal/create-order',
      stripe: '/api/payments/stripe/create-payment-intent',
    };
    async function paidOtherwise(email: string) {
      const items = [{ productId: await shop.product(), quantity: 1 }];
      const checkout = anOrder(items, { email, paymentMethod: method });
      const { body } = await shop.call<BegunPayment>('POST', paths[method], {
        body: { ...AMOUNT, checkout },
      });
      const ref = body.paymentIntentId ?? body.id;
      return { ref, checkout, checkoutId: body.checkoutId };
    }
    /** 3988 units of a currency without decimals are not 39.88 of another one. */
    function take(ref: string) {
      if (method === 'revolut') {
        revolut.orders.get(ref)!.currency = 'JPY';
        revolut.complete(ref);
        return revolut.event('ORDER_COMPLETED', ref);
      }
      if (method === 'stripe') {
        stripe.intents.get(ref)!.currency = 'jpy';
        stripe.succeed(ref);
        return stripe.event('payment_intent.succeeded', ref);
      }
      paypal.approve(ref);
      paypal.capturedAmount = { value: '3988', currency_code: 'JPY' };
      return paypal.approvedEvent(ref);
    }
    beforeEach(() => (paypal.capturedAmount = null));

    it('pays no order by webhook or browser, is listed, and goes back in its own currency', async () => {
      const email = `other@${method}.example`;
      const { ref, checkout, checkoutId } = await paidOtherwise(email);
      await shop.webhookRelay.deliver(take(ref));
      await shop.untilIdle();
      const answer =
        method === 'paypal'
          ? await shop.call<{ code: string }>('POST', '/api/payments/paypal/capture', {
              body: { id: ref, checkoutId },
            })
          : await shop.call<{ code: string }>('POST', '/api/orders', {
              body: { ...checkout, paymentIntentId: ref, checkoutId },
            });
      expect([answer.status, answer.body.code]).toEqual([409, 'ORDERS.PAYMENT_UNEXPECTED']);
      expect(await shop.sql('SELECT id FROM orders WHERE email = $1', [email])).toEqual([]);

      const token = await shop.admin();
      const listed = await shop.call<{ id: number; providerRef: string }[]>(
        'GET',
        '/admin/api/payments?unmatched=true',
        { token },
      );
      const payment = listed.body.find(({ providerRef }) => providerRef === ref)!;
      expect(payment).toMatchObject({
        currency: 'JPY',
        capturedAmount: '3988.00',
        requestedCurrency: 'USD',
        amount: '39.88',
        isMismatched: true,
      });
      await shop.call('POST', `/admin/api/payments/${payment.id}/refunds`, { token, body: {} });
      await shop.untilIdle();
      const { body } = await shop.call<object>('GET', `/admin/api/payments/${payment.id}`, { token });
      expect(body).toMatchObject({ status: 'refunded', refundedAmount: '3988.00' });
      await shop.expectBalance();
    });

    it('leaves the checkout to be paid as asked for', async () => {
      const email = `again@${method}.example`;
      const { ref, checkout, checkoutId } = await paidOtherwise(email);
      await shop.webhookRelay.deliver(take(ref));
      await shop.untilIdle();
      paypal.capturedAmount = null;
      const again = await shop.call<BegunPayment>('POST', paths[method], {
        body: { ...AMOUNT, checkout, checkoutId },
      });
      expect(again.status).toBeLessThan(300);
    });
  });
});
