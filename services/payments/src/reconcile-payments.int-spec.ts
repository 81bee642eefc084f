import { ScheduledJobs } from '@kp/platform/scheduler';
import { aPaymentCommand, type PaymentsShop, PaypalFake, startPaymentsShop, StripeFake } from './testing';

describe('payments without a webhook', () => {
  let stripe: StripeFake;
  let paypal: PaypalFake;
  let shop: PaymentsShop;
  beforeAll(async () => {
    [stripe, paypal] = await Promise.all([StripeFake.start(), PaypalFake.start()]);
    shop = await startPaymentsShop({ ...stripe.settings, ...paypal.settings });
  });
  afterAll(async () => {
    await shop.close();
    await Promise.all([stripe.stop(), paypal.stop()]);
  });
  beforeEach(() => shop.sql(`UPDATE payment SET created_at = now() - interval '9 days'`));

  const runChecks = async () => {
    await shop.app.get(ScheduledJobs).runNow('payments.reconcile');
    await shop.untilIdle();
  };
  const age = (id: number, minutes: number) =>
    shop.sql(
      `UPDATE payment SET created_at = created_at - make_interval(mins => $2),
                          checked_at = checked_at - make_interval(mins => $2) WHERE id = $1`,
      [id, minutes],
    );
  const readsOf = (ref: string) => stripe.sent('GET', new RegExp(`/${ref}$`)).length;

  it('are reconciled, so a lost webhook loses nothing', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentCommand());
    stripe.succeed(providerRef);
    await age(paymentId, 3);
    await runChecks();
    expect((await shop.payments.find(providerRef))?.status).toBe('captured');
  });

  it('are announced when the customer has approved them at PayPal', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentCommand({ method: 'paypal' }));
    paypal.approve(providerRef);
    await age(paymentId, 3);
    await runChecks();
    expect(await shop.eventsOf(paymentId)).toContain('payments.approved');
    expect(paypal.sent('POST', /capture$/)).toHaveLength(0);
  });

  it('are reconciled after two minutes, then with back-off, for a limited time', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentCommand());
    const readsAfter = async (minutes: number) => {
      await age(paymentId, minutes);
      await runChecks();
      return readsOf(providerRef);
    };
    expect(await readsAfter(1)).toBe(0);
    expect(await readsAfter(2)).toBe(1);
    expect(await readsAfter(2)).toBe(1);
    expect(await readsAfter(2)).toBe(2);
    expect(await readsAfter(4)).toBe(2);
    expect(await readsAfter(4)).toBe(3);
    expect(await readsAfter(4 * 24 * 60)).toBe(3);
  });

  it.each([
    ['the sandbox', 'is_sandbox'],
    ['keys of a test mode', 'is_test'],
  ])('made with %s before going live are skipped without failed jobs', async (_, column) => {
    const { paymentId, providerRef } = await shop.payments.start(aPaymentCommand());
    await shop.sql(`UPDATE payment SET ${column} = true WHERE id = $1`, [paymentId]);
    await age(paymentId, 3);
    const before = readsOf(providerRef);
    await runChecks();
    expect(readsOf(providerRef)).toBe(before);
    expect(await shop.sql('SELECT last_error FROM outbox_delivery WHERE last_error IS NOT NULL')).toEqual([]);
  });

  it('are skipped once they are cancelled', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentCommand());
    stripe.cancel(providerRef);
    await shop.payments.reconcile(providerRef);
    const before = readsOf(providerRef);
    await age(paymentId, 10);
    await runChecks();
    expect(readsOf(providerRef)).toBe(before);
  });

  it('include done refunds after 1, 2, 4 … days, for a month', async () => {
    stripe.refundStatus = 'succeeded';
    const { providerRef, paymentId } = await shop.payments.start(aPaymentCommand());
    stripe.succeed(providerRef);
    await shop.payments.reconcile(providerRef);
    const { id } = await shop.payments.requestRefund({
      paymentId,
      amountMinor: null,
      reason: 'cancelled',
      key: 'back',
    });
    await shop.reaches(providerRef, 'refunded');
    const readsAfter = async (hours: number) => {
      await shop.sql(
        `UPDATE payment_refund SET done_at = done_at - make_interval(hours => $2),
                                   checked_at = checked_at - make_interval(hours => $2) WHERE id = $1`,
        [id, hours],
      );
      await runChecks();
      return stripe.sent('GET', /\/refunds\/\w+$/).length - before;
    };
    const before = stripe.sent('GET', /\/refunds\/\w+$/).length;
    expect(await readsAfter(23)).toBe(0);
    expect(await readsAfter(2)).toBe(1);
    expect(await readsAfter(12)).toBe(1);
    expect(await readsAfter(14)).toBe(2);
    stripe.reverseRefunds(providerRef);
    expect(await readsAfter(60)).toBe(3);
    expect(await shop.payments.find(providerRef)).toMatchObject({ status: 'captured', refundedMinor: 0 });
    expect(await shop.eventsOf(paymentId)).toContain('payments.refund-failed');
    expect(await readsAfter(200)).toBe(3);
  });

  it('include pending refunds without a webhook', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentCommand());
    stripe.succeed(providerRef);
    await shop.payments.reconcile(providerRef);
    stripe.refundStatus = 'pending';
    await shop.payments.requestRefund({ paymentId, amountMinor: null, reason: 'cancelled', key: 'r' });
    await shop.untilIdle();
    for (const refund of stripe.refunds.values()) refund.status = 'succeeded';
    await runChecks();
    expect((await shop.payments.find(providerRef))?.status).toBe('captured');
    await shop.sql(`UPDATE payment_refund SET requested_at = now() - interval '11 minutes'`);
    await runChecks();
    expect((await shop.payments.find(providerRef))?.status).toBe('refunded');
  });
});
