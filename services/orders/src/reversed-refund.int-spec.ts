import { StripeStandIn } from '@kp/payments/testing';
import type { OrderResponse } from './http/orders.dto';
import { type CheckoutShop, startCheckoutShop } from './testing/checkout-shop';

describe('an order whose refund was reversed', () => {
  let stripe: StripeStandIn;
  let shop: CheckoutShop;

  beforeAll(async () => {
    stripe = await StripeStandIn.start();
    shop = await startCheckoutShop({ environment: { PAYMENTS_SANDBOX: 'false', ...stripe.settings } });
  }, 60_000);
  afterAll(async () => {
    expect(stripe.problems).toEqual([]);
    await shop.close();
    await stripe.stop();
  });

  async function aCancelledOrder() {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const { paymentIntentId } = (await shop.begin(items)).body;
    stripe.succeed(paymentIntentId);
    const { body: placed } = await shop.submit(items, { paymentIntentId });
    const token = await shop.admin();
    const read = async () =>
      (await shop.call<OrderResponse>('GET', `/api/orders/${placed.id}`, { token })).body;
    await shop.call('PUT', `/api/orders/${placed.id}/status`, { token, body: { status: 'cancelled' } });
    await shop.settles();
    return { paymentIntentId, read };
  }

  it('is paid again, with one refund_failed entry in its history', async () => {
    const { paymentIntentId, read } = await aCancelledOrder();
    const { totalAmount } = await read();
    expect(await read()).toMatchObject({
      paymentStatus: 'refunded',
      payment: { refundedAmount: totalAmount },
    });

    stripe.reverseRefunds(paymentIntentId);
    const message = stripe.refundEvent('refund.failed', paymentIntentId);
    await shop.courier.deliver(message);
    await shop.courier.deliver(message);
    await shop.settles();

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
});
