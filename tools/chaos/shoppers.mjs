import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESS } from '../bench/workloads.mjs';
import { REQUEST_TIMEOUT_MS, RETRY_DELAY_MS, RETRY_FOR_MS, SHOPPERS, THINK_TIME_MS } from './plan.mjs';

const pick = (list) => list[randomInt(list.length)];
const FREE_SHIPPING_ABOVE_MINOR = 50_000;
const SHIPPING_MINOR = 2500;
const VAT_RATE = 0.19;

/** What was answered, and when: the material of the invariants. */
export function createJournal() {
  return { acknowledged: [], paid: [], answers: [], unanswered: [] };
}

/**
 * Shoppers that buy until they are told to stop.
 * @param {{ url: string, products: { id: number, price: string }[], journal: object }} options
 */
export function startShoppers({ url, products, journal }) {
  let isOpen = true;

  async function call(kind, method, path, { body, headers = {} } = {}) {
    const startedAt = Date.now();
    let status = 0;
    let content = null;
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const text = await answer.text();
      status = answer.status;
      content = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    } catch {
      status = 0;
    }
    journal.answers.push({ kind, path: path.split('?')[0], status, startedAt, endedAt: Date.now() });
    return { status, body: content };
  }

  /** Sends a request until it is answered for good: a lost connection, a 5xx and "in progress" are tried again. */
  async function persist(kind, method, path, options) {
    for (const end = Date.now() + RETRY_FOR_MS; Date.now() < end; await pause(RETRY_DELAY_MS)) {
      const answer = await call(kind, method, path, options);
      if (answer.status > 0 && answer.status < 500 && answer.status !== 429) return answer;
    }
    journal.unanswered.push(`${method} ${path}`);
    return null;
  }

  const someItems = () => {
    const chosen = new Map([pick(products), pick(products)].map((product) => [product.id, product]));
    return [...chosen.values()].map(({ id, price }) => ({
      productId: id,
      quantity: 1 + randomInt(2),
      price,
    }));
  };
  const orderOf = (items, paymentMethod) => ({
    email: `chaos-${randomUUID()}@bistro.example`,
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    paymentMethod,
    items,
  });
  const totalMinor = (items) => {
    const subtotal = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
    const shipping = subtotal > FREE_SHIPPING_ABOVE_MINOR ? 0 : SHIPPING_MINOR;
    return subtotal + shipping + Math.round(subtotal * VAT_RATE);
  };

  async function placeOrder(order) {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await persist('write', 'POST', '/api/orders', { body: order, headers });
    if (!answer || answer.status >= 300) return null;
    const acknowledged = {
      id: answer.body.id,
      key: headers['idempotency-key'],
      email: order.email,
      again: null,
    };
    journal.acknowledged.push(acknowledged);
    if (randomInt(5) === 0) {
      const again = await persist('write', 'POST', '/api/orders', { body: order, headers });
      acknowledged.again = again && again.body.id;
    }
    return acknowledged;
  }

  const kinds = {
    cash: () => placeOrder(orderOf(someItems(), 'cash')),
    async card() {
      const items = someItems();
      const order = orderOf(items, 'stripe');
      const started = await persist('write', 'POST', '/api/payments/stripe/create-payment-intent', {
        body: { amount: totalMinor(items), currency: 'usd', checkout: order },
      });
      if (started?.status !== 201) return;
      const { paymentIntentId } = started.body;
      const card = { action: 'card', number: '4242424242424242', expiry: '12/34', cvc: '123' };
      const path = `/api/payments/sandbox/${paymentIntentId}/confirm`;
      const paid = await persist('write', 'POST', path, { body: card });
      if (paid?.status !== 200 && paid?.status !== 201) return;
      journal.paid.push(order.email);
      // Every third shopper closes the browser after paying: the webhook has to make the order.
      if (randomInt(3) > 0) await placeOrder({ ...order, paymentIntentId });
    },
    async cart() {
      const email = `cart-${randomUUID()}@bistro.example`;
      const account = { firstName: 'Ana', lastName: 'Popescu', email, password: 'chaos-kitchen' };
      const registered = await persist('write', 'POST', '/api/auth/register', { body: account });
      if (registered?.status !== 201) return;
      const headers = { authorization: `Bearer ${registered.body.token}` };
      for (let change = 0; change < 10 && isOpen; change += 1) {
        await persist('write', 'POST', '/api/cart', {
          body: { productId: pick(products).id, quantity: 1 },
          headers,
        });
        await call('read', 'GET', '/api/cart', { headers });
        await pause(THINK_TIME_MS);
      }
    },
    async read() {
      const paths = [
        '/',
        '/products',
        '/api/products?limit=20',
        `/api/products?search=pan&maxPrice=${randomInt(9000)}`,
      ];
      await call('read', 'GET', pick(paths));
    },
  };

  const loops = Object.entries(SHOPPERS).flatMap(([kind, count]) =>
    Array.from({ length: count }, async () => {
      while (isOpen) {
        await kinds[kind]();
        await pause(THINK_TIME_MS);
      }
    }),
  );
  return {
    async stop() {
      isOpen = false;
      await Promise.all(loops);
    },
  };
}
