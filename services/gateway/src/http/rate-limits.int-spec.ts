import { Controller, Get, HttpCode, Module, Post } from '@nestjs/common';
import { GLOBAL_LIMITS, NoGlobalRateLimit, Public, RateLimit } from '@kp/platform/http';
import { MortalRedis, startTestShop, type TestShop, waitUntil } from '@kp/testing';
import Redis from 'ioredis';

const LIMIT = 5;

@Public()
@Controller('desk')
class DeskController {
  @RateLimit({ limit: LIMIT, seconds: 60 })
  @HttpCode(200)
  @Post('bell')
  ringBell() {
    return {};
  }

  @HttpCode(200)
  @Post('letters')
  writeLetter() {
    return {};
  }

  @Get('news')
  readNews() {
    return {};
  }

  @NoGlobalRateLimit()
  @Get('clock')
  readClock() {
    return {};
  }
}

@Module({ controllers: [DeskController] })
class DeskModule {}

const start = (environment: Record<string, string>) =>
  startTestShop({ imports: [DeskModule], environment: { LIMIT_FACTOR: '1', ...environment } });

const calls = (times: number, call: (index: number) => Promise<number>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));

describe('Limits of a route', () => {
  let shop: TestShop;
  afterEach(() => shop.close());

  const ring = async (remoteAddress: string, forwardedFor?: string) => {
    const headers: Record<string, string> = forwardedFor ? { 'x-forwarded-for': forwardedFor } : {};
    return (await shop.call('POST', '/desk/bell', { remoteAddress, headers })).status;
  };

  it('count what the proxy wrote into X-Forwarded-For, not what the client wrote before it', async () => {
    shop = await start({ TRUST_PROXY: '1' });
    const statuses = await calls(LIMIT + 1, (index) => ring('10.0.0.1', `203.0.113.${index}, 198.51.100.7`));
    expect(statuses.sort()).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    expect(await ring('10.0.0.1', '203.0.113.1, 198.51.100.8')).toBe(200);
  });

  it('believe the header from the networks of the proxies only', async () => {
    shop = await start({ TRUST_PROXY: '10.0.0.0/8' });
    await calls(LIMIT, (index) => ring('192.0.2.1', `203.0.113.${index}`));
    expect(await ring('192.0.2.1', '203.0.113.99')).toBe(429);
    expect(await ring('10.1.2.3', '203.0.113.99')).toBe(200);
  });

  it('ignore the header while TRUST_PROXY is off', async () => {
    shop = await start({});
    await calls(LIMIT, (index) => ring('192.0.2.1', `203.0.113.${index}`));
    expect(await ring('192.0.2.1', '203.0.113.99')).toBe(429);
  });

  it('count an IPv6 connection by its /64 network', async () => {
    shop = await start({});
    await calls(LIMIT, (index) => ring(`2001:db8:1:2::${index + 1}`));
    expect(await ring('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await ring('2001:db8:1:3::1')).toBe(200);
    expect(await ring('::ffff:192.0.2.1')).toBe(200);
  });
});

describe('The limit of all routes together', () => {
  let shop: TestShop;
  const factor = 0.02;
  beforeAll(async () => (shop = await start({ LIMIT_FACTOR: String(factor) })));
  afterAll(() => shop.close());

  const call = async (method: 'GET' | 'POST', path: string, remoteAddress: string) =>
    shop.call<{ code: string }>(method, path, { remoteAddress });

  it.each([
    ['POST', 'writes', '/desk/letters', '192.0.2.1'],
    ['GET', 'reads', '/desk/news', '192.0.2.2'],
  ] as const)('stops a client at %s after so many %s a minute', async (method, kind, path, client) => {
    const limit = GLOBAL_LIMITS[kind] * factor;
    const statuses = await calls(limit, async () => (await call(method, path, client)).status);
    expect(statuses.every((status) => status === 200)).toBe(true);

    const answer = await call(method, path, client);
    expect([answer.status, answer.body.code]).toEqual([429, 'REQUEST.TOO_MANY']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('GET', '/desk/clock', client)).status).toBe(200);
    expect((await call(method, path, '192.0.2.99')).status).toBe(200);
  });

  it('is not touched by reads that the process makes itself', async () => {
    const fastify = shop.app.getHttpAdapter().getInstance();
    const statuses = await calls(GLOBAL_LIMITS.reads * factor + 1, async () => {
      const { statusCode } = await fastify.inject({ url: '/desk/news', remoteAddress: 'in-process' });
      return statusCode;
    });
    expect(statuses.every((status) => status === 200)).toBe(true);
  });
});

describe('Limits of several gateways', () => {
  let redis: MortalRedis;
  let shops: TestShop[];
  let observer: Redis;

  beforeAll(async () => {
    redis = await MortalRedis.start();
    observer = new Redis(redis.url, { maxRetriesPerRequest: null });
    observer.on('error', () => undefined);
    // Specs run in parallel on small machines, where a response may be slow.
    const environment = { ...shared(), REDIS_LIMITS_TIMEOUT_MS: '4000' };
    shops = await Promise.all([start(environment), start(environment)]);
    await Promise.all(shops.map(isCountedInRedis));
  });
  afterAll(async () => {
    observer.disconnect();
    await Promise.all(shops.map((shop) => shop.close()));
    await redis.remove();
  });

  const shared = () => ({ REDIS_URL: redis.url, REDIS_PREFIX: 'two-gateways' });
  const ring = async (shop: TestShop | undefined, remoteAddress: string) =>
    (await shop!.call('POST', '/desk/bell', { remoteAddress })).status;
  const keys = () => observer.keys('*');
  let lastClient = 0;
  const isCountedInRedis = (shop: TestShop | undefined) =>
    waitUntil('a call is counted in Redis', async () => {
      const before = await keys();
      await ring(shop, `198.51.100.${(lastClient += 1)}`);
      return (await keys()).length > before.length;
    });

  it('are one limit, under keys of this shop that are one hash slot each', async () => {
    const statuses = await calls(LIMIT * 2, (index) => ring(shops[index % 2], '192.0.2.10'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    const written = await keys();
    expect(written.length).toBeGreaterThan(0);
    // Those of all routes, which each process tells every few seconds, are a key each.
    for (const key of written)
      expect(key).toMatch(/^two-gateways:limits:(\{[^{}]+\}:(hits|blocked)|sum:\w+:[\d.]+)$/);
  });

  it('hold in each process while Redis is away, without an error, and count in it when it is back', async () => {
    await redis.kill();
    const statuses = await calls(LIMIT + 1, () => ring(shops[0], '192.0.2.11'));
    expect(statuses.sort()).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    expect(await ring(shops[1], '192.0.2.11')).toBe(200);

    await redis.startAgain();
    await Promise.all(shops.map(isCountedInRedis));
  });

  it('let no request wait for a Redis that hangs, and count in it when it answers again', async () => {
    const shop = await start(shared());
    shops.push(shop);
    await isCountedInRedis(shop);
    const pausing = new Redis(redis.url);
    await pausing.call('CLIENT', 'PAUSE', '600000', 'WRITE');

    const statuses: number[] = [];
    for (let index = 0; index <= LIMIT; index += 1) statuses.push(await ring(shop, '192.0.2.13'));
    expect(statuses).toEqual([...Array<number>(LIMIT).fill(200), 429]);
    // It hung all the time.
    await pausing.call('CLIENT', 'UNPAUSE');
    pausing.disconnect();
    await isCountedInRedis(shop);
  });
});
