import { ScheduledJobs } from '@kp/platform/scheduler';
import { aPaymentCommand, PaypalFake, type PaymentsShop, startPaymentsShop } from './testing';

describe('a payment by PayPal', () => {
  let paypal: PaypalFake;
  let shop: PaymentsShop;
  beforeAll(async () => {
    paypal = await PaypalFake.start();
    shop = await startPaymentsShop({ ...paypal.settings, PUBLIC_URL: 'https://shop.example' });
  });
  afterAll(async () => {
    expect(paypal.problems).toEqual([]);
    await shop.close();
    await paypal.stop();
  });
  afterEach(() => {
    paypal.captureStatus = 'COMPLETED';
    paypal.captureIssue = null;
  });

  const ORDERS = /^\/v2\/checkout\/orders$/;
  const TOKEN = /oauth2\/token$/;
  const command = () => aPaymentCommand({ method: 'paypal' });
  const started = async () => (await shop.payments.start(command())).providerRef;
  const approved = async () => {
    const ref = await started();
    paypal.approve(ref);
    return ref;
  };

  it('is an order that is approved at PayPal and returns to the shop', async () => {
    const payment = await shop.payments.start(command());
    const [request] = paypal.sent('POST', ORDERS).slice(-1);
    const [{ reference } = { reference: '' }] = await shop.sql<{ reference: string }>(
      'SELECT reference FROM payment WHERE id = $1',
      [payment.paymentId],
    );
    expect(request!.headers['paypal-request-id']).toBe(reference);
    expect(JSON.parse(request!.body)).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: reference,
          invoice_id: `KP-${payment.paymentId}-${reference.slice(0, 8)}`,
          description: 'KitchenPass order',
          amount: { currency_code: 'USD', value: '12.50' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            user_action: 'PAY_NOW',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            shipping_preference: 'NO_SHIPPING',
            return_url: 'https://shop.example/api/payments/paypal/return',
            cancel_url: 'https://shop.example/api/payments/paypal/cancel',
          },
        },
      },
    });
    expect(payment.approveUrl).toBe(`https://www.paypal.com/checkoutnow?token=${payment.providerRef}`);
  });

  it('is one order when a proxy answers with HTML', async () => {
    const before = paypal.orders.size;
    paypal.failNext(ORDERS, 'garbled');
    const { providerRef } = await shop.payments.start(command());
    expect([paypal.orders.size, paypal.orders.has(providerRef)]).toEqual([before + 1, true]);
  });

  it('redirects from PayPal to the checkout with the id of the order', async () => {
    const returned = await shop.call('GET', '/api/payments/paypal/return?token=5O1&PayerID=X');
    expect([returned.status, returned.headers.location]).toEqual([303, '/checkout?paypal=5O1']);
    const cancelled = await shop.call('GET', '/api/payments/paypal/cancel?token=5O1%26x=');
    expect(cancelled.headers.location).toBe('/checkout?paypal=5O1%26x%3D&cancelled=true');
    expect((await shop.call('GET', '/api/payments/paypal/return')).status).toBe(400);
  });

  it('shares one access token between concurrent calls', async () => {
    paypal.revokeTokens();
    const before = paypal.sent('POST', TOKEN).length;
    await Promise.all(Array.from({ length: 5 }, () => started()));
    // One request before and one after the rejection of the old token.
    expect(paypal.sent('POST', TOKEN).length - before).toBeLessThanOrEqual(2);
    await started();
    expect(paypal.sent('POST', TOKEN).length - before).toBeLessThanOrEqual(2);
  });

  it.each([['broken'], ['busy'], ['lost'], ['slow'], ['cut']] as const)(
    'is one order after a %s response, retried under the same key',
    async (fault) => {
      const before = { orders: paypal.orders.size, sent: paypal.sent('POST', ORDERS).length };
      paypal.failNext(ORDERS, fault);
      await started();
      const sent = paypal.sent('POST', ORDERS).slice(before.sent);
      expect(paypal.orders.size).toBe(before.orders + 1);
      expect(new Set(sent.map(({ headers }) => headers['paypal-request-id'])).size).toBe(1);
      expect(sent).toHaveLength(2);
    },
  );

  it('has its approval URL again when it is restarted after approval or a decline', async () => {
    const repeated = command();
    const { providerRef: ref } = await shop.payments.start(repeated);
    paypal.approve(ref);
    const page = `${paypal.url}/checkoutnow?token=${ref}`;
    expect(await shop.payments.start(repeated)).toMatchObject({ providerRef: ref, approveUrl: page });
    paypal.captureIssue = 'INSTRUMENT_DECLINED';
    await shop.payments.capture(ref);
    expect(await shop.payments.start(repeated)).toMatchObject({ providerRef: ref, approveUrl: page });
  });

  it('is captured when the customer returns', async () => {
    const ref = await approved();
    expect(await shop.payments.capture(ref)).toMatchObject({ status: 'captured', capturedMinor: 1250 });
    expect(await shop.payments.capture(ref)).toMatchObject({ status: 'captured' });
  });

  it('is captured once by two tabs and a webhook at the same time', async () => {
    const ref = await approved();
    await Promise.all([
      shop.payments.capture(ref),
      shop.payments.capture(ref),
      shop.payments.reconcile(ref),
      shop.deliver(paypal.approvedEvent(ref)),
    ]);
    await shop.untilIdle();
    const payment = await shop.reaches(ref, 'captured');
    const captured = (await shop.eventsOf(payment.id)).filter((event) => event === 'payments.captured');
    expect(captured).toHaveLength(1);
    expect(paypal.orders.get(ref)!.purchase_units[0]!.payments!.captures).toHaveLength(1);
  });

  const isAnnounced = async (ref: string) => {
    await shop.untilIdle();
    const { id } = (await shop.payments.find(ref))!;
    return (await shop.eventsOf(id)).includes('payments.approved');
  };

  it('is announced and not captured when the customer approves without returning', async () => {
    const ref = await approved();
    expect(await shop.deliver(paypal.approvedEvent(ref))).toBe(200);
    expect(await isAnnounced(ref)).toBe(true);
    expect(paypal.sent('POST', new RegExp(`${ref}/capture$`))).toHaveLength(0);
  });

  it('is not announced again after it was given up', async () => {
    const ref = await approved();
    const { id } = (await shop.payments.find(ref))!;
    await shop.payments.cancelApproved(id, 'Not captured: sold out');
    await shop.deliver(paypal.approvedEvent(ref));
    expect(await isAnnounced(ref)).toBe(false);
    expect(await shop.payments.find(ref)).toMatchObject({ status: 'cancelled' });
  });

  it('is captured once when the response of the capture is lost', async () => {
    const ref = await approved();
    paypal.failNext(/\/capture$/, 'lost');
    expect((await shop.payments.capture(ref)).status).toBe('captured');
    const sent = paypal.sent('POST', new RegExp(`${ref}/capture$`));
    expect(new Set(sent.map(({ headers }) => headers['paypal-request-id'])).size).toBe(1);
  });

  it('is captured by a webhook when every response of the capture is lost', async () => {
    const ref = await approved();
    paypal.failNext(/\/capture$/, 'lost', 'cut', 'cut');
    await expect(shop.payments.capture(ref)).rejects.toMatchObject({ code: 'PAYMENTS.PROVIDER_UNAVAILABLE' });
    expect((await shop.payments.find(ref))?.status).toBe('pending');
    await shop.deliver(paypal.capturedEvent(ref));
    await shop.reaches(ref, 'captured');
  });

  it('stays pending without approval', async () => {
    const ref = await started();
    expect((await shop.payments.capture(ref)).status).toBe('pending');
  });

  it('fails with the message of PayPal when the funding is declined, and is captured with another one', async () => {
    const ref = await approved();
    paypal.captureIssue = 'INSTRUMENT_DECLINED';
    expect(await shop.payments.capture(ref)).toMatchObject({
      status: 'failed',
      failureMessage: 'PayPal says INSTRUMENT_DECLINED',
    });
    paypal.captureIssue = null;
    expect(await shop.payments.capture(ref)).toMatchObject({ status: 'captured', failureMessage: null });
  });

  it('is pending while PayPal reviews the capture, then captured', async () => {
    const ref = await approved();
    paypal.captureStatus = 'PENDING';
    expect(await shop.payments.capture(ref)).toMatchObject({ status: 'pending', isInReview: true });
    paypal.decide(ref, 'COMPLETED');
    await shop.deliver(paypal.captureEvent('PAYMENT.CAPTURE.COMPLETED', ref));
    expect(await shop.reaches(ref, 'captured')).toMatchObject({ isInReview: false });
  });

  it('is reconciled for a month while PayPal reviews it', async () => {
    const ref = await approved();
    paypal.captureStatus = 'PENDING';
    const { id } = await shop.payments.capture(ref);
    await shop.sql(`UPDATE payment SET created_at = now() - interval '20 days' WHERE id = $1`, [id]);
    paypal.decide(ref, 'COMPLETED');
    await shop.app.get(ScheduledJobs).runNow('payments.reconcile');
    await shop.reaches(ref, 'captured');
  });

  it('is cancelled when PayPal declines a capture that completed the order', async () => {
    const ref = await approved();
    paypal.captureStatus = 'DECLINED';
    const declined = { status: 'cancelled', failureMessage: 'Payment failed', isInReview: false };
    expect(await shop.payments.capture(ref)).toMatchObject(declined);
  });

  it('is cancelled when PayPal declines it after a review', async () => {
    const ref = await approved();
    paypal.captureStatus = 'PENDING';
    await shop.payments.capture(ref);
    paypal.decide(ref, 'DECLINED');
    await shop.deliver(paypal.captureEvent('PAYMENT.CAPTURE.DENIED', ref));
    expect(await shop.reaches(ref, 'cancelled')).toMatchObject({ isInReview: false });
  });

  it('that expired at PayPal is cancelled by a capture', async () => {
    const ref = await started();
    paypal.expire(ref);
    expect(await shop.payments.capture(ref)).toMatchObject({ status: 'cancelled' });
  });

  it('that expired at PayPal is cancelled', async () => {
    const ref = await started();
    paypal.expire(ref);
    expect(await shop.payments.reconcile(ref)).toMatchObject({ status: 'cancelled' });
  });

  it('accepts webhooks only when PayPal verifies their bytes', async () => {
    const ref = await approved();
    const call = paypal.approvedEvent(ref);
    const attempts = [
      { ...call, body: call.body.replace('12.50', '12.51') },
      { ...call, body: JSON.stringify(JSON.parse(call.body)) },
      { ...call, body: `{"webhook_id":"mine"}` },
      { ...call, headers: {} },
      { ...call, headers: { ...call.headers, 'paypal-transmission-sig': 'invalid' } },
    ];
    for (const attempt of attempts) expect(await shop.deliver(attempt)).toBe(400);
    await shop.untilIdle();
    expect(await isAnnounced(ref)).toBe(false);
    expect(await shop.deliver(call)).toBe(200);
    expect(await isAnnounced(ref)).toBe(true);
  });

  it('rejects webhooks that are not JSON without asking PayPal', async () => {
    const verifications = () => paypal.sent('POST', /verify-webhook-signature$/).length;
    const [call, before] = [paypal.approvedEvent(await approved()), verifications()];
    for (const body of ['', '{', 'x']) expect(await shop.deliver({ ...call, body })).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      expect(await shop.deliver({ ...call, body: 'x', headers: { 'content-type': type } })).toBe(415);
    }
    expect(verifications()).toBe(before);
  });

  it('answers 503 while PayPal cannot verify a webhook', async () => {
    const ref = await approved();
    const call = paypal.approvedEvent(ref);
    paypal.failNext(/verify-webhook-signature$/, 'broken', 'broken', 'broken');
    expect(await shop.deliver(call)).toBe(503);
    expect(await shop.deliver(call)).toBe(200);
    expect(await isAnnounced(ref)).toBe(true);
  });
});
