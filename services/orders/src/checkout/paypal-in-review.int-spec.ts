import { Payments } from '@kp/payments';
import { PaypalFake } from '@kp/payments/testing';
import { waitUntil } from '@kp/testing';
import { anOrder } from '../testing/an-order';
import { type BegunPayment, type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';
import type { CapturedPaypalResponse } from './http/checkout.dto';
import { CapturePayment } from './use-cases/capture-payment';

let customers = 0;

describe('a PayPal payment', () => {
  let paypal: PaypalFake;
  let shop: CheckoutShop;

  beforeAll(async () => {
    paypal = await PaypalFake.start();
    shop = await startCheckoutShop({ environment: { PAYMENTS_SANDBOX: 'false', ...paypal.settings } });
  });
  beforeEach(() => {
    paypal.captureStatus = 'COMPLETED';
    paypal.captureIssue = null;
  });
  afterEach(async () => {
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(async () => {
    expect(paypal.problems).toEqual([]);
    await shop.close();
    await paypal.stop();
  });

  /** A customer of one unit, who has started to pay. */
  async function aCustomer(stock = 3) {
    customers += 1;
    const email = `customer-${customers}@paypal.example`;
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
      /** PayPal's message that the customer approved, without the customer coming back. */
      async approvedElsewhere() {
        paypal.approve(id);
        await shop.webhookRelay.deliver(paypal.approvedEvent(id));
        await shop.untilIdle();
      },
    };
  }
  const captures = (id: string) => paypal.sent('POST', new RegExp(`/${id}/capture$`)).length;
  const statusOf = async ({ checkoutId }: { checkoutId: string }) => (await shop.checkout(checkoutId)).status;

  describe('in review at PayPal', () => {
    async function inReview() {
      const customer = await aCustomer();
      paypal.approve(customer.id);
      paypal.captureStatus = 'PENDING';
      const { body } = await customer.capture();
      expect(body).toEqual({ status: 'pending' });
      expect(await statusOf(customer)).toBe('pending');
      return customer;
    }

    it('is pending, takes no second payment, and becomes an order when PayPal accepts it', async () => {
      const customer = await inReview();
      expect((await customer.start()).body).toMatchObject({ code: 'ORDERS.PAYMENT_PENDING' });
      expect((await customer.payCash()).body).toMatchObject({ code: 'ORDERS.PAYMENT_PENDING' });
      expect((await customer.capture()).body).toEqual({ status: 'pending' });
      paypal.decide(customer.id, 'COMPLETED');
      await shop.webhookRelay.deliver(paypal.captureEvent('PAYMENT.CAPTURE.COMPLETED', customer.id));
      await waitUntil('it is ordered', async () => (await statusOf(customer)) === 'ordered');
      expect(await shop.stockOf(customer.productId)).toBe(2);
    });

    it('keeps its units after the reservation expires', async () => {
      const customer = await inReview();
      await shop.expire(customer.checkoutId);
      await shop.endExpiredCheckouts();
      expect(await shop.stockOf(customer.productId)).toBe(2);
      expect(await statusOf(customer)).toBe('pending');
      await shop.sql(`UPDATE payment SET created_at = now() - interval '4 days' WHERE provider_ref = $1`, [
        customer.id,
      ]);
      await shop.expire(customer.checkoutId);
      await shop.endExpiredCheckouts();
      expect(await shop.stockOf(customer.productId)).toBe(3);
    });

    it('can be replaced by another PayPal order after a decline, and its units are released', async () => {
      const customer = await inReview();
      paypal.decide(customer.id, 'DECLINED');
      await shop.webhookRelay.deliver(paypal.captureEvent('PAYMENT.CAPTURE.DENIED', customer.id));
      await waitUntil('it is open', async () => (await statusOf(customer)) === 'open');
      const again = await customer.start();
      expect([again.status, again.body.id]).not.toEqual([201, customer.id]);
      expect(again.status).toBe(201);
      await shop.expire(customer.checkoutId);
      await shop.endExpiredCheckouts();
      expect(await shop.stockOf(customer.productId)).toBe(3);
    });
  });

  describe('approved by a customer who did not return', () => {
    it('is captured and ordered', async () => {
      const customer = await aCustomer();
      await customer.approvedElsewhere();
      expect(await statusOf(customer)).toBe('ordered');
      expect(captures(customer.id)).toBe(1);
    });

    it('is captured and ordered with its own units on expiry when the webhook is lost', async () => {
      const customer = await aCustomer(1);
      paypal.approve(customer.id);
      await shop.expire(customer.checkoutId);
      await shop.endExpiredCheckouts();
      expect(await statusOf(customer)).toBe('ordered');
    });

    it('is not captured when the checkout was ordered otherwise', async () => {
      const customer = await aCustomer();
      expect((await customer.payCash()).status).toBe(201);
      await customer.approvedElsewhere();
      expect(captures(customer.id)).toBe(0);
    });

    it('is not captured when the units were sold since', async () => {
      const customer = await aCustomer(1);
      await shop.expire(customer.checkoutId);
      await shop.endExpiredCheckouts();
      await shop.call('POST', '/api/orders', {
        body: anOrder([{ productId: customer.productId, quantity: 1 }]),
      });
      await customer.approvedElsewhere();
      expect(captures(customer.id)).toBe(0);
    });

    it('is not captured after a decline, until the customer retries it', async () => {
      const customer = await aCustomer();
      paypal.approve(customer.id);
      paypal.captureIssue = 'INSTRUMENT_DECLINED';
      expect((await customer.capture()).body).toMatchObject({ status: 'failed' });
      paypal.captureIssue = null;
      await shop.webhookRelay.deliver(paypal.approvedEvent(customer.id));
      await shop.untilIdle();
      await shop.expire(customer.checkoutId);
      await shop.endExpiredCheckouts();
      expect([
        captures(customer.id),
        await statusOf(customer),
        await shop.stockOf(customer.productId),
      ]).toEqual([1, 'expired', 3]);
      expect((await customer.capture()).body).toMatchObject({ status: 'captured' });
    });

    it('is not captured once it was rejected, even when units return', async () => {
      const customer = await aCustomer(1);
      const before = (await shop.app.get(Payments).find(customer.id))!;
      await shop.expire(customer.checkoutId);
      await shop.endExpiredCheckouts();
      await shop.sql('UPDATE product SET in_stock = false WHERE id = $1', [customer.productId]);
      paypal.approve(customer.id);
      expect((await customer.capture()).body).toMatchObject({ code: 'ORDERS.SHORT_STOCK' });
      await shop.sql('UPDATE product SET in_stock = true WHERE id = $1', [customer.productId]);
      await shop.webhookRelay.deliver(paypal.approvedEvent(customer.id));
      await shop.untilIdle();
      // A job that read the payment before it was rejected.
      const { payment } = await shop.app
        .get(CapturePayment)
        .execute(customer.checkoutId, before, { isInteractive: false });
      expect([before.status, payment.status, captures(customer.id)]).toEqual(['pending', 'cancelled', 0]);
      expect((await customer.start()).body.id).not.toBe(customer.id);
    });
  });

  it('is replaced when PayPal no longer has the order', async () => {
    const customer = await aCustomer();
    paypal.expire(customer.id);
    const again = await customer.start();
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(customer.id);
    paypal.approve(again.body.id);
    const body = { id: again.body.id, checkoutId: customer.checkoutId };
    const captured = await shop.call<CapturedPaypalResponse>('POST', '/api/payments/paypal/capture', {
      body,
    });
    expect(captured.body.status).toBe('captured');
  });

  it('is replaced when the declined capture completed the order', async () => {
    const customer = await aCustomer();
    paypal.approve(customer.id);
    paypal.captureStatus = 'DECLINED';
    expect((await customer.capture()).body).toEqual({ status: 'cancelled', message: 'Payment failed' });
    const again = await customer.start();
    expect([again.status, again.body.id === customer.id]).toEqual([201, false]);
  });
});
