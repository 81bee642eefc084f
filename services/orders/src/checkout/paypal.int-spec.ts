import { Payments } from '@kp/payments';
import { anOrder } from '../testing/an-order';
import { type BegunPayment, type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';
import type { OrderAnswer } from '../testing/orders-shop';
import type { CapturedPaypalResponse } from './http/checkout.dto';
import { CapturePayment } from './use-cases/capture-payment';

type Captured = CapturedPaypalResponse & Pick<OrderAnswer, 'code' | 'details'>;

describe('paying with PayPal', () => {
  let shop: CheckoutShop;

  beforeAll(async () => (shop = await startCheckoutShop()));
  afterEach(async () => {
    shop.webhookRelay.isPaused = false;
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  const begin = async (productId: number, quantity = 1, email = 'ana@paypal.example') => {
    const checkout = anOrder([{ productId, quantity }], { email, paymentMethod: 'paypal' });
    return (
      await shop.call<BegunPayment>('POST', '/api/payments/paypal/create-order', { body: { checkout } })
    ).body;
  };
  const at = (id: string, action: string) =>
    shop.call('POST', `/api/payments/sandbox/${id}/confirm`, { body: { action } });
  const capture = ({ id, checkoutId }: { id: string; checkoutId: string }) =>
    shop.call<Captured>('POST', '/api/payments/paypal/capture', { body: { id, checkoutId } });

  it('the customer approves and returns: captured and ordered once, also when repeated', async () => {
    shop.webhookRelay.isPaused = true;
    const productId = await shop.product({ stock: 4 });
    const started = await begin(productId, 3);
    await at(started.id, 'approve');
    const answers = await Promise.all([capture(started), capture(started), capture(started)]);
    for (const { status, body } of [...answers, await capture(started)]) {
      expect([status, body]).toEqual([
        200,
        { status: 'captured', orderNumber: answers[0]!.body.orderNumber, statusUrl: expect.any(String) },
      ]);
    }
    expect(await shop.stockOf(productId)).toBe(1);
    expect(await shop.checkout(started.checkoutId)).toMatchObject({ status: 'ordered' });
  });

  it('a call that read the payment before a concurrent capture finds its order', async () => {
    shop.webhookRelay.isPaused = true;
    const started = await begin(await shop.product(), 1, 'twice@paypal.example');
    await at(started.id, 'approve');
    const before = (await shop.app.get(Payments).find(started.id))!;
    const { orderNumber } = (await capture(started)).body;
    const { payment, outcome } = await shop.app
      .get(CapturePayment)
      .execute(started.checkoutId, before, { isInteractive: true });
    expect([before.capturedMinor, payment.status]).toEqual([0, 'captured']);
    const [order] = await shop.sql('SELECT order_number FROM orders WHERE id = $1', [outcome!.orderId]);
    expect(order).toEqual({ order_number: orderNumber });
  });

  it('the customer approves and does not return: the order is created', async () => {
    const started = await begin(await shop.product(), 1, 'gone@paypal.example');
    await at(started.id, 'approve');
    await shop.untilIdle();
    expect(await shop.checkout(started.checkoutId)).toMatchObject({ status: 'ordered' });
  });

  it('the customer cancels at PayPal: nothing is captured, and the units stay reserved', async () => {
    const productId = await shop.product({ stock: 1 });
    const started = await begin(productId, 1, 'back@paypal.example');
    await at(started.id, 'cancel');
    const { status, body } = await capture(started);
    expect([status, body.orderNumber]).toEqual([200, undefined]);
    expect(['created', 'pending']).toContain(body.status);
    expect((await shop.checkout(started.checkoutId)).status).toBe('open');
    expect((await begin(productId, 1, 'back@paypal.example')).id).toBe(started.id);
  });

  it('a declined capture creates no order and returns the reason', async () => {
    const started = await begin(await shop.product(), 1, 'declined@paypal.example');
    await at(started.id, 'approve-declined');
    const { body } = await capture(started);
    expect(body).toMatchObject({
      status: 'failed',
      message: 'Your card was declined.',
      declineCode: 'card_declined',
    });
    expect(body.orderNumber).toBeUndefined();
  });

  it('nothing is captured for units that were sold since', async () => {
    shop.webhookRelay.isPaused = true;
    const productId = await shop.product({ name: 'Grill', stock: 1 });
    const started = await begin(productId, 1, 'slow@paypal.example');
    await shop.expire(started.checkoutId);
    await shop.endExpiredCheckouts();
    const quick = await shop.call('POST', '/api/orders', { body: anOrder([{ productId, quantity: 1 }]) });
    expect(quick.status).toBe(201);
    await at(started.id, 'approve');
    const { status, body } = await capture(started);
    expect([status, body.code]).toEqual([409, 'ORDERS.SHORT_STOCK']);
    const [payment] = await shop.sql('SELECT captured_minor FROM payment WHERE provider_ref = $1', [
      started.id,
    ]);
    expect(payment).toEqual({ captured_minor: 0 });
  });

  it('units of an expired reservation are reserved again before the capture', async () => {
    shop.webhookRelay.isPaused = true;
    const productId = await shop.product({ stock: 2 });
    const started = await begin(productId, 2, 'reserved-again@paypal.example');
    await shop.expire(started.checkoutId);
    await shop.endExpiredCheckouts();
    await at(started.id, 'approve');
    expect((await capture(started)).body.status).toBe('captured');
    expect(await shop.stockOf(productId)).toBe(0);
  });

  it('nothing is captured for a checkout that is ordered and paid otherwise', async () => {
    shop.webhookRelay.isPaused = true;
    const productId = await shop.product();
    const items = [{ productId, quantity: 1 }];
    const changes = { email: 'two-ways@paypal.example' };
    const card = (await shop.begin(items, { changes })).body;
    const started = await begin(productId, 1, changes.email);
    expect(started.checkoutId).toBe(card.checkoutId);
    await shop.pay(card.paymentIntentId);
    await shop.submit(items, { ...changes, paymentIntentId: card.paymentIntentId });
    await at(started.id, 'approve');
    const { status, body } = await capture(started);
    expect([status, body.code]).toEqual([409, 'ORDERS.ALREADY_ORDERED']);
  });

  it('nothing is captured for a cancelled checkout when the approval arrives later', async () => {
    shop.webhookRelay.isPaused = true;
    const productId = await shop.product({ stock: 1 });
    const started = await begin(productId, 1, 'unlucky@paypal.example');
    await at(started.id, 'approve');
    await shop.untilIdle();
    await shop.call('DELETE', `/api/checkouts/${started.checkoutId}`);
    await shop.call('POST', '/api/orders', { body: anOrder([{ productId, quantity: 1 }]) });
    for (const letter of shop.webhookRelay.letters.splice(0)) await shop.webhookRelay.bring(letter);
    await shop.untilIdle();
    const { body } = await capture(started);
    expect(body).toEqual({ status: 'cancelled' });
    const [payment] = await shop.sql('SELECT captured_minor FROM payment WHERE provider_ref = $1', [
      started.id,
    ]);
    expect(payment).toEqual({ captured_minor: 0 });
  });

  it('PayPal’s id alone shows for a day whether the order is placed', async () => {
    const started = await begin(await shop.product(), 1, 'elsewhere@paypal.example');
    const look = (id = started.id) =>
      shop.call<Captured & { statusUrl: string }>('GET', `/api/checkouts/paypal/${id}`);
    expect((await look()).body).toEqual({ status: 'open' });
    await at(started.id, 'approve');
    await shop.untilIdle();
    const { status, body } = await look();
    const { orderNumber } = await shop.checkout(started.checkoutId);
    expect([status, body]).toEqual([200, { status: 'ordered', orderNumber, statusUrl: expect.any(String) }]);
    const link = new URL(body.statusUrl).pathname.replace('/order-status/', '/api/order-status/');
    expect(JSON.stringify((await shop.call('GET', link)).body)).not.toContain('elsewhere@paypal.example');

    const card = (await shop.begin([{ productId: await shop.product(), quantity: 1 }])).body;
    for (const id of [card.paymentIntentId, started.checkoutId, 'PAY-UNKNOWN']) {
      expect((await look(id)).status).toBe(404);
    }
    await shop.sql(`UPDATE payment SET created_at = now() - interval '25 hours' WHERE provider_ref = $1`, [
      started.id,
    ]);
    expect((await look()).status).toBe(404);
  });

  it('a PayPal order is captured for its own checkout only', async () => {
    const started = await begin(await shop.product(), 1, 'own@paypal.example');
    const other = await begin(await shop.product(), 1, 'other@paypal.example');
    const { status, body } = await capture({ id: started.id, checkoutId: other.checkoutId });
    expect([status, body.code]).toEqual([404, 'ORDERS.CHECKOUT_NOT_FOUND']);
  });
});
