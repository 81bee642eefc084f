import { setTimeout as pause } from 'node:timers/promises';
import { Agent } from 'node:http';
import { GatewayProcess, waitUntil } from '@kp/testing';
import { call, GatewayShop, placeOrder } from '../testing/gateway-shop';

const ORDERS = 15;

describe('when a gateway receives SIGTERM', () => {
  let shop: GatewayShop;
  const running = new Set<GatewayProcess>();

  beforeAll(async () => (shop = await GatewayShop.create()));
  afterEach(async () => {
    for (const gateway of running) await gateway.kill();
    running.clear();
  });
  afterAll(() => shop?.remove());

  const start = async (environment: Record<string, string>, port?: number) => {
    const gateway = await GatewayProcess.start(shop, { environment, port });
    running.add(gateway);
    return gateway;
  };
  const orders = async () =>
    (await shop.sql<{ count: number }>('SELECT count(*)::int AS count FROM orders'))[0]!.count;

  it('finishes the orders in flight, reports not ready and closes kept-alive connections', async () => {
    const gateway = await start({
      SHUTDOWN_GRACE_MS: '5000',
      DATABASE_LOCK_TIMEOUT_MS: '30000',
      DATABASE_STATEMENT_TIMEOUT_MS: '30000',
    });
    const productId = await shop.product();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const cached = () => call(`${gateway.url}/api/categories`, { agent });
    await cached();
    expect((await cached()).headers.connection).toBe('keep-alive');

    const unlock = await shop.lock('SELECT 1 FROM product WHERE id = $1 FOR UPDATE', [productId]);
    const placing = Promise.all(
      Array.from({ length: ORDERS }, () => placeOrder(gateway.url, productId).catch((error: Error) => error)),
    );
    await waitUntil('the orders wait', async () => (await shop.waitingForLocks()) === ORDERS);
    gateway.signal('SIGTERM');
    await waitUntil(
      'it is not ready',
      async () => (await call(`${gateway.url}/health/ready`)).status === 503,
    );
    const { status, headers } = await cached();
    expect({ status, connection: headers.connection }).toEqual({ status: 200, connection: 'close' });
    await unlock();

    expect(await placing).toEqual(
      Array.from({ length: ORDERS }, () =>
        expect.objectContaining({ status: 201, headers: expect.objectContaining({ connection: 'close' }) }),
      ),
    );
    expect(await gateway.exited).toBe(0);
    expect(await orders()).toBe(ORDERS);
    agent.destroy();
  });

  it('ends soon while it is idle', async () => {
    const gateway = await start({});
    const agent = new Agent({ keepAlive: true });
    await call(`${gateway.url}/api/categories`, { agent });
    const before = Date.now();
    expect(await gateway.stop()).toBe(0);
    // Well below its limit of 15 s, on a busy machine too.
    expect(Date.now() - before).toBeLessThan(10_000);
    agent.destroy();
  });

  it('one after the other under load, no request is lost', async () => {
    const environment = { SHUTDOWN_GRACE_MS: '2000' };
    const gateways = [await start(environment), await start(environment)];
    const productId = await shop.product();
    const placedBefore = await orders();
    const ready = gateways.map(() => true);
    let isRolling = true;
    const watch = async (index: number) => {
      while (isRolling) {
        const answer = await call(`${gateways[index]!.url}/health/ready`).catch(() => null);
        ready[index] = answer?.status === 200;
        await pause(100);
      }
    };

    const lost: unknown[] = [];
    let placed = 0;
    /** Like a load balancer: uses ready gateways only, and retries another one when a connection is refused. */
    const send = async (turn: number, agents?: readonly Agent[]): Promise<void> => {
      const index = ready[turn % 2] ? turn % 2 : (turn + 1) % 2;
      const { url } = gateways[index]!;
      const options = { agent: agents?.[index] };
      try {
        const isOrder = turn % 3 === 0;
        const answer = await (isOrder
          ? placeOrder(url, productId, options)
          : call(`${url}/api/products?search=label${turn % 7}`, options));
        if (answer.status >= 300) lost.push(answer);
        else if (isOrder) placed += 1;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') lost.push(error);
        else {
          ready[index] = false;
          await pause(20);
          return send(turn, agents);
        }
      }
    };
    const client = async (first: number, keepAlive: boolean) => {
      // A proxy keeps a connection to each gateway.
      const agents = keepAlive ? gateways.map(() => new Agent({ keepAlive, maxSockets: 1 })) : undefined;
      for (let turn = first; isRolling; turn += 4) {
        await send(turn, agents);
        await pause(10);
      }
      agents?.forEach((agent) => agent.destroy());
    };

    const load = Promise.all([watch(0), watch(1), ...[0, 1, 2, 3].map((first) => client(first, first < 2))]);
    for (const index of [0, 1]) {
      const old = gateways[index]!;
      const placedUntilNow = placed;
      await waitUntil('orders are placed', () => placed > placedUntilNow + 10);
      expect(await old.stop()).toBe(0);
      running.delete(old);
      gateways[index] = await start(environment, old.port);
      await waitUntil('the new gateway is ready', () => ready[index]!);
    }
    isRolling = false;
    await load;
    expect(lost).toEqual([]);
    expect(placed).toBeGreaterThan(20);
    expect((await orders()) - placedBefore).toBe(placed);
  });
});
