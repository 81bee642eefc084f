import { PAYMENT_CAPTURED, Payments } from '@kp/payments';
import { Outbox } from '@kp/platform/outbox';
import { Transactions } from '@kp/platform/database';
import { type PayingShop, startPayingShop } from './testing/paying-shop';

const DECLINED_CARD = '4000000000000002';

describe('paying an invoice by its link, in test mode', () => {
  let shop: PayingShop;

  beforeAll(async () => {
    shop = await startPayingShop();
  });
  afterEach(async () => {
    shop.webhookRelay.isPaused = false;
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  const paidEvents = (number: string) =>
    shop.sql(
      `SELECT id FROM outbox_message WHERE event = 'invoices.paid' AND payload->>'invoiceNumber' = $1`,
      [number],
    );

  it('shows the number, the seller and the total in euro to anybody with the link', async () => {
    const invoice = await shop.unpaid(await shop.customer('maria@nord.example'));
    const { status, body } = await invoice.page();
    expect(status).toBe(200);
    expect(body).toEqual({
      invoiceNumber: invoice.number,
      issueDate: expect.any(String),
      sellerName: 'Bistro Supplies SRL',
      totalAmount: '66.77',
      outstandingAmount: '66.77',
      currency: 'EUR',
      state: 'payable',
      methods: ['stripe', 'revolut', 'paypal'],
      paidAt: null,
      refundedAmount: null,
    });
  });

  it.each([['stripe'], ['revolut']] as const)(
    'by %s: pays exactly the total, once, and the invoice shows it',
    async (method) => {
      const invoice = await shop.unpaid();
      const { status, body } = await invoice.start(method);
      expect([status, body.sandbox]).toEqual([201, true]);
      await shop.pay(body.id);
      expect((await invoice.confirm()).body).toMatchObject({ state: 'paid', isDeclined: false });
      await shop.untilIdle();
      expect(await invoice.read()).toMatchObject({
        isPaid: true,
        paymentLink: null,
        paidAt: expect.any(String),
      });
      expect(await invoice.payments()).toMatchObject({
        isPaid: true,
        outstandingAmount: '0.00',
        payments: [
          {
            kind: 'online',
            amount: '66.77',
            refundedAmount: '0.00',
          },
        ],
      });
      expect(await shop.order(invoice.orderId)).toMatchObject({ paymentStatus: 'paid' });
      expect(await paidEvents(invoice.number)).toHaveLength(1);
    },
  );

  it('by PayPal: comes back to its page and is captured there', async () => {
    const invoice = await shop.unpaid();
    const { id, approveUrl } = (await invoice.start('paypal')).body;
    expect(approveUrl).toContain(id);
    const approved = await shop.app.inject({
      method: 'POST',
      url: `/api/payments/sandbox/${id}/approval`,
      payload: { decision: 'approve' },
    });
    const back = await shop.app.inject({ method: 'GET', url: String(approved.headers.location) });
    expect(back.headers.location).toBe(`/pay/${invoice.token}?paypal=${id}`);
    expect((await invoice.confirm()).body.state).toBe('paid');
  });

  it('is captured by the worker when the customer approved and did not come back', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start('paypal')).body;
    const url = `/api/payments/sandbox/${id}/confirm`;
    await shop.call('POST', url, { body: { action: 'approve' } });
    await invoice.reaches('paid');
  });

  it('uses the open payment for a second click, tab and reload, and for ten at once', async () => {
    const invoice = await shop.unpaid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => invoice.start()));
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    expect((await invoice.start()).body.id).toBe([...ids][0]);
  });

  it('can be tried again with another card after a decline', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start()).body;
    expect(await shop.pay(id, DECLINED_CARD)).toBe('declined');
    expect((await invoice.confirm()).body).toMatchObject({
      state: 'payable',
      isDeclined: true,
      declineCode: 'card_declined',
    });
    expect((await invoice.start()).body.id).toBe(id);
    await shop.pay(id);
    await invoice.reaches('paid');
  });

  it('ignores every amount that a client sends', async () => {
    const invoice = await shop.unpaid();
    const body = { amount: 1, totalAmount: '0.01', currency: 'RON', invoiceNumber: 'INV-2026-000001' };
    const { id } = (await shop.call<{ id: string }>('POST', `/api/pay/${invoice.token}/stripe`, { body }))
      .body;
    const [payment] = await shop.sql('SELECT amount_minor, currency FROM payment WHERE provider_ref = $1', [
      id,
    ]);
    expect(payment).toEqual({ amount_minor: 6677, currency: 'EUR' });
  });

  it('is refused for a token that is not signed, and for the invoice once it is paid', async () => {
    const invoice = await shop.unpaid();
    const forged = await shop.call<{ code: string }>('GET', `/api/pay/${invoice.token.slice(0, -2)}xx`);
    expect([forged.status, forged.body.code]).toEqual([404, 'INVOICES.NOT_FOUND']);
    await invoice.transfer('66.77');
    const started = await invoice.start();
    expect([started.status, started.body.code]).toEqual([409, 'INVOICES.ALREADY_PAID']);
  });

  it('has one payment when browser and webhooks race, and when webhooks come again', async () => {
    shop.webhookRelay.isPaused = true;
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start()).body;
    await shop.pay(id);
    await shop.untilIdle();
    const [webhook] = shop.webhookRelay.letters.slice(-1);
    shop.webhookRelay.isPaused = false;
    await Promise.all([
      ...Array.from({ length: 3 }, () => shop.webhookRelay.bring(webhook!)),
      ...Array.from({ length: 3 }, () => invoice.confirm()),
    ]);
    await shop.untilIdle();
    const [{ id: paymentId } = { id: 0 }] = await shop.sql<{ id: number }>(
      'SELECT id FROM payment WHERE provider_ref = $1',
      [id],
    );
    const payload = { paymentId, checkoutId: null };
    await shop.app.get(Transactions).run(() => shop.app.get(Outbox).record(PAYMENT_CAPTURED, payload));
    await shop.untilIdle();
    expect((await invoice.payments()).payments).toHaveLength(1);
    expect(await paidEvents(invoice.number)).toHaveLength(1);
    expect(await shop.refundsOf(id)).toEqual([]);
  });

  it('paid by two providers at once keeps one payment and refunds the other', async () => {
    const invoice = await shop.unpaid();
    const [card, wallet] = [
      (await invoice.start('stripe')).body.id,
      (await invoice.start('revolut')).body.id,
    ];
    await Promise.all([shop.pay(card), shop.pay(wallet)]);
    await Promise.all([invoice.confirm(), invoice.confirm()]);
    await shop.untilIdle();
    const refunds = [...(await shop.refundsOf(card)), ...(await shop.refundsOf(wallet))];
    expect(refunds).toEqual([{ reason: 'unmatched', status: 'done', amount: 6677 }]);
    expect((await invoice.payments()).payments).toHaveLength(1);
    expect((await invoice.page()).body).toMatchObject({ state: 'paid', refundedAmount: '66.77' });
    expect(await paidEvents(invoice.number)).toHaveLength(1);
  });

  it('shows a captured payment as processing and takes no other until a broken worker has recorded it', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start()).body;
    await shop.sql(`
      CREATE FUNCTION fail_payment() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the worker died'; END $$;
      CREATE TRIGGER fail_payment BEFORE INSERT ON invoice_payment FOR EACH ROW EXECUTE FUNCTION fail_payment()`);
    await shop.pay(id);
    await shop.app.get(Payments).reconcile(id);
    await invoice.reaches('processing');
    const second = await invoice.start('revolut');
    expect([second.status, second.body.code]).toEqual([409, 'INVOICES.PAYMENT_PENDING']);
    expect((await shop.order(invoice.orderId)).paymentStatus).toBe('unpaid');
    await shop.sql('DROP TRIGGER fail_payment ON invoice_payment; DROP FUNCTION fail_payment()');
    await invoice.reaches('paid');
    expect((await invoice.payments()).payments).toHaveLength(1);
  });

  it('is refunded when the invoice is reversed while the customer pays', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start()).body;
    await shop.setStatus(invoice.orderId, 'cancelled');
    await shop.untilIdle();
    expect((await invoice.page()).body).toMatchObject({ state: 'reversed', outstandingAmount: '0.00' });
    await shop.pay(id);
    await invoice.confirm();
    await shop.untilIdle();
    expect(await shop.refundsOf(id)).toEqual([{ reason: 'unmatched', status: 'done', amount: 6677 }]);
    expect((await invoice.page()).body.refundedAmount).toBe('66.77');
  });

  it('is not captured at PayPal when the invoice is reversed before the customer comes back', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start('paypal')).body;
    shop.webhookRelay.isPaused = true;
    await shop.call('POST', `/api/payments/sandbox/${id}/confirm`, { body: { action: 'approve' } });
    await shop.setStatus(invoice.orderId, 'cancelled');
    await shop.untilIdle();
    expect((await invoice.confirm()).body.state).toBe('reversed');
    const [payment] = await shop.sql('SELECT status, captured_minor FROM payment WHERE provider_ref = $1', [
      id,
    ]);
    expect(payment).toEqual({ status: 'cancelled', captured_minor: 0 });
  });

  it('is refunded with the storno of a paid invoice, whose order is no longer paid', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start()).body;
    await shop.pay(id);
    await invoice.reaches('paid');
    await shop.setStatus(invoice.orderId, 'cancelled');
    await shop.untilIdle();
    expect(await shop.refundsOf(id)).toEqual([{ reason: 'cancelled', status: 'done', amount: 6677 }]);
    expect((await shop.order(invoice.orderId)).paymentStatus).toBe('unpaid');
    expect((await invoice.payments()).payments).toMatchObject([{ refundedAmount: '66.77' }]);
  });

  it('is credited by what an administrator refunds, in full too: then nothing is to be paid', async () => {
    const invoice = await shop.unpaid();
    const { id } = (await invoice.start()).body;
    await shop.pay(id);
    await invoice.reaches('paid');
    const { paymentId } = (await invoice.payments()).payments[0]!;
    const refund = (amount?: string) =>
      shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, {
        token: shop.adminToken,
        body: { amount },
      });
    await refund('6.77');
    await shop.untilIdle();
    expect(await invoice.read()).toMatchObject({ isPaid: true, creditedAmount: '6.77' });
    await refund();
    await invoice.reaches('reversed');
    await shop.untilIdle();
    expect(await shop.order(invoice.orderId)).toMatchObject({ paymentStatus: 'unpaid' });
    expect((await invoice.start()).body.code).toBe('INVOICES.NOT_PAYABLE');
    const { creditNotes, outstandingAmount } = await invoice.payments();
    expect([creditNotes.length, outstandingAmount]).toEqual([2, '0.00']);
    expect(await invoice.read()).toMatchObject({ creditedAmount: '66.77', paymentLink: null });
    expect((await invoice.transfer('1.00')).status).toBe(409);
  });

  it('no longer answers 90 days after the invoice was issued, unless it is unpaid', async () => {
    const paid = await shop.unpaid();
    await paid.transfer('66.77');
    const unpaid = await shop.unpaid();
    await shop.sql('ALTER TABLE invoice DISABLE TRIGGER invoice_is_final');
    await shop.sql(`UPDATE invoice SET issue_date = issue_date - 91 WHERE number = ANY ($1)`, [
      [paid.number, unpaid.number],
    ]);
    await shop.sql('ALTER TABLE invoice ENABLE TRIGGER invoice_is_final');
    expect([(await paid.page()).status, (await paid.page()).body.code]).toEqual([
      410,
      'INVOICES.LINK_EXPIRED',
    ]);
    expect((await unpaid.page()).body.state).toBe('payable');
  });
});
