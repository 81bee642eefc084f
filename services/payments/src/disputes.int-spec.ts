import { ScheduledJobs } from '@kp/platform/scheduler';
import { Logger } from '@nestjs/common';
import type { OnlineMethod } from './domain/payment-snapshot';
import type { PaymentResponse } from './http/payments.dto';
import {
  aPaymentCommand,
  type PaymentsShop,
  PaypalFake,
  RevolutFake,
  type SignedCall,
  startPaymentsShop,
  StripeFake,
} from './testing';

const BUYER_WINS = { outcome_code: 'RESOLVED_BUYER_FAVOUR' };
const SELLER_WINS = { outcome_code: 'RESOLVED_SELLER_FAVOUR' };

describe('a disputed payment', () => {
  let stripe: StripeFake;
  let revolut: RevolutFake;
  let paypal: PaypalFake;
  let shop: PaymentsShop;
  let token: string;

  beforeAll(async () => {
    [stripe, revolut, paypal] = await Promise.all([
      StripeFake.start(),
      RevolutFake.start(),
      PaypalFake.start(),
    ]);
    shop = await startPaymentsShop({ ...stripe.settings, ...revolut.settings, ...paypal.settings });
    token = await shop.admin();
  });
  afterAll(async () => {
    expect([stripe, revolut, paypal].flatMap(({ problems }) => problems)).toEqual([]);
    await shop.close();
    await Promise.all([stripe.stop(), revolut.stop(), paypal.stop()]);
  });
  beforeEach(() => (paypal.showsDisputes = true));

  async function captured(method: OnlineMethod) {
    const payment = await shop.payments.start(aPaymentCommand({ method }));
    if (method === 'stripe') stripe.succeed(payment.providerRef);
    if (method === 'revolut') revolut.complete(payment.providerRef);
    if (method === 'paypal') paypal.approve(payment.providerRef);
    await shop.payments.capture(payment.providerRef);
    return payment;
  }
  async function deliver(...calls: SignedCall[]) {
    for (const call of calls) expect(await shop.deliver(call)).toBe(200);
    await shop.untilIdle();
  }
  const show = async (paymentId: number) =>
    (await shop.call<PaymentResponse>('GET', `/admin/api/payments/${paymentId}`, { token })).body;
  const disputed = async () => {
    const path = '/admin/api/payments?disputed=true';
    return (await shop.call<PaymentResponse[]>('GET', path, { token })).body.map(({ id }) => id);
  };
  const refund = (paymentId: number) =>
    shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, { token, body: { amount: '1.00' } });
  const told = async (paymentId: number) =>
    (await shop.eventsOf(paymentId)).filter((event) => event === 'payments.disputed').length;

  it('shows the owner until when it can be answered', async () => {
    const { paymentId, providerRef } = await captured('stripe');
    await deliver(stripe.disputeEvent('charge.dispute.created', stripe.dispute(providerRef)));
    expect(await show(paymentId)).toMatchObject({
      status: 'captured',
      chargedBackAmount: '0.00',
      refundableAmount: '12.50',
      disputes: [
        {
          kind: 'dispute',
          state: 'open',
          amount: '12.50',
          reason: 'fraudulent',
          respondBy: '2027-01-15T23:59:59.000Z',
          closedAt: null,
        },
      ],
    });
    expect(await disputed()).toEqual([paymentId]);
    await deliver(
      stripe.disputeEvent('charge.dispute.updated', [...stripe.disputes.keys()][0]!, 'under_review'),
    );
    expect((await show(paymentId)).disputes).toMatchObject([{ state: 'open', respondBy: null }]);
  });

  it('is money that is gone once it is lost, however often and in whatever order that is said', async () => {
    const { paymentId, providerRef } = await captured('stripe');
    const id = stripe.dispute(providerRef);
    const opened = stripe.disputeEvent('charge.dispute.created', id);
    const lost = stripe.disputeEvent('charge.dispute.closed', id, 'lost');
    await Promise.all([lost, opened, lost, opened, lost].map((call) => shop.deliver(call)));
    await shop.untilIdle();
    expect(await show(paymentId)).toMatchObject({
      status: 'charged_back',
      chargedBackAmount: '12.50',
      refundedAmount: '0.00',
      refundableAmount: '0.00',
      disputes: [{ state: 'lost', amount: '12.50', closedAt: expect.any(String) }],
    });
    expect(await told(paymentId)).toBe(1);
    expect(await refund(paymentId)).toMatchObject({ status: 409, body: { code: 'PAYMENTS.NOT_REFUNDABLE' } });
    expect(await disputed()).not.toContain(paymentId);
  });

  it.each(['won', 'warning_closed'])('keeps its money when it ends "%s"', async (status) => {
    const { paymentId, providerRef } = await captured('stripe');
    const id = stripe.dispute(providerRef);
    await deliver(stripe.disputeEvent('charge.dispute.created', id));
    await deliver(stripe.disputeEvent('charge.dispute.closed', id, status));
    expect(await show(paymentId)).toMatchObject({ status: 'captured', disputes: [{ state: 'won' }] });
    expect(await shop.historyOf(paymentId)).toEqual([
      'started',
      'pending',
      'captured',
      'disputed',
      'dispute_won',
    ]);
  });

  it('has its money again when a lost one is won after all', async () => {
    const { paymentId, providerRef } = await captured('revolut');
    const id = revolut.dispute(providerRef, { state: 'lost' });
    await deliver(revolut.disputeEvent('DISPUTE_LOST', id));
    expect((await show(paymentId)).status).toBe('charged_back');
    Object.assign(revolut.disputes.get(id)!, { state: 'won' });
    await deliver(revolut.disputeEvent('DISPUTE_WON', id));
    expect(await show(paymentId)).toMatchObject({ status: 'captured', refundableAmount: '12.50' });
  });

  it('is found at Revolut, whose message names the dispute alone', async () => {
    const { paymentId, providerRef } = await captured('revolut');
    const id = revolut.dispute(providerRef, { amount: 500 });
    await deliver(revolut.disputeEvent('DISPUTE_ACTION_REQUIRED', id));
    expect((await show(paymentId)).disputes).toMatchObject([
      { state: 'open', amount: '5.00', reason: '10.4', respondBy: '2027-01-20T12:00:00.000Z' },
    ]);
    Object.assign(revolut.disputes.get(id)!, { state: 'lost' });
    await deliver(revolut.disputeEvent('DISPUTE_LOST', id));
    expect(await show(paymentId)).toMatchObject({
      status: 'partly_refunded',
      chargedBackAmount: '5.00',
      refundableAmount: '7.50',
    });
  });

  it('counts as a whole when the bank contests it in another currency', async () => {
    const { paymentId, providerRef } = await captured('revolut');
    const id = revolut.dispute(providerRef, { amount: 1100, currency: 'EUR', state: 'lost' });
    await deliver(revolut.disputeEvent('DISPUTE_LOST', id));
    expect(await show(paymentId)).toMatchObject({ status: 'charged_back', chargedBackAmount: '12.50' });
  });

  it('of another system is stored and changes nothing', async () => {
    const before = await shop.sql('SELECT * FROM payment_dispute ORDER BY id');
    await deliver(revolut.disputeEvent('DISPUTE_LOST', 'b1a9c2ce-0000-4000-8000-000000000000'));
    expect(await shop.sql('SELECT * FROM payment_dispute ORDER BY id')).toEqual(before);
  });

  describe('at PayPal', () => {
    it.each([true, false])('is decided for the buyer; may the shop look it up: %s', async (isAllowed) => {
      paypal.showsDisputes = isAllowed;
      const { paymentId, providerRef } = await captured('paypal');
      const id = paypal.dispute(providerRef);
      const opened = paypal.disputeEvent('CUSTOMER.DISPUTE.CREATED', id);
      const outcome = { ...BUYER_WINS, amount_refunded: { value: '4.00', currency_code: 'USD' } };
      const decided = paypal.disputeEvent('CUSTOMER.DISPUTE.RESOLVED', id, {
        status: 'RESOLVED',
        dispute_outcome: outcome,
      });
      await deliver(decided, opened);
      await deliver(decided);
      expect(await show(paymentId)).toMatchObject({
        status: 'partly_refunded',
        chargedBackAmount: '4.00',
        disputes: [{ state: 'lost', amount: '4.00', reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' }],
      });
    });

    it('is decided for the seller', async () => {
      const { paymentId, providerRef } = await captured('paypal');
      const id = paypal.dispute(providerRef);
      await deliver(paypal.disputeEvent('CUSTOMER.DISPUTE.CREATED', id));
      expect((await show(paymentId)).disputes).toMatchObject([{ respondBy: '2027-01-31T00:00:00.000Z' }]);
      const changes = { status: 'RESOLVED', dispute_outcome: SELLER_WINS };
      await deliver(paypal.disputeEvent('CUSTOMER.DISPUTE.RESOLVED', id, changes));
      expect(await show(paymentId)).toMatchObject({ status: 'captured', disputes: [{ state: 'won' }] });
    });

    it('is gone when its capture is reversed, once, also beside the dispute that ended so', async () => {
      const { paymentId, providerRef } = await captured('paypal');
      const id = paypal.dispute(providerRef, '5.00');
      const reversed = paypal.reversedEvent(providerRef, '5.00');
      const changes = { status: 'RESOLVED', dispute_outcome: BUYER_WINS };
      await deliver(reversed, reversed, paypal.disputeEvent('CUSTOMER.DISPUTE.RESOLVED', id, changes));
      expect(await show(paymentId)).toMatchObject({
        status: 'partly_refunded',
        chargedBackAmount: '5.00',
        refundableAmount: '7.50',
      });
      const all = await captured('paypal');
      await deliver(paypal.reversedEvent(all.providerRef));
      expect(await show(all.paymentId)).toMatchObject({
        status: 'charged_back',
        disputes: [{ kind: 'reversal', state: 'lost', amount: '12.50' }],
      });
    });

    it('is counted once when PayPal lists the reversal as a refund', async () => {
      const { paymentId, providerRef } = await captured('paypal');
      await deliver(paypal.reversedEvent(providerRef, '5.00', true));
      expect(await show(paymentId)).toMatchObject({
        status: 'partly_refunded',
        refundedAmount: '5.00',
        chargedBackAmount: '0.00',
        refundableAmount: '7.50',
      });
    });
  });

  it('counts no more than was captured beside a refund, and the refund stays', async () => {
    const { paymentId, providerRef } = await captured('stripe');
    await shop.call('POST', `/admin/api/payments/${paymentId}/refunds`, { token, body: { amount: '10.00' } });
    await shop.untilIdle();
    const id = stripe.dispute(providerRef);
    await deliver(stripe.disputeEvent('charge.dispute.closed', id, 'lost'));
    expect(await show(paymentId)).toMatchObject({
      status: 'charged_back',
      refundedAmount: '10.00',
      chargedBackAmount: '2.50',
      refundableAmount: '0.00',
    });
  });

  it('that was lost before its capture was recorded is no money to order with', async () => {
    const { paymentId, providerRef } = await shop.payments.start(aPaymentCommand());
    stripe.succeed(providerRef);
    await deliver(stripe.disputeEvent('charge.dispute.closed', stripe.dispute(providerRef), 'lost'));
    expect((await show(paymentId)).status).toBe('charged_back');
    expect(await shop.matchOrder(paymentId, 1)).toBe(false);
  });

  it('is asked about once a day, because the message that decides it may be lost', async () => {
    const { paymentId, providerRef } = await captured('stripe');
    const id = stripe.dispute(providerRef);
    await deliver(stripe.disputeEvent('charge.dispute.created', id));
    Object.assign(stripe.disputes.get(id)!, { status: 'lost' });
    const jobs = shop.app.get(ScheduledJobs);
    await jobs.runNow('payments.reconcile');
    await shop.untilIdle();
    expect((await show(paymentId)).status).toBe('captured');
    await shop.sql(
      `UPDATE payment_dispute SET opened_at = opened_at - interval '25 hours', checked_at = NULL`,
    );
    await jobs.runNow('payments.reconcile');
    await shop.untilIdle();
    expect((await show(paymentId)).status).toBe('charged_back');
  });

  it.each([
    ['no JSON', () => '{'],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    [
      'no subject',
      (id: string) => JSON.stringify({ id, type: 'charge.refunded', event_type: 'X', event: 'X' }),
    ],
    [
      'no id',
      () => JSON.stringify({ type: 'charge.refunded', data: { object: {} }, event_type: 'X', resource: {} }),
    ],
    [
      'numbers',
      () => JSON.stringify({ id: 7, type: 8, event: 9, event_type: 8, data: { object: { id: 1 } } }),
    ],
    [
      'a dispute without amounts',
      (id: string) => {
        const object = { id: 'dp_1', status: 'lost', amount: 'all', currency: 7, dispute_id: 5 };
        return JSON.stringify({
          id,
          type: 'charge.dispute.closed',
          event_type: 3,
          resource: object,
          data: {},
        });
      },
    ],
  ])('is not told by a signed message that cannot be read: %s', async (what, bodyOf) => {
    const calls = [stripe, revolut, paypal].map((provider) => provider.sign(bodyOf(`evt-${provider.url}`)));
    const warnings: string[] = [];
    Logger.overrideLogger({
      log: () => {},
      error: () => {},
      warn: (line: string) => void warnings.push(line),
    });
    try {
      for (const call of calls) {
        const isAboutNothing = what === 'no subject' && call.method !== 'stripe';
        expect(await shop.deliver(call)).toBe(isAboutNothing ? 200 : 400);
        const told = expect.stringMatching(
          new RegExp(`^A signed message of ${call.method} cannot be read: .+`, 'i'),
        ) as string;
        // What is no JSON is refused for every route of the shop, before its signature is looked at.
        const isToldNothing = isAboutNothing || what === 'no JSON';
        expect(warnings.splice(0)).toEqual(isToldNothing ? [] : [told]);
      }
    } finally {
      Logger.overrideLogger(false);
    }
  });
});
