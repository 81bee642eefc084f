import { ScheduledJobs } from '@kp/platform/scheduler';
import { waitUntil } from '@kp/testing';
import {
  aPaymentCommand,
  type PaymentsShop,
  PaypalFake,
  RevolutFake,
  startPaymentsShop,
  StripeFake,
} from './testing';

const DUE = 30;
const PLACES = 5;

describe.each(['the inline driver', 'Redis'])('a provider that hangs, with jobs over %s,', (driver) => {
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
    const settings = { ...stripe.settings, ...revolut.settings, ...paypal.settings };
    // Nothing of the hanging provider ends while the others are at work.
    shop = await startPaymentsShop(
      { ...settings, PAYMENTS_TIMEOUT_MS: '60000' },
      { redis: driver === 'Redis' },
    );
  });
  afterAll(async () => {
    await Promise.all([stripe.stop(), revolut.stop(), paypal.stop()]);
    await shop.close();
  });

  /** The checks that wait for an answer of PayPal. */
  const hanging = () =>
    shop.sql(
      `SELECT id, attempts FROM outbox_delivery
        WHERE queue = 'payment-checks-paypal' AND started_at IS NOT NULL AND done_at IS NULL ORDER BY id`,
    );
  const isRefunded = async (paymentId: number) =>
    (await shop.sql(`SELECT FROM payment_refund WHERE payment_id = $1 AND status = 'done'`, [paymentId]))
      .length === 1;

  it('keeps no webhook, refund or check of the others waiting', async () => {
    for (let count = 0; count < DUE; count += 1) {
      await shop.payments.start(aPaymentCommand({ method: 'paypal' }));
    }
    const paid = await shop.payments.start(aPaymentCommand());
    stripe.succeed(paid.providerRef);
    await shop.payments.capture(paid.providerRef);
    const byWebhook = await shop.payments.start(aPaymentCommand({ method: 'revolut' }));
    const byCheck = await shop.payments.start(aPaymentCommand());
    await shop.untilIdle();
    await shop.sql(`UPDATE payment SET created_at = created_at - interval '5 minutes'`);

    paypal.failNext(/./, ...Array.from({ length: 1000 }, () => 'silent' as const));
    await shop.app.get(ScheduledJobs).runNow('payments.reconcile');
    await waitUntil('all places of PayPal are taken', async () => (await hanging()).length === PLACES);
    const before = await hanging();

    revolut.complete(byWebhook.providerRef);
    stripe.succeed(byCheck.providerRef);
    await shop.deliver(revolut.event('ORDER_COMPLETED', byWebhook.providerRef));
    const { paymentId } = paid;
    await shop.payments.requestRefund({ paymentId, amountMinor: null, reason: 'by-hand', key: 'now' });
    await shop.sql(`UPDATE payment SET checked_at = NULL WHERE id = $1`, [byCheck.paymentId]);
    await shop.app.get(ScheduledJobs).runNow('payments.reconcile');
    await Promise.all([
      shop.reaches(byWebhook.providerRef, 'captured'),
      waitUntil('the refund is done', () => isRefunded(paymentId)),
      shop.reaches(byCheck.providerRef, 'captured'),
    ]);
    expect(await hanging()).toEqual(before);
  });
});
