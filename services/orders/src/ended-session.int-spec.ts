import { anOrder } from './testing/an-order';
import { type CheckoutShop, startCheckoutShop } from './testing/checkout-shop';

/** Calls that act for the caller's account, or for a guest when no token is sent. */
const CALLS = [
  ['POST', '/api/orders'],
  ['POST', '/api/payments/stripe/create-payment-intent'],
  ['POST', '/api/payments/revolut/create-order'],
  ['POST', '/api/payments/paypal/create-order'],
] as const;

describe('a customer whose session has ended', () => {
  let shop: CheckoutShop;
  beforeAll(async () => (shop = await startCheckoutShop()));
  afterAll(() => shop.close());

  async function endedToken(email: string): Promise<string> {
    const token = await shop.customer(email);
    await shop.call('POST', '/api/auth/logout', { token });
    return token;
  }

  it.each(CALLS)('gets 401 from %s %s, whether an email is sent or not', async (method, path) => {
    const token = await endedToken(`${path.replaceAll('/', '-')}@ended.example`);
    const items = [{ productId: await shop.product(), quantity: 1 }];
    for (const email of [undefined, 'ana@ended.example']) {
      const order = anOrder(items, { email, paymentMethod: 'cash' });
      const body = path === '/api/orders' ? order : { amount: 5475, currency: 'usd', checkout: order };
      const answer = await shop.call<{ code: string }>(method, path, { body, token });
      expect([answer.status, answer.body.code]).toEqual([401, 'AUTH.SESSION_ENDED']);
    }
    expect(await shop.stockOf(items[0]!.productId)).toBe(100);
  });

  it('can read the shop, and a paid checkout is captured and shown', async () => {
    const token = await endedToken('reader@ended.example');
    const productId = await shop.product();
    expect((await shop.call('GET', `/api/products/${productId}`, { token })).status).toBe(200);
    const { body: started } = await shop.begin([{ productId, quantity: 1 }]);
    expect((await shop.call('GET', `/api/checkouts/${started.checkoutId}`, { token })).status).toBe(200);
    const capture = { id: 'PAY-UNKNOWN', checkoutId: started.checkoutId };
    const answer = await shop.call('POST', '/api/payments/paypal/capture', { body: capture, token });
    expect(answer.status).toBe(404);
  });

  it('may order as a guest without the token', async () => {
    const items = [{ productId: await shop.product(), quantity: 1 }];
    expect((await shop.call('POST', '/api/orders', { body: anOrder(items) })).status).toBe(201);
  });
});
