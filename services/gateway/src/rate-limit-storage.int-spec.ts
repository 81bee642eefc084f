import { loadConfigs } from '@kp/platform/config';
import { RateLimitStorage } from '@kp/platform/http';
import { RedisConfig } from '@kp/platform/queue';
import { MortalRedis, waitUntil } from '@kp/testing';

const PAUSE_MS = 400;

describe('the counters of rate limits', () => {
  let redis: MortalRedis;
  let gateways: [RateLimitStorage, RateLimitStorage];

  const count = async (gateway: RateLimitStorage, key: string) =>
    (await gateway.increment(key, 60_000, 100, 60_000, 'default')).totalHits;

  beforeAll(async () => {
    redis = await MortalRedis.start();
    const [config] = loadConfigs([RedisConfig], { REDIS_URL: redis.url });
    gateways = [new RateLimitStorage(config), new RateLimitStorage(config)];
    await waitUntil('both count together', async () => {
      const first = await count(gateways[0], 'warm-up');
      return (
        (await count(gateways[1], 'warm-up')) === first + 1 &&
        (await count(gateways[0], 'warm-up')) === first + 2
      );
    });
  });
  afterAll(async () => {
    for (const gateway of gateways) gateway.onApplicationShutdown();
    await redis.remove();
  });

  it.each([
    ['before a call is sent', 0],
    ['while its answer is under way', 1],
  ])('stay shared when the process is busy %s', async (key, turns) => {
    const [busy, other] = gateways;
    const counting = count(busy, key);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    for (const end = performance.now() + PAUSE_MS; performance.now() < end;);
    expect(await counting).toBe(1);
    expect(await count(other, key)).toBe(2);
    expect(await count(busy, key)).toBe(3);
  });
});
