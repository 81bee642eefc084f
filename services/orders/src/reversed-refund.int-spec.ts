import { StripeFake } from '@kp/payments/testing';
import type { OrderResponse } from './http/orders.dto';
import { type CheckoutShop, startCheckoutShop } from './testing/checkout-shop';

describe('an order whose money moved at the provider', () => {
  let stripe: StripeFake;
  let shop: CheckoutShop;

  beforeAll(async () => {
    stripe = await StripeFake.start();
    shop = await startCheckoutShop({ environment: { PAYMENTS_SANDBOX: 'false', ...stripe.settings } });
  });
  afterAll(async () => {
    expect(stripe.problems).toEqual([]);
    await shop.close();
    await stripe.stop();
  });

  async function anOrder() {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { paymentIntentId } = (await shop.begin(items)).body;
    stripe.succeed(paymentIntentId);
    const { body: placed } = await shop.submit(items, { paymentIntentId });
    const token = await shop.admin();
    const read = async () =>
      (await shop.call<OrderResponse>('GET', `/api/orders/${placed.id}`, { token })).body;
    const setStatus = async (status: string) =>
      (await shop.call('PUT', `/api/orders/${placed.id}/status`, { token, body: { status } })).status;
    return { paymentIntentId, read, setStatus };
  }
  async function aCancelledOrder() {
    const order = await anOrder();
    await order.setStatus('cancelled');
    await shop.untilIdle();
    return order;
  }

  it('is paid again when its refund is reversed, with one refund_failed entry in its history', async () => {
    const { paymentIntentId, read } = await aCancelledOrder();
    const { totalAmount } = await read();
    expect(await read()).toMatchObject({
      paymentStatus: 'refunded',
      payment: { refundedAmount: totalAmount },
    });

    stripe.reverseRefunds(paymentIntentId);
    const message = stripe.refundEvent('refund.failed', paymentIntentId);
    await shop.webhookRelay.deliver(message);
    await shop.webhookRelay.deliver(message);
    await shop.untilIdle();

    const order = await read();
    expect(order).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      payment: { refundedAmount: '0.00' },
    });
    expect(order.history.filter(({ kind }) => kind === 'refund_failed')).toMatchObject([
      { amount: totalAmount },
    ]);
    await shop.expectBalance();
  });

  it('says that its payment was disputed and charged back, and is not sent any more', async () => {
    const { paymentIntentId, read, setStatus } = await anOrder();
    const { totalAmount } = await read();
    const id = stripe.dispute(paymentIntentId);
    await shop.webhookRelay.deliver(stripe.disputeEvent('charge.dispute.created', id));
    await shop.untilIdle();
    expect(await read()).toMatchObject({ paymentStatus: 'paid', payment: { chargedBackAmount: '0.00' } });

    const lost = stripe.disputeEvent('charge.dispute.closed', id, 'lost');
    await Promise.all([shop.webhookRelay.deliver(lost), shop.webhookRelay.deliver(lost)]);
    await shop.untilIdle();
    const order = await read();
    expect(order).toMatchObject({
      paymentStatus: 'charged_back',
      payment: { refundedAmount: totalAmount, chargedBackAmount: totalAmount, isAwaited: false },
    });
    const kinds = ['disputed', 'charged_back'];
    expect(order.history.filter(({ kind }) => kinds.includes(kind))).toMatchObject(
      kinds.map((kind) => ({ kind, amount: totalAmount })),
    );
    expect(await setStatus('processing')).toBe(409);
    expect(await setStatus('cancelled')).toBe(200);
    expect((await read()).paymentStatus).toBe('charged_back');
  });

  it('has the part of its money that a lost dispute left, and all of it when the loss is undone', async () => {
    const { paymentIntentId, read } = await anOrder();
    const id = stripe.dispute(paymentIntentId, 100);
    await shop.webhookRelay.deliver(stripe.disputeEvent('charge.dispute.closed', id, 'lost'));
    await shop.untilIdle();
    const part = { refundedAmount: '1.00', chargedBackAmount: '1.00' };
    expect(await read()).toMatchObject({ paymentStatus: 'partly_refunded', payment: part });
    await shop.webhookRelay.deliver(stripe.disputeEvent('charge.dispute.funds_reinstated', id, 'won'));
    await shop.untilIdle();
    const none = { refundedAmount: '0.00', chargedBackAmount: '0.00' };
    expect(await read()).toMatchObject({ paymentStatus: 'paid', payment: none });
  });
});
