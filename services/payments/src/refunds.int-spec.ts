import { waitUntil } from '@kp/testing';
import type { RequestRefundCommand } from './domain/payment-commands';
import { PaymentRepository } from './persistence/payment.repository';
import { Providers } from './providers/providers';
import {
  aPaymentCommand,
  type PaymentsShop,
  PaypalFake,
  RevolutFake,
  startPaymentsShop,
  StripeFake,
} from './testing';
import { ReconcilePayment } from './use-cases/reconcile-payment';

let keys = 0;

describe('a refund', () => {
  let stripe: StripeFake;
  let revolut: RevolutFake;
  let paypal: PaypalFake;
  let shop: PaymentsShop;

  beforeAll(async () => {
    [stripe, revolut, paypal] = await Promise.all([
      StripeFake.start(),
      RevolutFake.start(),
      PaypalFake.start(),
    ]);
    shop = await startPaymentsShop({ ...stripe.settings, ...revolut.settings, ...paypal.settings });
  });
  afterAll(async () => {
    expect([stripe, revolut, paypal].flatMap(({ problems }) => problems)).toEqual([]);
    await shop.close();
    await Promise.all([stripe.stop(), revolut.stop(), paypal.stop()]);
  });
  afterEach(async () => {
    stripe.refundStatus = 'succeeded';
    revolut.refundState = 'completed';
    paypal.refundStatus = 'COMPLETED';
    await expectSumsToMatch();
  });

  const REFUNDS = /^\/v1\/refunds$/;

  async function captured(method: 'stripe' | 'revolut' | 'paypal' = 'stripe') {
    const payment = await shop.payments.start(aPaymentCommand({ method }));
    const ref = payment.providerRef;
    if (method === 'stripe') stripe.succeed(ref);
    if (method === 'revolut') revolut.complete(ref);
    if (method === 'paypal') paypal.approve(ref);
    await shop.payments.capture(ref);
    return payment;
  }

  function request(paymentId: number, changes: Partial<RequestRefundCommand> = {}) {
    keys += 1;
    const command: RequestRefundCommand = {
      paymentId,
      amountMinor: null,
      reason: 'cancelled',
      key: `r${keys}`,
      ...changes,
    };
    return shop.payments.requestRefund(command);
  }

  const refundsAtStripe = (ref: string) =>
    [...stripe.refunds.values()].filter((refund) => refund.payment_intent === ref);

  async function expectSumsToMatch() {
    await shop.untilIdle();
    const wrong = await shop.sql(
      `SELECT p.id FROM payment p
        WHERE p.refunded_minor <> (SELECT coalesce(sum(amount_minor), 0) FROM payment_refund
                                    WHERE payment_id = p.id AND status = 'done')
           OR p.refund_requested_minor <> (SELECT coalesce(sum(amount_minor), 0) FROM payment_refund
                                            WHERE payment_id = p.id AND status <> 'failed')`,
    );
    expect(wrong).toEqual([]);
    const ours = await shop.sql<{ ref: string; sum: number }>(
      `SELECT provider_ref AS ref, refunded_minor AS sum FROM payment WHERE method = 'stripe' AND captured_minor > 0`,
    );
    expect(ours.length).toBeGreaterThan(0);
    for (const { ref, sum } of ours) {
      const theirs = refundsAtStripe(ref).filter(({ status }) => status === 'succeeded');
      expect([ref, theirs.reduce((total, { amount }) => total + amount, 0)]).toEqual([ref, sum]);
    }
  }

  it.each(['stripe', 'revolut', 'paypal'] as const)('is made at %s, in parts and in full', async (method) => {
    const { paymentId, providerRef } = await captured(method);
    await request(paymentId, { amountMinor: 250 });
    expect(await shop.reaches(providerRef, 'partly_refunded')).toMatchObject({ refundedMinor: 250 });
    await request(paymentId);
    expect(await shop.reaches(providerRef, 'refunded')).toMatchObject({ refundedMinor: 1250 });
    expect(await shop.eventsOf(paymentId)).toEqual([
      'payments.captured',
      'payments.refunded',
      'payments.refunded',
    ]);
    expect(await shop.historyOf(paymentId)).toEqual([
      'started',
      'pending',
      'captured',
      'refund_requested',
      'refund_done',
      'refund_requested',
      'refund_done',
    ]);
  });

  it('sends its reference as the idempotency key', async () => {
    const { paymentId, providerRef } = await captured();
    const { id } = await request(paymentId, { amountMinor: 250 });
    await shop.reaches(providerRef, 'partly_refunded');
    const [row] = await shop.sql<{ reference: string }>(
      'SELECT reference FROM payment_refund WHERE id = $1',
      [id],
    );
    const [sent] = stripe.sent('POST', REFUNDS).slice(-1);
    expect(sent!.headers['idempotency-key']).toBe(row!.reference);
    expect(Object.fromEntries(new URLSearchParams(sent!.body))).toEqual({
      payment_intent: providerRef,
      amount: '250',
      'metadata[reference]': row!.reference,
    });
  });

  it('is one refund per key, and another one is rejected under the same key', async () => {
    const { paymentId, providerRef } = await captured();
    const first = await request(paymentId, { amountMinor: 250, key: 'once' });
    const again = await Promise.all(
      Array.from({ length: 5 }, () => request(paymentId, { amountMinor: 250, key: 'once' })),
    );
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    await expect(request(paymentId, { amountMinor: 300, key: 'once' })).rejects.toMatchObject({
      code: 'PAYMENTS.KEY_MISMATCH',
    });
    await shop.untilIdle();
    expect(refundsAtStripe(providerRef)).toHaveLength(1);
  });

  it('never exceeds the captured amount for concurrent requests', async () => {
    const { paymentId, providerRef } = await captured();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => request(paymentId, { amountMinor: 500 })),
    );
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(8);
    expect(rejected[0]).toMatchObject({
      reason: { code: 'PAYMENTS.REFUND_TOO_LARGE', details: { left: '2.50' } },
    });
    await shop.untilIdle();
    expect((await shop.payments.find(providerRef))?.refundedMinor).toBe(1000);
  });

  it('is rejected when nothing is refundable', async () => {
    const { paymentId } = await shop.payments.start(aPaymentCommand());
    await expect(request(paymentId)).rejects.toMatchObject({ code: 'PAYMENTS.NOT_REFUNDABLE', status: 409 });
    await expect(request(999_999)).rejects.toMatchObject({ code: 'PAYMENTS.NOT_FOUND' });
  });

  it('is made once when the first responses are lost', async () => {
    const { paymentId, providerRef } = await captured();
    stripe.failNext(REFUNDS, 'lost', 'lost', 'lost');
    await request(paymentId);
    await shop.reaches(providerRef, 'refunded');
    expect(refundsAtStripe(providerRef)).toHaveLength(1);
  });

  it.each(['revolut', 'paypal'] as const)('is made once at %s when responses are lost', async (method) => {
    const { paymentId, providerRef } = await captured(method);
    const path = method === 'revolut' ? new RegExp(`${providerRef}/refund$`) : /captures\/\w+\/refund$/;
    (method === 'revolut' ? revolut : paypal).failNext(path, 'lost', 'lost', 'lost');
    await request(paymentId, { amountMinor: 250 });
    await shop.reaches(providerRef, 'partly_refunded');
    expect(await shop.payments.reconcile(providerRef)).toMatchObject({ refundedMinor: 250 });
  });

  it('is made once when the worker crashes after the provider call', async () => {
    const { paymentId, providerRef } = await captured();
    await shop.sql(
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the worker crashed'; END $$;
       CREATE TRIGGER die BEFORE UPDATE ON payment_refund FOR EACH ROW EXECUTE FUNCTION die()`,
    );
    await request(paymentId);
    await waitUntil('the provider has the refund', () => refundsAtStripe(providerRef).length === 1);
    await waitUntil('the attempt fails', async () => {
      const failed = await shop.sql(
        'SELECT 1 FROM outbox_delivery WHERE last_error IS NOT NULL AND done_at IS NULL',
      );
      return failed.length > 0;
    });
    expect((await shop.payments.find(providerRef))?.refundedMinor).toBe(0);
    await shop.sql('DROP TRIGGER die ON payment_refund; DROP FUNCTION die');
    await shop.reaches(providerRef, 'refunded');
    expect(refundsAtStripe(providerRef)).toHaveLength(1);
  });

  it('fails with the reason of the provider and can be requested again', async () => {
    const { paymentId, providerRef } = await captured();
    stripe.refundStatus = 'failed';
    const { id } = await request(paymentId);
    await shop.untilIdle();
    expect(await shop.sql('SELECT status, failure_message FROM payment_refund WHERE id = $1', [id])).toEqual([
      { status: 'failed', failure_message: 'lost_or_stolen_card' },
    ]);
    expect(await shop.eventsOf(paymentId)).toContain('payments.refund-failed');
    stripe.refundStatus = 'succeeded';
    await request(paymentId);
    await shop.reaches(providerRef, 'refunded');
  });

  it('is pending until the webhook of the provider', async () => {
    const { paymentId, providerRef } = await captured('revolut');
    revolut.refundState = 'processing';
    const { id } = await request(paymentId);
    await shop.untilIdle();
    const statusNow = async () =>
      (await shop.sql<{ status: string }>('SELECT status FROM payment_refund WHERE id = $1', [id]))[0]
        ?.status;
    expect(await statusNow()).toBe('pending');
    const order = [...revolut.orders.values()].find((entry) => entry.related_order_id === providerRef)!;
    order.state = 'completed';
    await shop.deliver(revolut.event('ORDER_COMPLETED', order.id));
    await shop.reaches(providerRef, 'refunded');
    expect(await statusNow()).toBe('done');
  });

  it('that failed after an older response was read is not recorded as external', async () => {
    const { paymentId, providerRef } = await captured();
    stripe.refundStatus = 'pending';
    await request(paymentId);
    await shop.untilIdle();
    const before = (await shop.app.get(PaymentRepository).find(paymentId))!;
    const older = await shop.app.get(Providers).of(before).find(providerRef);
    expect(older.refundedMinor).toBe(1250);
    stripe.failRefunds(providerRef);
    await shop.deliver(stripe.refundEvent('refund.updated', providerRef));
    await shop.untilIdle();
    await shop.app.get(ReconcilePayment).record(paymentId, older, before.refundRequestedMinor);
    expect(await shop.payments.find(providerRef)).toMatchObject({
      status: 'captured',
      refundedMinor: 0,
      refundRequestedMinor: 0,
    });
    expect(await shop.eventsOf(paymentId)).not.toContain('payments.refunded');
  });

  it('fails for an admin to check when the provider is unreachable for 20 hours', async () => {
    const { paymentId, providerRef } = await captured();
    stripe.failNext(REFUNDS, 'broken', 'broken', 'broken');
    const { id } = await request(paymentId);
    await shop.sql(`UPDATE payment_refund SET requested_at = now() - interval '21 hours' WHERE id = $1`, [
      id,
    ]);
    await shop.untilIdle();
    expect(refundsAtStripe(providerRef)).toEqual([]);
    const [refund] = await shop.sql<{ status: string; failure_message: string }>(
      'SELECT status, failure_message FROM payment_refund WHERE id = $1',
      [id],
    );
    expect(refund).toEqual({ status: 'failed', failure_message: expect.stringContaining('Look there') });
  });

  describe('that the bank returned', () => {
    const reversed = {
      async stripe() {
        const { paymentId, providerRef } = await captured('stripe');
        await request(paymentId);
        await shop.untilIdle();
        stripe.reverseRefunds(providerRef);
        return { paymentId, providerRef, message: stripe.refundEvent('refund.failed', providerRef) };
      },
      async revolut() {
        const { paymentId, providerRef } = await captured('revolut');
        await request(paymentId);
        await shop.untilIdle();
        const message = revolut.event('ORDER_FAILED', revolut.reverseRefund(providerRef));
        return { paymentId, providerRef, message };
      },
      async paypal() {
        const { paymentId, providerRef } = await captured('paypal');
        await request(paymentId);
        await shop.untilIdle();
        paypal.failRefunds(providerRef);
        return { paymentId, providerRef, message: paypal.refundEvent('PAYMENT.REFUND.FAILED', providerRef) };
      },
    };

    it.each(['stripe', 'revolut', 'paypal'] as const)(
      'releases its amount once, is in the history, and can be repeated (%s)',
      async (method) => {
        const { paymentId, providerRef, message } = await reversed[method]();
        await shop.reaches(providerRef, 'refunded');
        expect(await shop.deliver(message)).toBe(200);
        expect(await shop.deliver(message)).toBe(200);
        await shop.untilIdle();
        expect(await shop.payments.findById(paymentId)).toMatchObject({
          status: 'captured',
          refundedMinor: 0,
          refundRequestedMinor: 0,
        });
        const failures = (await shop.historyOf(paymentId)).filter((kind) => kind === 'refund_failed');
        expect(failures).toHaveLength(1);
        expect(await shop.eventsOf(paymentId)).toContain('payments.refund-failed');
        await request(paymentId);
        await shop.untilIdle();
        await shop.reaches(providerRef, 'refunded');
      },
    );

    it('is listed until it is repeated', async () => {
      const token = await shop.admin();
      const { paymentId, message } = await reversed.stripe();
      const listed = async () =>
        (
          await shop.call<{ id: number }[]>('GET', '/admin/api/payments?refundFailed=true', { token })
        ).body.map(({ id }) => id);
      expect(await listed()).not.toContain(paymentId);
      await shop.deliver(message);
      await shop.untilIdle();
      expect(await listed()).toContain(paymentId);
      await request(paymentId, { amountMinor: 1000 });
      expect(await listed()).toContain(paymentId);
      await request(paymentId);
      expect(await listed()).not.toContain(paymentId);
      await shop.untilIdle();
    });

    it('is listed until every failed refund is repeated', async () => {
      const token = await shop.admin();
      const { paymentId } = await captured();
      const listed = async () =>
        (
          await shop.call<{ id: number }[]>('GET', '/admin/api/payments?refundFailed=true', { token })
        ).body.some(({ id }) => id === paymentId);
      const refund = async (amountMinor: number, status: 'failed' | 'succeeded') => {
        stripe.refundStatus = status;
        await request(paymentId, { amountMinor });
        await shop.untilIdle();
        return listed();
      };
      expect(await refund(200, 'failed')).toBe(true);
      expect(await refund(300, 'failed')).toBe(true);
      expect(await refund(200, 'succeeded')).toBe(true);
      expect(await refund(300, 'failed')).toBe(true);
      expect(await refund(300, 'succeeded')).toBe(false);
    });

    it('is reversed as well when it was made in the dashboard', async () => {
      const { paymentId, providerRef } = await captured('stripe');
      stripe.refundInDashboard(providerRef, 400);
      await shop.payments.reconcile(providerRef);
      expect((await shop.payments.findById(paymentId))?.refundedMinor).toBe(400);
      stripe.reverseRefunds(providerRef);
      await shop.deliver(stripe.refundEvent('refund.failed', providerRef));
      await shop.untilIdle();
      expect(await shop.payments.findById(paymentId)).toMatchObject({ status: 'captured', refundedMinor: 0 });
    });
  });
});
