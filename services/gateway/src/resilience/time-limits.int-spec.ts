import { connect as connectTcp } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { GatewayProcess, waitUntil } from '@kp/testing';
import { call, GatewayShop, type HttpResponse, placeOrder } from '../testing/gateway-shop';

const LOCK_TIMEOUT_MS = 1_000;
/** Four lock timeouts; cached responses outlive it. */
const LOCK_MS = 4 * LOCK_TIMEOUT_MS;
/** A second, and what a request takes beside it. */
const READINESS_MS = 1_500;

describe('what makes a request wait', () => {
  let shop: GatewayShop;
  let gateway: GatewayProcess;
  let search = 0;
  const searchProducts = () => call(`${gateway.url}/api/products?search=roll${(search += 1)}`);
  const start = async (environment: Record<string, string> = {}) => {
    await gateway?.kill();
    gateway = await GatewayProcess.start(shop, {
      environment: { DATABASE_CONNECT_TIMEOUT_MS: '3000', ...environment },
    });
  };

  beforeAll(async () => {
    shop = await GatewayShop.create();
    await start({ DATABASE_LOCK_TIMEOUT_MS: String(LOCK_TIMEOUT_MS) });
  });
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
  });

  it('a locked table is 503 for those who need it, and nothing piles up', async () => {
    const cached = () => call(`${gateway.url}/api/products`);
    await cached();
    const unlock = await shop.lock('LOCK TABLE product IN ACCESS EXCLUSIVE MODE');
    const end = Date.now() + LOCK_MS;
    const searches: Promise<HttpResponse>[] = [];
    const others: HttpResponse[] = [];
    const readiness: HttpResponse[] = [];
    while (Date.now() < end) {
      searches.push(searchProducts());
      others.push(await cached(), await call(`${gateway.url}/health/live`));
      readiness.push(await call(`${gateway.url}/health/ready`));
      await pause(100);
    }
    const answers = await Promise.all(searches);
    await unlock();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.filter(({ headers }) => !headers['retry-after'])).toEqual([]);
    expect(Math.max(...answers.map(({ durationMs }) => durationMs))).toBeLessThan(12_000);
    expect(JSON.parse(answers[0]!.body)).toEqual({
      status: 503,
      code: 'SERVER.UNAVAILABLE',
      message: expect.any(String),
      correlationId: expect.any(String),
    });
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    // Of those that waited for the lock, each would have taken as long as it may; on a busy machine some do anyway.
    expect(Math.min(...others.map(({ durationMs }) => durationMs))).toBeLessThan(LOCK_TIMEOUT_MS);
    expect(Math.min(...readiness.map(({ durationMs }) => durationMs))).toBeLessThan(LOCK_TIMEOUT_MS);
    // Its statements have 800 ms, which a busy machine may use up.
    expect(readiness.filter(({ status }) => status === 200).length).toBeGreaterThan(0);

    expect((await searchProducts()).status).toBe(200);
    expect(await shop.waitingForLocks()).toBe(0);
    expect(gateway.log).not.toContain('    at ');
  });

  it('a locked product does not stop the orders of others', async () => {
    const [locked, free] = [await shop.product(), await shop.product()];
    const unlock = await shop.lock('SELECT 1 FROM product WHERE id = $1 FOR UPDATE', [locked]);
    const waiting = Promise.all(Array.from({ length: 30 }, () => placeOrder(gateway.url, locked)));
    await pause(500);
    await waitUntil(
      'an order of the other product is placed',
      async () => (await placeOrder(gateway.url, free)).status === 201,
    );
    const answers = await waiting;
    await unlock();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await placeOrder(gateway.url, locked)).status).toBe(201);
  });

  it('readiness answers within a second when its statement hangs', async () => {
    const unlock = await shop.lock('LOCK TABLE worker_heartbeat IN ACCESS EXCLUSIVE MODE');
    // On a busy machine one may take longer.
    await waitUntil('it answers in time', async () => {
      const { status, durationMs } = await call(`${gateway.url}/health/ready`);
      expect(status).toBe(503);
      return durationMs < READINESS_MS;
    });
    await unlock();
    expect((await call(`${gateway.url}/health/ready`)).status).toBe(200);
  });

  it('a body that does not come is not waited for', async () => {
    await start({ REQUEST_TIMEOUT_MS: '2000' });
    // This client neither reads its 503 nor closes its connection.
    const socket = connectTcp({ port: gateway.port, host: '127.0.0.1', allowHalfOpen: true });
    const before = Date.now();
    let received = '';
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
    );
    const slow = setInterval(() => socket.writable && socket.write(' '), 200);
    await closed;
    clearInterval(slow);
    expect(received).toContain('408');
    expect(Date.now() - before).toBeGreaterThan(1500);
    expect(Date.now() - before).toBeLessThan(15_000);
  });
});
