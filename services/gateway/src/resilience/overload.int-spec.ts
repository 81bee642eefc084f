import { GatewayProcess, waitUntil } from '@kp/testing';
import { call, GatewayShop, type HttpResponse } from '../testing/gateway-shop';

/** A search takes two of the eight slots, of which two are for orders. */
const [MAX_SLOTS, WORKING] = [8, 3];
const MAX_WAITING = 100;
const SURPLUS = 10;
/** Searches of a network within five seconds, with a factor of 0.1: a busy machine answers these in time too. */
const MAX_SEARCHES = 10;

describe('more requests than can be served', () => {
  let shop: GatewayShop;
  let gateway: GatewayProcess;
  let searches = 0;

  beforeAll(async () => {
    shop = await GatewayShop.create();
    await shop.product();
    gateway = await GatewayProcess.start(shop, {
      environment: {
        MAX_CONCURRENT_REQUESTS: String(MAX_SLOTS),
        DATABASE_LOCK_TIMEOUT_MS: '60000',
        DATABASE_STATEMENT_TIMEOUT_MS: '60000',
      },
    });
  });
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
  });

  /** No two are alike, so that none is answered from the cache. */
  const search = (localIp: string) =>
    call(`${gateway.url}/api/products?search=label${(searches += 1)}`, { localIp });
  const statusesOf = (answers: HttpResponse[]) => new Set(answers.map(({ status }) => status));
  const times = (count: number) => Array.from({ length: count });

  it('wait for a moment, then get 503, while health checks are answered; what has started is finished', async () => {
    const unlock = await shop.lock('LOCK TABLE product IN ACCESS EXCLUSIVE MODE');
    const [served, rejected]: HttpResponse[][] = [[], []];
    const all = times(WORKING + MAX_WAITING + SURPLUS).map(async () => {
      const answer = await search('127.0.0.2');
      (answer.status === 503 ? rejected : served)!.push(answer);
    });
    await waitUntil('those without a place are rejected', async () => rejected!.length >= SURPLUS);
    expect((await call(`${gateway.url}/health/live`)).status).toBe(200);
    // Its statements have 800 ms, which a busy machine may use up.
    await waitUntil('it is ready', async () => (await call(`${gateway.url}/health/ready`)).status === 200);
    await waitUntil('those who wait are rejected', async () => rejected!.length >= MAX_WAITING + SURPLUS);
    expect(served).toHaveLength(0);
    await unlock();
    await Promise.all(all);
    expect([served!.length, statusesOf(served!)]).toEqual([WORKING, new Set([200])]);

    const [first] = rejected!;
    expect(first!.headers).toMatchObject({
      'retry-after': expect.any(String),
      'content-security-policy': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.parse(first!.body)).toMatchObject({
      status: 503,
      code: 'SERVER.BUSY',
      correlationId: expect.any(String),
    });
    // One line a second, however many are rejected.
    expect(gateway.log.split('\n').length).toBeLessThan(100);
  });

  it('get 429 when they are searches of one network, and others search on', async () => {
    await gateway.kill();
    gateway = await GatewayProcess.start(shop, { environment: { LIMIT_FACTOR: '0.1' } });
    const answers: HttpResponse[] = [];
    // A slow machine sends fewer than that within five seconds, and is not refused then.
    await waitUntil('one is refused', async () => {
      answers.push(await search('127.0.0.3'));
      return answers.some(({ status }) => status === 429);
    });
    expect(statusesOf(answers.slice(0, MAX_SEARCHES))).toEqual(new Set([200]));
    const tooMany = answers.find(({ status }) => status === 429)!;
    expect(JSON.parse(tooMany.body)).toMatchObject({ code: 'REQUEST.TOO_MANY' });
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
    expect((await search('127.0.0.4')).status).toBe(200);
    expect((await call(`${gateway.url}/api/products/1`, { localIp: '127.0.0.3' })).status).toBe(200);
  });
});
