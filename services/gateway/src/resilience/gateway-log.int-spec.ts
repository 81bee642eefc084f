import { GatewayProcess, waitUntil } from '@kp/testing';
import { request as send } from 'node:http';
import { call, GatewayShop } from '../testing/gateway-shop';

const TOKEN = '42.kQ0mYy3hZp8Xw2cV5bN7fT1rL9dJ6gS4aE0uI3oP8xC';
const CHECKOUT = '0d9a2c1e-7f43-4b0a-9a3e-6f1d2c3b4a5e';

describe('the log of a running gateway', () => {
  let shop: GatewayShop;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    shop = await GatewayShop.create();
    gateway = await GatewayProcess.start(shop, { environment: { LOG_LEVEL: 'info' } });
    // Lines of the start may still be on their way; they come before this one.
    await call(`${gateway.url}/api/started`);
    await waitUntil('the lines of the start are written', () => gateway.log.includes('/api/started'));
  });
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
  });

  const lines = () => gateway.log.split('\n').filter(Boolean);
  /** The process writes its log line before it answers the next call. */
  async function logOf(expected: number, work: () => Promise<unknown>): Promise<string[]> {
    const before = lines().length;
    await work();
    await waitUntil('the lines are written', () => lines().length >= before + expected);
    return lines().slice(before);
  }

  it.each([
    ['GET', `/api/orders/status/${TOKEN}`],
    ['GET', `/api/order-status/${TOKEN}`],
    ['GET', `/api/unsubscribe/${TOKEN}`],
    ['POST', `/api/unsubscribe/${TOKEN}`],
    ['GET', `/api/checkouts/${CHECKOUT}`],
    ['GET', `/api/checkouts/paypal/${TOKEN}`],
    ['POST', `/api/payments/sandbox/${TOKEN}/approval?lang=de`],
    ['GET', `/api/nothing?token=${TOKEN}&limit=20`],
  ] as const)('names %s %s without its secret', async (method, path) => {
    const logged = await logOf(1, () => call(`${gateway.url}${path}`, { method }));
    expect(logged[0]).toContain('"status":4');
    expect(logged[0]).toContain('***');
    expect(logged.join()).not.toContain(TOKEN);
    expect(logged.join()).not.toContain(CHECKOUT);
  });

  it('names a violation of the content security policy without the secret of its page', async () => {
    const body = {
      'csp-report': { 'document-uri': `${gateway.url}/order-status/${TOKEN}`, 'blocked-uri': 'inline' },
    };
    const logged = await logOf(2, () => call(`${gateway.url}/api/csp-reports`, { method: 'POST', body }));
    expect(logged[0]).toContain('/order-status/***');
    expect(logged.join()).not.toContain(TOKEN);
  });

  it('warns once of an X-Forwarded-For that is ignored', async () => {
    const forwarded = () =>
      new Promise((resolve, reject) => {
        const headers = { 'x-forwarded-for': '203.0.113.7' };
        send(`${gateway.url}/api/nothing`, { agent: false, headers }, (response) => {
          response.resume().once('end', resolve);
        })
          .on('error', reject)
          .end();
      });
    const warnings = () => lines().filter((line) => line.includes('TRUST_PROXY'));
    expect(warnings()).toEqual([]);
    await logOf(4, async () => {
      for (let time = 0; time < 3; time += 1) await forwarded();
    });
    expect(warnings()).toHaveLength(1);
    expect(JSON.parse(warnings()[0]!)).toMatchObject({ level: 40 });
  });
});
