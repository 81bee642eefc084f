import { Logger } from '@nestjs/common';
import { ScheduledJobs } from '@kp/platform/scheduler';
import type { TestShop } from '@kp/testing';
import { register, startAuthShop } from './testing/auth-shop';

const EMAIL = 'ana@bistro.example';
const PASSWORD = 'secret-of-ana';

describe('Login attempts', () => {
  let first: TestShop;
  const others: TestShop[] = [];

  const LIMIT_FACTOR = '1';
  const startBeside = async () => {
    const shop = await startAuthShop({ environment: { LIMIT_FACTOR, DATABASE_URL: first.databaseUrl } });
    others.push(shop);
    return shop;
  };
  const attempt = async (shop: TestShop, password: string, remoteAddress = '192.0.2.1') => {
    const body = { email: EMAIL, password };
    return (await shop.call('POST', '/api/auth/login', { body, remoteAddress })).status;
  };
  const guess = async (shop: TestShop, times: number, remoteAddress?: string) => {
    for (let index = 0; index < times; index += 1)
      await attempt(shop, `guess number ${index}`, remoteAddress);
  };

  beforeAll(async () => {
    first = await startAuthShop({ worker: true, environment: { LIMIT_FACTOR } });
    await register(first);
  });
  beforeEach(() => first.sql('TRUNCATE login_attempt'));
  afterAll(async () => {
    for (const shop of others) await shop.close();
    await first.close();
  });

  it('count across processes and survive a restart', async () => {
    const second = await startBeside();
    await guess(first, 5);
    await guess(second, 5);
    expect(await attempt(first, PASSWORD)).toBe(429);
    const restarted = await startBeside();
    expect(await attempt(restarted, PASSWORD)).toBe(429);
    expect(await attempt(restarted, PASSWORD, '192.0.2.2')).toBe(200);
  });

  it('count an IPv6 client by its /64 network', async () => {
    for (let index = 1; index <= 10; index += 1) await guess(first, 1, `2001:db8:1:2::${index}`);
    expect(await attempt(first, PASSWORD, '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await attempt(first, PASSWORD, '2001:db8:1:3::1')).toBe(200);
  });

  it('expire after a minute and are then deleted', async () => {
    await guess(first, 11);
    await first.sql(`UPDATE login_attempt SET expires_at = now() - interval '1 second'`);
    expect(await attempt(first, PASSWORD)).toBe(200);
    await attempt(first, PASSWORD, '192.0.2.3');
    await first.sql(`UPDATE login_attempt SET expires_at = now() - interval '1 second' WHERE attempts = 1 AND key IN
                       (SELECT key FROM login_attempt LIMIT 1)`);
    await first.app.get(ScheduledJobs).runNow('auth.sweep-login-attempts');
    expect(await first.sql('SELECT FROM login_attempt')).toHaveLength(1);
  });

  it('store neither the email nor the IP', async () => {
    await guess(first, 1);
    const [row] = await first.sql<{ key: Buffer; seconds: number }>(
      'SELECT key, extract(epoch FROM expires_at - now())::int AS seconds FROM login_attempt',
    );
    expect(row?.key).toHaveLength(32);
    expect(row?.seconds).toBeLessThanOrEqual(60);
  });

  it('are logged when they fail, with the IP and a hash of the email', async () => {
    const lines: unknown[] = [];
    const note = (line: unknown) => void lines.push(line);
    Logger.overrideLogger({ log: note, warn: note, error: note });
    try {
      await guess(first, 11, '192.0.2.7');
      await attempt(first, PASSWORD, '192.0.2.8');
    } finally {
      Logger.overrideLogger(false);
    }
    const account = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
    const line = { msg: 'Login failed', ip: '192.0.2.7', account };
    expect(lines).toEqual([
      ...Array<unknown>(10).fill({ ...line, reason: 'wrong-credentials' }),
      { ...line, reason: 'too-many-attempts' },
    ]);
    expect(new Set(lines.map((each) => (each as { account: string }).account)).size).toBe(1);
    expect(JSON.stringify(lines)).not.toContain('ana');
  });
});
