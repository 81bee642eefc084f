import { anOrder } from '../testing/an-order';
import { type CheckoutShop, startCheckoutShop } from '../testing/checkout-shop';

describe('access to a checkout', () => {
  let shop: CheckoutShop;
  let owner: string;
  let stranger: string;

  beforeAll(async () => {
    shop = await startCheckoutShop();
    owner = await shop.customer('owner@mine.example');
    stranger = await shop.customer('stranger@mine.example');
  });
  afterEach(async () => {
    shop.webhookRelay.isPaused = false;
    await shop.untilIdle();
    await shop.expectBalance();
  });
  afterAll(() => shop.close());

  async function paid(token?: string) {
    const items = [{ productId: await shop.product({ stock: 3 }), quantity: 1 }];
    const changes = { email: token ? undefined : 'guest@mine.example' };
    shop.webhookRelay.isPaused = true;
    const { body } = await shop.begin(items, { token, changes });
    await shop.pay(body.paymentIntentId);
    return { items, ref: body.paymentIntentId, checkoutId: body.checkoutId };
  }
  const ordersOf = (checkoutId: string) =>
    shop.sql('SELECT 1 FROM checkout WHERE id = $1 AND order_id IS NOT NULL', [checkoutId]);

  it('another customer cannot order it, and neither its payment nor its id shows an address', async () => {
    const { items, ref, checkoutId } = await paid(owner);
    for (const knows of [{ paymentIntentId: ref }, { checkoutId }, { paymentIntentId: ref, checkoutId }]) {
      const { status, body } = await shop.submit(items, knows, stranger);
      expect([status, body.code]).toEqual([404, 'ORDERS.CHECKOUT_NOT_FOUND']);
      expect(JSON.stringify(body)).not.toMatch(/mine\.example|Lipscani|Popescu/);
    }
    const signedOut = await shop.submit(items, { paymentIntentId: ref });
    expect(signedOut.status).toBe(404);
    expect(await ordersOf(checkoutId)).toEqual([]);
  });

  it('a cash order of another customer does not use it, and its reservation stays', async () => {
    const productId = await shop.product({ stock: 3 });
    const items = [{ productId, quantity: 1 }];
    const { body: started } = await shop.begin(items, { token: owner });
    const cash = { paymentMethod: 'cash', checkoutId: started.checkoutId } as const;
    const other = await shop.submit(items, cash, stranger);
    expect([other.status, await ordersOf(started.checkoutId)]).toEqual([201, []]);
    expect(await shop.stockOf(productId)).toBe(1);
    const own = await shop.submit(items, cash, owner);
    expect([own.status, await shop.stockOf(productId)]).toEqual([201, 1]);
    const later = await shop.submit(items, cash, stranger);
    expect(later.status).toBe(201);
    expect(new Set([other.body.id, own.body.id, later.body.id]).size).toBe(3);
  });

  it('its customer can order it after being signed out while paying', async () => {
    const { items, ref, checkoutId } = await paid(owner);
    const { status, body } = await shop.submit(items, { paymentIntentId: ref, checkoutId });
    expect([status, body.paymentStatus]).toEqual([201, 'paid']);
    const again = await shop.submit(items, { paymentIntentId: ref }, owner);
    expect([again.status, again.body.id]).toEqual([201, body.id]);
  });

  it('a guest can order it after signing in while paying', async () => {
    const { items, ref } = await paid();
    const { status, body } = await shop.submit(items, { paymentIntentId: ref }, owner);
    expect([status, body.paymentStatus]).toEqual([201, 'paid']);
  });

  it('PayPal’s id, which is part of a URL, does not give access', async () => {
    const items = [{ productId: await shop.product({ stock: 3 }), quantity: 1 }];
    const checkout = anOrder(items, { paymentMethod: 'paypal' });
    const { body: started } = await shop.call<{ id: string; checkoutId: string }>(
      'POST',
      '/api/payments/paypal/create-order',
      { body: { checkout } },
    );
    shop.webhookRelay.isPaused = true;
    await shop.call('POST', `/api/payments/sandbox/${started.id}/confirm`, { body: { action: 'approve' } });
    const changes = { paymentMethod: 'paypal', paymentIntentId: started.id } as const;
    expect((await shop.submit(items, changes)).status).toBe(404);
    expect((await shop.submit(items, { ...changes, checkoutId: started.checkoutId })).status).toBe(201);
  });
});
