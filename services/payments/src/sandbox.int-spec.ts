import { aPaymentCommand, type PaymentsShop, startPaymentsShop } from './testing';
import type { OnlineMethod } from './index';

interface Outcome {
  outcome: string;
  message: string | null;
  declineCode: string | null;
}

const CARD = { action: 'card', number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123' };
const SANDBOX = { PAYMENTS_SANDBOX: 'true' };

const ENGLISH_PAGE = {
  language: 'en',
  start: '<html lang="en" dir="ltr">',
  texts: ['$1,234.50', '>Approve<', 'Approve, with a card that is declined', 'Cancel and return to the shop'],
};
const GERMAN_PAGE = {
  language: 'de',
  start: '<html lang="de" dir="ltr">',
  texts: [
    '1.234,50\u00a0$',
    '>Genehmigen<',
    'Genehmigen, mit einer Karte, die abgelehnt wird',
    'zurück zum Shop',
  ],
};
const ARABIC_PAGE = {
  language: 'ar',
  start: '<html lang="ar" dir="rtl">',
  texts: ['$1,234.50', 'الموافقة ببطاقة تُرفض', 'الإلغاء والعودة إلى المتجر'],
};

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
  const started = (method: OnlineMethod) => shop.payments.start(aPaymentCommand({ method }));

  it('is captured by its signed webhook after a valid card', async () => {
    const payment = await started('stripe');
    expect(payment).toMatchObject({ isSandbox: true, clientSecret: expect.stringContaining('_secret') });
    expect(await confirm(payment.providerRef, CARD)).toEqual({
      outcome: 'succeeded',
      message: null,
      declineCode: null,
    });
    const captured = await shop.reaches(payment.providerRef, 'captured');
    expect(captured).toMatchObject({ capturedMinor: 1250, refundedMinor: 0, orderId: null });
    expect(await shop.eventsOf(captured.id)).toEqual(['payments.captured']);
    expect(await shop.historyOf(captured.id)).toEqual(['started', 'pending', 'captured']);
  });

  it('fails with a declined card and is captured with another card', async () => {
    const { providerRef, paymentId } = await started('stripe');
    const declined = await confirm(providerRef, { ...CARD, number: '4000000000000002' });
    const [message, declineCode] = ['Your card was declined.', 'card_declined'];
    expect(declined).toEqual({ outcome: 'declined', message, declineCode });
    const failed = await shop.reaches(providerRef, 'failed');
    expect(failed).toMatchObject({ failureMessage: message, declineCode });
    await confirm(providerRef, CARD);
    const paid = await shop.reaches(providerRef, 'captured');
    expect(paid).toMatchObject({ failureMessage: null, declineCode: null });
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
    (await shop.payments.start(aPaymentCommand({ method }))).providerRef;

  it('requires a 3-D Secure step and captures when it succeeds', async () => {
    const ref = await started('stripe');
    const first = await confirm(ref, { ...CARD, number: '4000 0025 0000 3155' });
    expect(first.outcome).toBe('requires_action');
    expect((await shop.payments.reconcile(ref))?.status).toBe('pending');
    expect((await confirm(ref, { action: 'authenticate' })).outcome).toBe('succeeded');
    await shop.reaches(ref, 'captured');
  });

  it('declines a payment whose 3-D Secure step fails', async () => {
    const ref = await started('stripe');
    await confirm(ref, { ...CARD, number: '4000002500003155' });
    expect(await confirm(ref, { action: 'refuse-authentication' })).toMatchObject({
      outcome: 'declined',
      message: 'We are unable to authenticate your payment method.',
      declineCode: 'authentication_failed',
    });
    await shop.reaches(ref, 'failed');
  });

  it('ignores an authentication that was not required', async () => {
    const ref = await started('stripe');
    await confirm(ref, { action: 'authenticate' });
    expect((await shop.payments.reconcile(ref))?.status).toBe('pending');
  });

  it.each([
    ['stripe', 'wallet'],
    ['revolut', 'approve'],
    ['revolut', 'wallet'],
  ] as const)('captures a %s payment by %s', async (method, action) => {
    const ref = await started(method);
    expect((await confirm(ref, { action })).outcome).toBe('succeeded');
    await shop.reaches(ref, 'captured');
  });

  it('emits an event for an approved PayPal payment without a return', async () => {
    const ref = await started('paypal');
    expect((await confirm(ref, { action: 'approve' })).outcome).toBe('approved');
    await shop.untilIdle();
    const { id, status } = (await shop.payments.find(ref))!;
    expect(status).toBe('pending');
    expect(await shop.eventsOf(id)).toContain('payments.approved');
  });

  it('declines the capture of a PayPal payment with a declined card, and of one without approval', async () => {
    const ref = await started('paypal');
    expect((await shop.payments.capture(ref)).status).toBe('pending');
    await confirm(ref, { action: 'approve-declined' });
    expect(await shop.payments.capture(ref)).toMatchObject({
      status: 'failed',
      declineCode: 'card_declined',
    });
  });

  it('returns a decline code for a declined wallet', async () => {
    const answer = await confirm(await started('revolut'), { action: 'approve-declined' });
    expect(answer).toMatchObject({ outcome: 'declined', declineCode: 'payment_declined' });
  });

  it('leaves a payment open when the customer cancels', async () => {
    const ref = await started('paypal');
    expect((await confirm(ref, { action: 'cancel' })).outcome).toBe('cancelled');
    expect((await shop.payments.reconcile(ref))?.status).toBe('pending');
    await confirm(ref, { action: 'approve' });
    expect((await shop.payments.capture(ref)).status).toBe('captured');
  });

  it('redirects to its approval page and back to the checkout', async () => {
    const payment = await shop.payments.start(aPaymentCommand({ method: 'paypal' }));
    const page = new URL(payment.approveUrl!).pathname;
    const shown = await shop.call<string>('GET', page);
    expect(shown.status).toBe(200);
    expect(shown.body).toContain('Choose what happens to the payment of $12.50. You won&#39;t be charged.');
    // Without a link the browser would ask for one.
    expect(shown.body).toContain('<link rel="icon" ');

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
    ['insufficient funds', { number: '4000000000009995' }, 'insufficient_funds', /insufficient funds/],
    ['an unknown number', { number: '4111111111111111' }, 'not_a_test_card', /not a test card/],
    ['a past month', { expiry: '01/20' }, 'invalid_expiry', /expiration date/],
    ['an invalid month', { expiry: '13/40' }, 'invalid_expiry', /expiration date/],
    ['a short security code', { cvc: '12' }, 'invalid_cvc', /security code/],
  ])('declines a card with %s', async (_what, change, declineCode, message) => {
    const answer = await confirm(await started('stripe'), { ...CARD, ...change });
    expect(answer).toMatchObject({
      outcome: 'declined',
      declineCode,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['the language of the cookie', { cookie: 'kp_language=ar', 'accept-language': 'de' }, ARABIC_PAGE],
    ['the language of the browser', { 'accept-language': 'tlh, de-AT;q=0.9, en;q=0.8' }, GERMAN_PAGE],
    ['English for an unsupported language', { 'accept-language': 'tlh' }, ENGLISH_PAGE],
  ])('shows its page in %s', async (_which, headers, { language, start, texts }) => {
    const payment = await shop.payments.start(aPaymentCommand({ method: 'paypal', amountMinor: 123_450 }));
    const page = new URL(payment.approveUrl!).pathname;
    const shown = await shop.call<string>('GET', page, { headers });
    expect([shown.status, shown.headers['content-language']]).toEqual([200, language]);
    expect(shown.body).toContain(start);
    for (const text of texts) expect(shown.body).toContain(text);
  });

  it('lists the missing fields of a card', async () => {
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

  it('answers 404 for an unknown payment', async () => {
    expect((await confirm('sandbox_pay_none', CARD)).status).toBe(404);
  });

  it('rejects an unsigned, a changed and an old webhook', async () => {
    const ref = await started('stripe');
    shop.webhookRelay.isPaused = true;
    await confirm(ref, CARD);
    await shop.untilIdle();
    shop.webhookRelay.isPaused = false;
    const webhook = shop.webhookRelay.letters.find(({ body }) => body.includes(ref))!;
    const signature = webhook.headers['kitchenpass-sandbox-signature']!;
    const signed = (headers: Record<string, string>, body = webhook.body) =>
      shop.webhookRelay.bring({ ...webhook, body, headers: { ...webhook.headers, ...headers } });
    const other = signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    expect(await signed({ 'kitchenpass-sandbox-signature': other })).toBe(400);
    expect(await signed({ 'kitchenpass-sandbox-signature': '' })).toBe(400);
    expect(await signed({}, webhook.body.replace(ref, 'sandbox_pay_other'))).toBe(400);
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

  it('has no test provider and no method but cash', async () => {
    await shop.sql(
      `INSERT INTO sandbox_payment (ref, method, reference, amount_minor, currency, description)
       VALUES ('sandbox_pay_1', 'stripe', 'r', 1250, 'USD', '')`,
    );
    const confirm = await shop.call('POST', '/api/payments/sandbox/sandbox_pay_1/confirm', { body: CARD });
    const page = await shop.call('GET', '/api/payments/sandbox/sandbox_pay_1/approval');
    expect([confirm.status, page.status]).toEqual([404, 404]);
    await expect(shop.payments.start(aPaymentCommand())).rejects.toMatchObject({
      code: 'PAYMENTS.METHOD_UNAVAILABLE',
    });
    expect(await shop.deliver({ method: 'stripe', body: '{}', headers: {} })).toBe(422);
  });
});
