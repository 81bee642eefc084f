import { Transactions } from '@kp/platform/database';
import { PaymentRepository } from './persistence/payment.repository';
import { aPaymentCommand, type PaymentsShop, startPaymentsShop, StripeFake } from './testing';

describe('the payment of an order', () => {
  let stripe: StripeFake;
  let shop: PaymentsShop;
  let orders = 0;
  beforeAll(async () => {
    stripe = await StripeFake.start();
    shop = await startPaymentsShop(stripe.settings, { worker: false });
  });
  afterAll(async () => {
    await shop.close();
    await stripe.stop();
  });

  const orderId = () => (orders += 1);
  const captured = async (amountMinor = 1250) => {
    const { providerRef, paymentId } = await shop.payments.start(aPaymentCommand({ amountMinor }));
    stripe.succeed(providerRef);
    await shop.payments.reconcile(providerRef);
    return paymentId;
  };
  const refund = (paymentId: number, amountMinor: number | null) =>
    shop.payments.requestRefund({ paymentId, amountMinor, reason: 'by-hand', key: `k${orderId()}` });

  it('is a captured payment of exactly its amount', async () => {
    const id = await captured(1300);
    const order = orderId();
    expect(await shop.matchOrder(id, order, 1300)).toBe(true);
    expect(await shop.payments.findById(id)).toMatchObject({ orderId: order, capturedMinor: 1300 });
    expect(await shop.historyOf(id)).toContain('matched');
  });

  it('is not a payment of a larger amount', async () => {
    const id = await captured(1300);
    expect(await shop.matchOrder(id, orderId(), 1250)).toBe(false);
    await refund(id, 50);
    expect(await shop.matchOrder(id, orderId(), 1250)).toBe(false);
  });

  it('is not a payment that has an order already, even the same', async () => {
    const id = await captured();
    const order = orderId();
    expect(await shop.matchOrder(id, order)).toBe(true);
    expect([await shop.matchOrder(id, order), await shop.matchOrder(id, orderId())]).toEqual([false, false]);
  });

  it('is matched to one of twenty concurrent orders', async () => {
    const id = await captured();
    const results = await Promise.all(Array.from({ length: 20 }, () => shop.matchOrder(id, orderId())));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await shop.historyOf(id)).filter((kind) => kind === 'matched')).toHaveLength(1);
  });

  it('stays unmatched when the transaction of the order is rolled back', async () => {
    const id = await captured();
    const failing = shop.app.get(Transactions).run(async () => {
      expect(await shop.payments.matchToOrder(id, orderId(), 1250, 'USD')).toBe(true);
      throw new Error('the order could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await shop.matchOrder(id, orderId())).toBe(true);
  });

  it('is a single payment', async () => {
    const [first, second] = [await captured(), await captured()];
    const order = orderId();
    expect([await shop.matchOrder(first, order), await shop.matchOrder(second, order)]).toEqual([
      true,
      false,
    ]);
  });

  it('is not a payment of a smaller amount, of another currency or an unknown one', async () => {
    const id = await captured();
    expect(await shop.matchOrder(id, orderId(), 1251)).toBe(false);
    expect(await shop.matchOrder(id, orderId(), 1250, 'EUR')).toBe(false);
    expect(await shop.matchOrder(999_999, orderId())).toBe(false);
  });

  it('is not an uncaptured payment', async () => {
    const { paymentId, providerRef } = await shop.payments.start(aPaymentCommand());
    expect(await shop.matchOrder(paymentId, orderId())).toBe(false);
    stripe.decline(providerRef, 'Your card was declined.');
    await shop.payments.reconcile(providerRef);
    expect(await shop.matchOrder(paymentId, orderId())).toBe(false);
  });

  it('is not a payment with a refund', async () => {
    const id = await captured();
    await refund(id, 1);
    expect(await shop.matchOrder(id, orderId())).toBe(false);
  });

  it('is matched or refunded when both are requested at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await captured();
      const [isMatched] = await Promise.all([
        shop.matchOrder(id, orderId()),
        refund(id, null).catch(() => null),
      ]);
      const payment = await shop.payments.findById(id);
      // A refund may follow a match, but never precede it.
      expect(payment?.orderId !== null).toBe(isMatched);
      const history = await shop.historyOf(id);
      if (isMatched) expect(history.indexOf('matched')).toBeLessThan(history.indexOf('refund_requested'));
    }
  });

  it('is not test money once the shop takes real money', async () => {
    const id = await captured();
    await shop.sql('UPDATE payment SET is_sandbox = true WHERE id = $1', [id]);
    expect(await shop.matchOrder(id, orderId())).toBe(false);
  });

  it('is not a payment with test keys once the keys are live', async () => {
    const testKeys = { ...stripe.settings, STRIPE_SECRET_KEY: 'sk_test_stand_in' };
    const testShop = await startPaymentsShop(testKeys, { worker: false });
    try {
      const { paymentId, providerRef } = await testShop.payments.start(aPaymentCommand());
      stripe.succeed(providerRef);
      await testShop.payments.reconcile(providerRef);
      expect(await testShop.matchOrder(paymentId, orderId())).toBe(true);
      const [row] = await testShop.sql('SELECT is_test FROM payment WHERE id = $1', [paymentId]);
      expect(row).toEqual({ is_test: true });
    } finally {
      await testShop.close();
    }
    const id = await captured();
    await shop.sql('UPDATE payment SET is_test = true WHERE id = $1', [id]);
    expect(await shop.matchOrder(id, orderId())).toBe(false);
  });

  it('is missing for the captured payments listed as unmatched, newest first', async () => {
    await shop.sql('UPDATE payment SET order_id = id + 100000 WHERE captured_minor > 0 AND order_id IS NULL');
    const [older, newer, paying] = [await captured(), await captured(), await captured()];
    await shop.matchOrder(paying, orderId());
    await shop.payments.start(aPaymentCommand());
    const list = (limit: number, offset: number) =>
      shop.app.get(PaymentRepository).list({ isUnmatched: true }, { limit, offset });
    const [payments, total] = await list(1, 0);
    expect([payments.map(({ id }) => id), total]).toEqual([[newer], 2]);
    const [rest] = await list(10, 1);
    expect(rest.map(({ id }) => id)).toEqual([older]);
  });
});
