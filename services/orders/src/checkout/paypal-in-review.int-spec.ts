import { PaypalStandIn } from '@kp/payments/testing';
import { waitUntil } from '@kp/testing';
import { anOrder } from '../testing/an-order';
import { type BegunPayment, type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';
import type { CapturedPaypalResponse } from './http/checkout.dto';

let buyers = 0;

describe('paying with PayPal itself', () => {
  let paypal: PaypalStandIn;
  let shop: CheckoutShop;

  beforeAll(async () => {
    paypal = await PaypalStandIn.start();
    shop = await startCheckoutShop({ environment: { PAYMENTS_SANDBOX: 'false', ...paypal.settings } });
  }, 60_000);
  beforeEach(() => {
    paypal.captureStatus = 'COMPLETED';
    paypal.captureRefusal = null;
  });
  afterEach(async () => {
    await shop.settles();
    await shop.expectBalance();
  });
  afterAll(async () => {
    expect(paypal.problems).toEqual([]);
    await shop.close();
    await paypal.stop();
  });

  /** A buyer of one unit, who has started to pay. */
  async function aBuyer(stock = 3) {
    buyers += 1;
    const email = `buyer-${buyers}@paypal.example`;
    const productId = await shop.product({ stock });
    const checkout = anOrder([{ productId, quantity: 1 }], { email, paymentMethod: 'paypal' });
    const start = (checkoutId?: string) =>
      shop.call<BegunPayment>('POST', '/api/payments/paypal/create-order', {
        body: { checkout, checkoutId },
      });
    const { id, checkoutId } = (await start()).body;
    const body = { id, checkoutId };
    return {
      productId,
      email,
      id,
      checkoutId,
      start: () => start(checkoutId),
      capture: () => shop.call<CapturedPaypalResponse>('POST', '/api/payments/paypal/capture', { body }),
      payCash: () =>
        shop.call<{ code?: string }>('POST', '/api/orders', {
          body: { ...checkout, paymentMethod: 'cash', checkoutId },
        }),
      /** PayPal's message that the buyer approved, without the buyer coming back. */
      async approvedElsewhere() {
        paypal.approve(id);
        await shop.courier.deliver(paypal.approvedEvent(id));
        await shop.settles();
      },
    };
  }
  const captures = (id: string) => paypal.sent('POST', new RegExp(`/${id}/capture$`)).length;
  const statusOf = async ({ checkoutId }: { checkoutId: string }) => (await shop.checkout(checkoutId)).status;

  describe('that PayPal reviews', () => {
    async function inReview() {
      const buyer = await aBuyer();
      paypal.approve(buyer.id);
      paypal.captureStatus = 'PENDING';
      const { body } = await buyer.capture();
      expect(body).toEqual({ status: 'pending' });
      expect(await statusOf(buyer)).toBe('pending');
      return buyer;
    }

    it('is pending, takes no second payment, and becomes an order when PayPal accepts it', async () => {
      const buyer = await inReview();
      expect((await buyer.start()).body).toMatchObject({ code: 'ORDERS.PAYMENT_PENDING' });
      expect((await buyer.payCash()).body).toMatchObject({ code: 'ORDERS.PAYMENT_PENDING' });
      expect((await buyer.capture()).body).toEqual({ status: 'pending' });
      paypal.decide(buyer.id, 'COMPLETED');
      await shop.courier.deliver(paypal.captureEvent('PAYMENT.CAPTURE.COMPLETED', buyer.id));
      await waitUntil('it is ordered', async () => (await statusOf(buyer)) === 'ordered');
      expect(await shop.stockOf(buyer.productId)).toBe(2);
    });

    it('keeps its units after the time of the hold', async () => {
      const buyer = await inReview();
      await shop.expire(buyer.checkoutId);
      await shop.sweep();
      expect(await shop.stockOf(buyer.productId)).toBe(2);
      expect(await statusOf(buyer)).toBe('pending');
      await shop.sql(`UPDATE payment SET created_at = now() - interval '4 days' WHERE provider_ref = $1`, [
        buyer.id,
      ]);
      await shop.expire(buyer.checkoutId);
      await shop.sweep();
      expect(await shop.stockOf(buyer.productId)).toBe(3);
    });

    it('can be paid anew, with another PayPal order, when PayPal refuses it; its units come back', async () => {
      const buyer = await inReview();
      paypal.decide(buyer.id, 'DECLINED');
      await shop.courier.deliver(paypal.captureEvent('PAYMENT.CAPTURE.DENIED', buyer.id));
      await waitUntil('it is open', async () => (await statusOf(buyer)) === 'open');
      const again = await buyer.start();
      expect([again.status, again.body.id]).not.toEqual([201, buyer.id]);
      expect(again.status).toBe(201);
      await shop.expire(buyer.checkoutId);
      await shop.sweep();
      expect(await shop.stockOf(buyer.productId)).toBe(3);
    });
  });

  describe('that was approved by a buyer who did not come back', () => {
    it('is captured and ordered', async () => {
      const buyer = await aBuyer();
      await buyer.approvedElsewhere();
      expect(await statusOf(buyer)).toBe('ordered');
      expect(captures(buyer.id)).toBe(1);
    });

    it('is captured and ordered with its own units when the message is lost, as soon as the hold ends', async () => {
      const buyer = await aBuyer(1);
      paypal.approve(buyer.id);
      await shop.expire(buyer.checkoutId);
      await shop.sweep();
      expect(await statusOf(buyer)).toBe('ordered');
    });

    it('is not captured when the checkout was ordered in another way', async () => {
      const buyer = await aBuyer();
      expect((await buyer.payCash()).status).toBe(201);
      await buyer.approvedElsewhere();
      expect(captures(buyer.id)).toBe(0);
    });

    it('is not captured when the units were sold meanwhile', async () => {
      const buyer = await aBuyer(1);
      await shop.expire(buyer.checkoutId);
      await shop.sweep();
      await shop.call('POST', '/api/orders', {
        body: anOrder([{ productId: buyer.productId, quantity: 1 }]),
      });
      await buyer.approvedElsewhere();
      expect(captures(buyer.id)).toBe(0);
    });

    it('is not captured after a decline that the buyer was told, until they try it again', async () => {
      const buyer = await aBuyer();
      paypal.approve(buyer.id);
      paypal.captureRefusal = 'INSTRUMENT_DECLINED';
      expect((await buyer.capture()).body).toMatchObject({ status: 'failed' });
      paypal.captureRefusal = null;
      await shop.courier.deliver(paypal.approvedEvent(buyer.id));
      await shop.settles();
      await shop.expire(buyer.checkoutId);
      await shop.sweep();
      expect([captures(buyer.id), await statusOf(buyer), await shop.stockOf(buyer.productId)]).toEqual([
        1,
        'expired',
        3,
      ]);
      expect((await buyer.capture()).body).toMatchObject({ status: 'captured' });
    });

    it('is not captured once the buyer was told that it would not be, even when units come back', async () => {
      const buyer = await aBuyer(1);
      await shop.expire(buyer.checkoutId);
      await shop.sweep();
      await shop.sql('UPDATE product SET in_stock = false WHERE id = $1', [buyer.productId]);
      paypal.approve(buyer.id);
      expect((await buyer.capture()).body).toMatchObject({ code: 'ORDERS.SHORT_STOCK' });
      await shop.sql('UPDATE product SET in_stock = true WHERE id = $1', [buyer.productId]);
      await shop.courier.deliver(paypal.approvedEvent(buyer.id));
      await shop.settles();
      expect(captures(buyer.id)).toBe(0);
      expect((await buyer.start()).body.id).not.toBe(buyer.id);
    });
  });

  it('starts another PayPal order when PayPal forgot the first one', async () => {
    const buyer = await aBuyer();
    paypal.forget(buyer.id);
    const again = await buyer.start();
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(buyer.id);
    paypal.approve(again.body.id);
    const body = { id: again.body.id, checkoutId: buyer.checkoutId };
    const captured = await shop.call<CapturedPaypalResponse>('POST', '/api/payments/paypal/capture', {
      body,
    });
    expect(captured.body.status).toBe('captured');
  });

  it('starts another PayPal order when the capture was refused and completed the first one', async () => {
    const buyer = await aBuyer();
    paypal.approve(buyer.id);
    paypal.captureStatus = 'DECLINED';
    expect((await buyer.capture()).body).toEqual({ status: 'cancelled', message: 'Payment failed' });
    const again = await buyer.start();
    expect([again.status, again.body.id === buyer.id]).toEqual([201, false]);
  });
});
