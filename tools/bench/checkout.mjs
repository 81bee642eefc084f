import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { registerShopper } from './bench-shop.mjs';
import { ADDRESS } from './workloads.mjs';

/* The five calls of a signed-in customer's checkout: add to the cart, read it, preview, order, read the order. */

/** So few that nothing is refused. */
const CUSTOMERS = 8;

function call(url, path, { token, agent, body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const json = body ? { 'content-type': 'application/json' } : {};
    const authorization = `Bearer ${token}`;
    const request = send(
      url + path,
      { method: body ? 'POST' : 'GET', agent, headers: { authorization, ...json, ...headers } },
      (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => {
          if (answer.statusCode < 300) resolve(JSON.parse(text));
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
        });
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function checkOut(url, customer, product) {
  const item = { productId: product.id, quantity: 1 };
  await call(url, '/api/cart', { ...customer, body: item });
  const lines = await call(url, '/api/cart', customer);
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  await call(url, '/api/orders/preview', { ...customer, body: { items, shippingAddress: ADDRESS } });
  const order = await call(url, '/api/orders', {
    ...customer,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      paymentMethod: 'cash',
      items: lines.map(({ productId, quantity, product: { price } }) => ({ productId, quantity, price })),
    },
  });
  await call(url, `/api/orders/${order.id}`, customer);
}

/** Customers who are signed in; `run` lets them check out so many times, all together. */
export async function checkoutCustomers(url, products) {
  const customers = [];
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const token = await registerShopper(url, `checkout-${randomUUID()}@shop.example`);
    customers.push({ token, agent: new Agent({ keepAlive: true, maxSockets: 1 }) });
  }
  return {
    async run(checkouts) {
      let left = checkouts;
      await Promise.all(
        customers.map(async (customer) => {
          while ((left -= 1) >= 0) await checkOut(url, customer, pick(products));
        }),
      );
    },
    end: () => customers.forEach(({ agent }) => agent.destroy()),
  };
}
