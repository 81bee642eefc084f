import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { ADDRESS } from './workloads.mjs';

/* What shoppers get beside an attacker, and buyers of what soon sells out; each from a loopback network of its own. */

const SHOPPERS = 20;
const ATTACKER = { connections: 40, localAddress: '127.66.6.6' };
const THINKING_MS = 500;
const [UNITS, BUYERS] = [50, 200];

/** @returns {Promise<{ status: number, code?: string, durationMs: number }>} status 0: no answer */
function call(url, { agent, body, headers = {} }) {
  const start = performance.now();
  return new Promise((resolve) => {
    const done = (status, text = '') => {
      const durationMs = performance.now() - start;
      resolve({ status, durationMs, ...(status >= 400 ? { code: JSON.parse(text).code } : {}) });
    };
    const json = body ? { 'content-type': 'application/json' } : {};
    const request = send(
      url,
      { method: body ? 'POST' : 'GET', agent, headers: { ...json, ...headers } },
      (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part)).on('end', () => done(answer.statusCode, text));
        answer.on('error', () => done(0));
      },
    );
    request.on('error', () => done(0));
    request.end(body && JSON.stringify(body));
  });
}

const keepAlive = (localAddress) => new Agent({ keepAlive: true, localAddress });

function placeOrder(url, product, agent) {
  return call(`${url}/api/orders`, {
    agent,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      email: `${randomUUID()}@bistro.example`,
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      paymentMethod: 'cash',
      items: [{ productId: product.id, quantity: 1, price: product.price }],
    },
  });
}

let shopper = 0;
/** The guests of one network may order a few times a day, so each order is of another shopper. */
const nextNetwork = () => `127.1.${Math.floor((shopper += 1) / 250)}.${(shopper % 250) + 1}`;

/** So many shoppers at a time: each thinks, orders, and makes room for the next one. */
async function shop(url, products, seconds) {
  const end = performance.now() + seconds * 1000;
  const orders = [];
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      await pause(Math.random() * THINKING_MS);
      while (performance.now() < end) {
        const agent = keepAlive(nextNetwork());
        orders.push(await placeOrder(url, products[shopper % products.length], agent));
        agent.destroy();
        await pause(THINKING_MS * (0.5 + Math.random()));
      }
    }),
  );
  return orders;
}

/** Searches without a pause, no two alike, in a thread of its own. */
async function attack({ url, seconds }) {
  const end = performance.now() + seconds * 1000;
  const agent = keepAlive(ATTACKER.localAddress);
  await Promise.all(
    Array.from({ length: ATTACKER.connections }, async (_, connection) => {
      for (let search = 0; performance.now() < end; search += 1)
        await call(`${url}/api/products?search=knife${connection}x${search}`, { agent });
    }),
  );
  agent.destroy();
}

const count = (answers, test) => answers.filter(test).length;

function summary(orders) {
  const sorted = orders.map(({ durationMs }) => durationMs).sort((left, right) => left - right);
  return {
    orders: orders.length,
    refused: count(orders, ({ status }) => status !== 201),
    p50: sorted[Math.floor((sorted.length - 1) * 0.5)],
    p95: sorted[Math.floor((sorted.length - 1) * 0.95)],
  };
}

/** Shoppers who order, first undisturbed, then beside an attacker. */
export async function measureAttack(url, products, seconds) {
  const undisturbed = summary(await shop(url, products, seconds));
  const attacker = new Worker(new URL(import.meta.url), { workerData: { url, seconds: seconds + 1 } });
  const ended = new Promise((resolve) => attacker.once('exit', resolve));
  const attacked = summary(await shop(url, products, seconds));
  await ended;
  return { undisturbed, attacked };
}

/** Buyers who come within a second; `product` has enough units for a quarter of them. */
export async function measureSale(url, product) {
  const answers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      await pause((buyer * 1000) / BUYERS);
      const agent = keepAlive(`127.2.1.${buyer + 1}`);
      return placeOrder(url, product, agent).finally(() => agent.destroy());
    }),
  );
  const { p50, p95 } = summary(answers);
  return {
    orders: count(answers, ({ status }) => status === 201),
    soldOut: count(answers, ({ code }) => code === 'ORDERS.SHORT_STOCK'),
    busy: count(answers, ({ status }) => status === 503),
    p50,
    p95,
  };
}

export const SALE_UNITS = UNITS;

if (!isMainThread && workerData?.url) await attack(workerData);
