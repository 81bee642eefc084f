import { Timers } from '@kp/platform/timers';
import { aPaymentWish, type PaymentsShop, PaypalStandIn, startPaymentsShop, StripeStandIn } from './testing';

describe('payments that nothing is heard of', () => {
  let stripe: StripeStandIn;
  let paypal: PaypalStandIn;
  let shop: PaymentsShop;
  beforeAll(async () => {
    [stripe, paypal] = await Promise.all([StripeStandIn.start(), PaypalStandIn.start()]);
    shop = await startPaymentsShop({ ...stripe.settings, ...paypal.settings });
  });
  afterAll(async () => {
    await shop.close();
    await Promise.all([stripe.stop(), paypal.stop()]);
  });
  beforeEach(() => shop.sql(`UPDATE payment SET created_at = now() - interval '9 days'`));

  const look = async () => {
    await shop.app.get(Timers).runNow('payments.look-after');
    await shop.settles();
  };
  const age = (id: number, minutes: number) =>
    shop.sql(
      `UPDATE payment SET created_at = created_at - make_interval(mins => $2),
                          checked_at = checked_at - make_interval(mins => $2) WHERE id = $1`,
      [id, minutes],
    );
  const looksAt = (ref: string) => stripe.sent('GET', new RegExp(`/${ref}$`)).length;

  it('are asked about, so a lost webhook loses nothing', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentWish());
    stripe.succeed(providerRef);
    await age(paymentId, 3);
    await look();
    expect((await shop.payments.find(providerRef))?.status).toBe('captured');
  });

  it('are captured at PayPal when their shopper has approved them', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentWish({ method: 'paypal' }));
    paypal.approve(providerRef);
    await age(paymentId, 3);
    await look();
    expect((await shop.payments.find(providerRef))?.status).toBe('captured');
  });

  it('are asked about after two minutes, then less and less often, and not for ever', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentWish());
    const looksAfter = async (minutes: number) => {
      await age(paymentId, minutes);
      await look();
      return looksAt(providerRef);
    };
    expect(await looksAfter(1)).toBe(0);
    expect(await looksAfter(2)).toBe(1);
    expect(await looksAfter(2)).toBe(1);
    expect(await looksAfter(2)).toBe(2);
    expect(await looksAfter(4)).toBe(2);
    expect(await looksAfter(4)).toBe(3);
    expect(await looksAfter(4 * 24 * 60)).toBe(3);
  });

  it('are left alone once they have come to their end', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentWish());
    stripe.cancel(providerRef);
    await shop.payments.refresh(providerRef);
    const before = looksAt(providerRef);
    await age(paymentId, 10);
    await look();
    expect(looksAt(providerRef)).toBe(before);
  });

  it('and refunds the provider worked on are asked about, when its message never came', async () => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentWish());
    stripe.succeed(providerRef);
    await shop.payments.refresh(providerRef);
    stripe.refundStatus = 'pending';
    await shop.payments.requestRefund({ paymentId, amountMinor: null, reason: 'cancelled', key: 'r' });
    await shop.settles();
    for (const refund of stripe.refunds.values()) refund.status = 'succeeded';
    await look();
    expect((await shop.payments.find(providerRef))?.status).toBe('captured');
    await shop.sql(`UPDATE payment_refund SET requested_at = now() - interval '11 minutes'`);
    await look();
    expect((await shop.payments.find(providerRef))?.status).toBe('refunded');
  });
});
