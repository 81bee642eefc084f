import { Logger } from '@nestjs/common';
import type { Problem } from '@kp/platform/http';
import { ScheduledJobs } from '@kp/platform/scheduler';
import type { TestShop } from '@kp/testing';
import { LoginAttemptRepository } from './persistence/login-attempt.repository';
import { register, startAuthShop } from './testing/auth-shop';

const EMAIL = 'ana@bistro.example';
const PASSWORD = 'secret-of-ana';
const ELSEWHERE = '203.0.113.2';

describe('Login attempts', () => {
  let first: TestShop;
  const others: TestShop[] = [];

  // Of a network of its own in each test: the limit of a minute over all accounts applies too.
  let home: string;
  let tests = 0;
  const LIMIT_FACTOR = '1';
  const startBeside = async () => {
    const shop = await startAuthShop({ environment: { LIMIT_FACTOR, DATABASE_URL: first.databaseUrl } });
    others.push(shop);
    return shop;
  };
  const send = (shop: TestShop, password: string, remoteAddress = home, email = EMAIL) =>
    shop.call<Problem>('POST', '/api/auth/login', { body: { email, password }, remoteAddress });
  const attempt = async (shop: TestShop, password: string, remoteAddress?: string) =>
    (await send(shop, password, remoteAddress)).status;
  const guess = async (shop: TestShop, times: number, remoteAddress?: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1)
      statuses.push(await attempt(shop, `guess number ${index}`, remoteAddress));
    return statuses;
  };
  /** As if this time had gone by. */
  const pass = (seconds: number) =>
    first.sql(`UPDATE login_attempt SET blocked_until = blocked_until - make_interval(secs => $1)`, [
      seconds,
    ]);

  /** On a busy machine the first delays, of some seconds, would end before a test has made its attempts. */
  const withAnHourMore = async (test: () => Promise<void>) => {
    await first.sql(`
      CREATE FUNCTION wait_longer() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.blocked_until := NEW.blocked_until + interval '1 hour'; RETURN NEW; END $$;
      CREATE TRIGGER wait_longer BEFORE INSERT OR UPDATE ON login_attempt FOR EACH ROW
        WHEN (NEW.blocked_until > clock_timestamp()) EXECUTE FUNCTION wait_longer()`);
    await test().finally(() => first.sql('DROP FUNCTION wait_longer CASCADE'));
  };

  beforeAll(async () => {
    first = await startAuthShop({ worker: true, environment: { LIMIT_FACTOR } });
    await register(first);
  });
  beforeEach(async () => {
    home = `192.0.2.${++tests}`;
    await first.sql('TRUNCATE login_attempt');
  });
  afterAll(async () => {
    for (const shop of others) await shop.close();
    await first.close();
  });

  it('of one client at once begin and succeed without waiting for each other in a circle', async () => {
    const attempts = first.app.get(LoginAttemptRepository);
    const keys = { own: Buffer.from('client'), account: Buffer.from('account') };
    const free = { own: 100_000, account: 100_000 };
    const signIn = async () => {
      for (let time = 0; time < 100; time += 1) {
        await attempts.begin(keys, free);
        await (time % 3 === 0 ? attempts.withdraw(keys) : attempts.succeed(keys, free));
      }
    };
    await expect(Promise.all(Array.from({ length: 8 }, signIn))).resolves.toBeDefined();
  });

  it('are free five times, then wait 1, 2, 4 … 900 seconds, even for the right password', async () => {
    expect(await guess(first, 5)).toEqual([401, 401, 401, 401, 401]);
    const waits: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const refused = await send(first, PASSWORD);
      expect([refused.status, refused.body.code]).toEqual([429, 'AUTH.TOO_MANY_ATTEMPTS']);
      const seconds = Number(refused.headers['retry-after']);
      expect(refused.body.details).toEqual({ retryAfterSeconds: seconds });
      waits.push(seconds);
      await pass(seconds);
      await guess(first, 1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('that succeed clear the counter of their client', async () => {
    await guess(first, 4);
    expect(await attempt(first, PASSWORD)).toBe(200);
    expect(await guess(first, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(await attempt(first, PASSWORD)).toBe(429);
  });

  it('are counted before they are checked: of twenty at once five are made', async () => {
    await withAnHourMore(async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => attempt(first, `at once ${index}`)),
      );
      expect(answers.filter((status) => status === 401)).toHaveLength(5);
      expect(answers.filter((status) => status === 429)).toHaveLength(15);
    });
  });

  it('of one client do not delay another below fifty, above it they do', async () => {
    await withAnHourMore(async () => {
      for (let client = 10; client < 19; client += 1) await guess(first, 5, `198.51.100.${client}`);
      // Refused ones do not count against the account.
      expect(await guess(first, 10, '198.51.100.18')).toEqual(Array(10).fill(429));
      expect(await guess(first, 4, '198.51.100.19')).toEqual([401, 401, 401, 401]);
      expect(await attempt(first, 'a mistake', ELSEWHERE)).toBe(401);
      expect(await attempt(first, PASSWORD, ELSEWHERE)).toBe(429);
    });
    await pass(3601);
    expect(await attempt(first, PASSWORD, ELSEWHERE)).toBe(200);
  });

  it('of strangers never delay a client that has signed in before', async () => {
    expect(await attempt(first, PASSWORD, home)).toBe(200);
    for (let client = 10; client < 22; client += 1) await guess(first, 5, `198.51.100.${client}`);
    expect(await attempt(first, PASSWORD, '203.0.113.9')).toBe(429);
    expect(await attempt(first, 'a mistake', home)).toBe(401);
    expect(await attempt(first, PASSWORD, home)).toBe(200);
    expect(await attempt(first, PASSWORD, '203.0.113.9')).toBe(429);
  });

  it('count across processes and survive a restart', async () => {
    const second = await startBeside();
    await guess(first, 3);
    await guess(second, 2);
    await first.sql(
      `UPDATE login_attempt SET blocked_until = now() + interval '1 minute' WHERE blocked_until > now()`,
    );
    expect(await attempt(first, PASSWORD)).toBe(429);
    const restarted = await startBeside();
    expect(await attempt(restarted, PASSWORD)).toBe(429);
    expect(await attempt(restarted, PASSWORD, ELSEWHERE)).toBe(200);
  });

  it('count an IPv6 client by its /64 network, and an unknown email as a known one', async () => {
    for (let index = 1; index <= 5; index += 1) await guess(first, 1, `2001:db8:1:2::${index}`);
    expect(await attempt(first, PASSWORD, '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await attempt(first, PASSWORD, '2001:db8:1:3::1')).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, () => send(first, PASSWORD, ELSEWHERE, 'unknown@bistro.example')),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are forgotten after a day and then deleted', async () => {
    await guess(first, 5);
    await pass(24 * 60 * 60 + 2);
    expect(await guess(first, 4)).toEqual([401, 401, 401, 401]);
    await first.sql(`UPDATE login_attempt SET expires_at = now() - interval '1 second'`);
    await guess(first, 1, ELSEWHERE);
    await first.app.get(ScheduledJobs).runNow('auth.purge-login-attempts');
    // Those of the second client and of the account, which it kept alive.
    expect(await first.sql('SELECT FROM login_attempt')).toHaveLength(2);
  });

  it('store neither the email nor the IP', async () => {
    await guess(first, 1);
    const rows = await first.sql<{ key: Buffer }>('SELECT key FROM login_attempt');
    expect(rows.map(({ key }) => key.length)).toEqual([32, 32]);
    expect(JSON.stringify(await first.sql('SELECT * FROM login_attempt'))).not.toMatch(/ana|192/);
  });

  it('are logged when they fail, with the IP and a hash of the email', async () => {
    const lines: unknown[] = [];
    const note = (line: unknown) => void lines.push(line);
    Logger.overrideLogger({ log: note, warn: note, error: note });
    try {
      await guess(first, 6, '192.0.2.77');
      await attempt(first, PASSWORD, '192.0.2.78');
    } finally {
      Logger.overrideLogger(false);
    }
    const account = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
    const line = { msg: 'Login failed', ip: '192.0.2.77', account };
    expect(lines).toEqual([
      ...Array<unknown>(5).fill({ ...line, reason: 'wrong-credentials' }),
      { ...line, reason: 'too-many-attempts' },
    ]);
    expect(new Set(lines.map((each) => (each as { account: string }).account)).size).toBe(1);
    expect(JSON.stringify(lines)).not.toContain('ana');
  });
});
