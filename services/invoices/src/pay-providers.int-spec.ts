import { PaypalFake, RevolutFake, StripeFake } from '@kp/payments/testing';
import { type PayingShop, startPayingShop } from './testing/paying-shop';

describe('paying an invoice by a connected provider', () => {
  let stripe: StripeFake;
  let revolut: RevolutFake;
  let paypal: PaypalFake;
  let shop: PayingShop;

  beforeAll(async () => {
    stripe = await StripeFake.start();
    revolut = await RevolutFake.start();
    paypal = await PaypalFake.start();
    const settings = { ...stripe.settings, ...revolut.settings, ...paypal.settings };
    shop = await startPayingShop({ PAYMENTS_SANDBOX: 'false', ...settings });
  });
  beforeEach(() => {
    paypal.captureStatus = 'COMPLETED';
  });
  afterEach(async () => {
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(async () => {
    expect([...stripe.problems, ...revolut.problems, ...paypal.problems]).toEqual([]);
    await shop.close();
    await Promise.all([stripe.stop(), revolut.stop(), paypal.stop()]);
  });

  const unmatched = async () =>
    (
      await shop.call<{ invoiceNumber: string }[]>('GET', '/admin/api/payments?unmatched=true', {
        token: shop.adminToken,
      })
    ).body;

  it('Stripe takes the total in euro; its webhooks may come twice, before the customer does', async () => {
    const invoice = await shop.unpaid();
    const { id, clientSecret } = (await invoice.start('stripe')).body;
    expect(clientSecret).toMatch(/_secret_/);
    expect(stripe.intents.get(id)).toMatchObject({ amount: 6677, currency: 'eur' });
    stripe.succeed(id);
    const webhook = stripe.event('payment_intent.succeeded', id);
    await Promise.all([
      shop.webhookRelay.deliver(webhook),
      shop.webhookRelay.deliver(webhook),
      invoice.confirm(),
    ]);
    await invoice.reaches('paid');
    expect((await invoice.payments()).payments).toHaveLength(1);
    expect(await unmatched()).toEqual([]);
  });

  it('refunds what Stripe took in another amount, and shows it as unmatched until then', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start('stripe')).body;
    stripe.succeed(id);
    Object.assign(stripe.intents.get(id)!, { amount: 6000, amount_received: 6000 });
    stripe.refundStatus = 'pending';
    await invoice.confirm();
    await shop.untilIdle();
    expect(await unmatched()).toMatchObject([{ invoiceNumber: invoice.number }]);
    expect(await shop.refundsOf(id)).toEqual([{ reason: 'unmatched', status: 'pending', amount: 6000 }]);
    expect((await invoice.read()).isPaid).toBe(false);
    stripe.refundStatus = 'succeeded';
  });

  it('keeps its credit note when the bank returns the refund, which is repeated without another one', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start('stripe')).body;
    stripe.succeed(id);
    await shop.webhookRelay.deliver(stripe.event('payment_intent.succeeded', id));
    await invoice.reaches('paid');
    const { paymentId } = (await invoice.payments()).payments[0]!;
    const refund = () =>
      shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, { token: shop.adminToken, body: {} });
    await refund();
    await invoice.reaches('reversed');
    stripe.reverseRefunds(id);
    await shop.webhookRelay.deliver(stripe.refundEvent('refund.failed', id));
    await shop.untilIdle();
    const failed = await shop.call<{ id: number }[]>('GET', '/admin/api/payments?refundFailed=true', {
      token: shop.adminToken,
    });
    expect(failed.body.map((payment) => payment.id)).toContain(paymentId);
    await refund();
    await shop.untilIdle();
    const { creditNotes, payments } = await invoice.payments();
    expect([creditNotes.length, payments.length, payments[0]!.refundedAmount]).toEqual([1, 1, '66.77']);
  });

  it('Revolut takes the total in euro for one line that adds up to it', async () => {
    const invoice = await shop.unpaid();
    const { id, token } = (await invoice.start('revolut')).body;
    expect(token).toBeTruthy();
    const [order] = revolut.sent('POST', /\/orders$/).slice(-1);
    expect(JSON.parse(order!.body)).toMatchObject({
      amount: 6677,
      currency: 'EUR',
      line_items: [
        {
          name: `Invoice ${invoice.number}`,
          total_amount: 6677,
        },
      ],
    });
    revolut.complete(id);
    await shop.webhookRelay.deliver(revolut.event('ORDER_COMPLETED', id));
    await invoice.reaches('paid');
  });

  it('PayPal takes the total in euro; in review no second payment is started', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start('paypal')).body;
    const [order] = paypal.sent('POST', /\/orders$/).slice(-1);
    expect(order!.body).toContain('"currency_code":"EUR","value":"66.77"');
    paypal.approve(id);
    paypal.captureStatus = 'PENDING';
    expect((await invoice.confirm()).body).toMatchObject({ state: 'pending', isDeclined: false });
    for (const method of ['paypal', 'stripe'] as const)
      expect((await invoice.start(method)).body.code).toBe('INVOICES.PAYMENT_PENDING');
    paypal.decide(id, 'COMPLETED');
    await shop.webhookRelay.deliver(paypal.capturedEvent(id));
    await invoice.reaches('paid');
  });

  it('can be paid again after PayPal declined a payment in review', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start('paypal')).body;
    paypal.approve(id);
    paypal.captureStatus = 'PENDING';
    await invoice.confirm();
    paypal.decide(id, 'DECLINED');
    await shop.webhookRelay.deliver(paypal.captureEvent('PAYMENT.CAPTURE.DENIED', id));
    await invoice.reaches('payable');
    const { id: card } = (await invoice.start('stripe')).body;
    stripe.succeed(card);
    expect((await invoice.confirm()).body.state).toBe('paid');
  });

  it('starts a new payment when the open one expired at the provider', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start('stripe')).body;
    stripe.cancel(id);
    const { status, body } = await invoice.start('stripe');
    expect([status, body.id === id]).toEqual([201, false]);
  });

  it('keeps nothing open when a provider does not answer: the next try is the same payment', async () => {
    const invoice = await shop.unpaid();
    stripe.failNext(/^\/v1\/payment_intents$/, 'lost', 'lost', 'lost');
    expect((await invoice.start('stripe')).status).toBe(503);
    const before = stripe.intents.size;
    expect((await invoice.start('stripe')).status).toBe(201);
    expect(stripe.intents.size).toBe(before);
  });
});
