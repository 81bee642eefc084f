import { aPaymentWish, type PaymentsShop, startPaymentsShop } from './testing';
import type { OnlineMethod } from './index';

interface Outcome {
  outcome: string;
  message: string | null;
}

const CARD = { action: 'card', number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const SANDBOX = { PAYMENTS_SANDBOX: 'true' };

describe.each([
  ['over Bull and Redis', true],
  ['without Redis', false],
])('a test payment, %s,', (_name, redis) => {
  let shop: PaymentsShop;
  beforeAll(async () => (shop = await startPaymentsShop(SANDBOX, { redis })));
  afterAll(() => shop.close());

  const confirm = async (ref: string, body: object) => {
    const answer = await shop.call<Outcome>('POST', `/api/payments/sandbox/${ref}/confirm`, { body });
    return answer.body;
  };
  const started = (method: OnlineMethod) => shop.payments.start(aPaymentWish({ method }));

  it('is captured by the signed webhook alone when the card is fine', async () => {
    const payment = await started('stripe');
    expect(payment).toMatchObject({ isSandbox: true, clientSecret: expect.stringContaining('_secret') });
    expect(await confirm(payment.providerRef, CARD)).toEqual({ outcome: 'succeeded', message: null });
    const facts = await shop.reaches(payment.providerRef, 'captured');
    expect(facts).toMatchObject({ capturedMinor: 1250, refundedMinor: 0, orderId: null });
    expect(await shop.eventsOf(facts.id)).toEqual(['payments.captured']);
    expect(await shop.historyOf(facts.id)).toEqual(['started', 'pending', 'captured']);
  });

  it('is failed when the card is declined, and still captured with the next card', async () => {
    const { providerRef, paymentId } = await started('stripe');
    const declined = await confirm(providerRef, { ...CARD, number: '4000000000000002' });
    expect(declined).toEqual({ outcome: 'declined', message: 'Your card was declined.' });
    expect(await shop.reaches(providerRef, 'failed')).toMatchObject({
      failureMessage: 'Your card was declined.',
    });
    await confirm(providerRef, CARD);
    expect(await shop.reaches(providerRef, 'captured')).toMatchObject({ failureMessage: null });
    expect(await shop.eventsOf(paymentId)).toEqual(['payments.failed', 'payments.captured']);
  });
});

describe('the test provider', () => {
  let shop: PaymentsShop;
  beforeAll(async () => (shop = await startPaymentsShop(SANDBOX)));
  afterAll(() => shop.close());

  const confirm = async (ref: string, body: object) => {
    const answer = await shop.call<Outcome>('POST', `/api/payments/sandbox/${ref}/confirm`, { body });
    return { status: answer.status, ...answer.body };
  };
  const started = async (method: OnlineMethod) =>
    (await shop.payments.start(aPaymentWish({ method }))).providerRef;

  it('asks for a 3-D Secure step, and takes the money when it is passed', async () => {
    const ref = await started('stripe');
    const asked = await confirm(ref, { ...CARD, number: '4000 0025 0000 3155' });
    expect(asked.outcome).toBe('requires_action');
    expect((await shop.payments.refresh(ref))?.status).toBe('pending');
    expect((await confirm(ref, { action: 'authenticate' })).outcome).toBe('succeeded');
    await shop.reaches(ref, 'captured');
  });

  it('refuses a payment whose 3-D Secure step is refused', async () => {
    const ref = await started('stripe');
    await confirm(ref, { ...CARD, number: '4000002500003155' });
    expect(await confirm(ref, { action: 'refuse-authentication' })).toMatchObject({
      outcome: 'declined',
      message: 'We are unable to authenticate your payment method.',
    });
    await shop.reaches(ref, 'failed');
  });

  it('takes no authentication that was not asked for', async () => {
    const ref = await started('stripe');
    await confirm(ref, { action: 'authenticate' });
    expect((await shop.payments.refresh(ref))?.status).toBe('pending');
  });

  it.each([
    ['stripe', 'wallet'],
    ['revolut', 'approve'],
    ['revolut', 'wallet'],
  ] as const)('takes the money of %s by %s', async (method, action) => {
    const ref = await started(method);
    expect((await confirm(ref, { action })).outcome).toBe('succeeded');
    await shop.reaches(ref, 'captured');
  });

  it('captures an approved PayPal payment whose shopper never came back', async () => {
    const ref = await started('paypal');
    expect((await confirm(ref, { action: 'approve' })).outcome).toBe('approved');
    await shop.reaches(ref, 'captured');
  });

  it('refuses the capture of a PayPal payment with a bad card, and of one that nobody approved', async () => {
    const ref = await started('paypal');
    expect((await shop.payments.capture(ref)).status).toBe('pending');
    await confirm(ref, { action: 'approve-declined' });
    await shop.reaches(ref, 'failed');
  });

  it('leaves a payment open when its shopper turns back', async () => {
    const ref = await started('paypal');
    expect((await confirm(ref, { action: 'cancel' })).outcome).toBe('cancelled');
    expect((await shop.payments.refresh(ref))?.status).toBe('pending');
    await confirm(ref, { action: 'approve' });
    await shop.reaches(ref, 'captured');
  });

  it('sends shoppers to a page of its own and back to the checkout', async () => {
    const payment = await shop.payments.start(
      aPaymentWish({ method: 'paypal', description: 'Knives & <forks>' }),
    );
    const page = new URL(payment.approveUrl!).pathname;
    const shown = await shop.call<string>('GET', page);
    expect(shown.status).toBe(200);
    expect(shown.body).toContain('Knives &amp; &lt;forks&gt;: <strong>12.50 USD</strong>');

    const decide = async (decision: string) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: page,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `decision=${decision}`,
        })
      ).headers.location as string;
    const cancelled = await shop.call('GET', await decide('cancel'));
    expect([cancelled.status, cancelled.headers.location]).toEqual([
      303,
      `/checkout?paypal=${payment.providerRef}&cancelled=true`,
    ]);
    const approved = await shop.call('GET', await decide('approve'));
    expect(approved.headers.location).toBe(`/checkout?paypal=${payment.providerRef}`);
    expect((await shop.payments.capture(payment.providerRef)).status).toBe('captured');
  });

  it.each([
    ['an unknown number', { number: '4111111111111111' }, /not a test card/],
    ['a month that is over', { expiry: '01/20' }, /expiration date/],
    ['a month that is none', { expiry: '13/40' }, /expiration date/],
    ['half a code', { cvc: '12' }, /security code/],
  ])('declines a card with %s', async (_what, change, message) => {
    const answer = await confirm(await started('stripe'), { ...CARD, ...change });
    expect(answer).toMatchObject({ outcome: 'declined', message: expect.stringMatching(message) });
  });

  it('names the fields of a card that are missing', async () => {
    const answer = await shop.call<{ fields: { field: string }[] }>(
      'POST',
      `/api/payments/sandbox/${await started('stripe')}/confirm`,
      { body: { action: 'card' } },
    );
    expect([answer.status, answer.body.fields.map(({ field }) => field).sort()]).toEqual([
      400,
      ['cvc', 'expiry', 'number'],
    ]);
  });

  it('knows no payment that is not its own', async () => {
    expect((await confirm('sandbox_pay_none', CARD)).status).toBe(404);
  });

  it('is told apart from anybody who cannot sign: a made-up, a changed and an old webhook are refused', async () => {
    const ref = await started('stripe');
    shop.courier.isHolding = true;
    await confirm(ref, CARD);
    await shop.settles();
    shop.courier.isHolding = false;
    const letter = shop.courier.letters.find(({ body }) => body.includes(ref))!;
    const signature = letter.headers['kitchenpass-sandbox-signature']!;
    const signed = (headers: Record<string, string>, body = letter.body) =>
      shop.courier.bring({ ...letter, body, headers: { ...letter.headers, ...headers } });
    const other = signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    expect(await signed({ 'kitchenpass-sandbox-signature': other })).toBe(400);
    expect(await signed({ 'kitchenpass-sandbox-signature': '' })).toBe(400);
    expect(await signed({}, letter.body.replace(ref, 'sandbox_pay_other'))).toBe(400);
    const aged = signature.replace(/^t=(\d+)/, (_text, seconds) => `t=${Number(seconds) - 400}`);
    expect(await signed({ 'kitchenpass-sandbox-signature': aged })).toBe(400);
    expect((await shop.payments.find(ref))?.status).toBe('pending');
    expect(await signed({})).toBe(200);
    await shop.reaches(ref, 'captured');
  });
});

describe('without PAYMENTS_SANDBOX', () => {
  let shop: PaymentsShop;
  beforeAll(async () => (shop = await startPaymentsShop({}, { worker: false })));
  afterAll(() => shop.close());

  it('there is no test provider, and no method but cash', async () => {
    await shop.sql(
      `INSERT INTO sandbox_payment (ref, method, reference, amount_minor, currency, description)
       VALUES ('sandbox_pay_1', 'stripe', 'r', 1250, 'USD', '')`,
    );
    const confirm = await shop.call('POST', '/api/payments/sandbox/sandbox_pay_1/confirm', { body: CARD });
    const page = await shop.call('GET', '/api/payments/sandbox/sandbox_pay_1/approval');
    expect([confirm.status, page.status]).toEqual([404, 404]);
    await expect(shop.payments.start(aPaymentWish())).rejects.toMatchObject({
      code: 'PAYMENTS.METHOD_UNAVAILABLE',
    });
    expect(await shop.deliver({ method: 'stripe', body: '{}', headers: {} })).toBe(422);
  });
});
