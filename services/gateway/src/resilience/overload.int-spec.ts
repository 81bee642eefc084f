import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { GatewayProcess } from '@kp/testing';
import { call, GatewayShop, type HttpResponse } from '../testing/gateway-shop';

const CONNECTIONS = 400;
const LOAD_MS = 4000;
const MIN_PROBES = 5;

/** A fresh process compiles while it answers. */
const WARM_UP_MS = 3000;

/** The median: single responses may wait for a busy machine. */
function usualDuration(answers: HttpResponse[]): number {
  const durations = answers.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  return durations[Math.floor((durations.length - 1) / 2)]!;
}

describe('more requests than can be served', () => {
  let shop: GatewayShop;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    shop = await GatewayShop.create();
    for (let product = 0; product < 50; product += 1) await shop.product();
    gateway = await GatewayProcess.start(shop);
  }, 60_000);
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
  });

  it('get 503 at once, while the others and health checks are answered', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const measuredFrom = Date.now() + WARM_UP_MS;
    const end = measuredFrom + LOAD_MS;
    const answers: HttpResponse[] = [];
    const health: HttpResponse[] = [];
    const readiness: HttpResponse[] = [];
    const isLoaded = () => Date.now() < end || readiness.length < MIN_PROBES;
    let search = 0;
    const load = Array.from({ length: CONNECTIONS }, async () => {
      while (isLoaded()) {
        const isMeasured = Date.now() > measuredFrom;
        const answer = await call(`${gateway.url}/api/products?search=label${(search += 1)}`, { agent });
        if (isMeasured) answers.push(answer);
        // Rejected clients wait before they retry.
        if (answer.status === 503) await pause(100);
      }
    });
    const probe = async () => {
      await pause(WARM_UP_MS);
      while (isLoaded()) {
        health.push(await call(`${gateway.url}/health/live`));
        readiness.push(await call(`${gateway.url}/health/ready`));
        await pause(200);
      }
    };
    await Promise.all([...load, probe()]);
    const finished = Date.now();
    agent.destroy();

    const served = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(served.length + refused.length).toBe(answers.length);
    expect(served.length).toBeGreaterThan(20);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers).toMatchObject({
      'retry-after': expect.any(String),
      'content-security-policy': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.parse(refused[0]!.body)).toMatchObject({
      status: 503,
      code: 'SERVER.UNAVAILABLE',
      correlationId: expect.any(String),
    });
    expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
    // Of one request after the other, at the speed of this machine in this moment.
    const queueMs = (CONNECTIONS * (finished - measuredFrom)) / served.length;
    for (const kind of [refused, health, readiness]) expect(usualDuration(kind)).toBeLessThan(queueMs);
    expect(gateway.log.split('\n').length).toBeLessThan(100);
  }, 60_000);
});
