import { loadConfigs } from '@kp/platform/config';
import { DatabaseConfig } from '@kp/platform/database';
import { startTestShop, type TestShop } from '@kp/testing';
import { runJobsCommand } from './jobs-command';

describe('npm run jobs', () => {
  let shop: TestShop;
  const run = (...args: string[]) => {
    const [config] = loadConfigs([DatabaseConfig], { DATABASE_URL: shop.databaseUrl });
    return runJobsCommand(args, config);
  };

  beforeAll(async () => {
    shop = await startTestShop();
    await shop.sql(
      `WITH m AS (INSERT INTO outbox_message (event, payload, dispatched_at)
                  SELECT 'test.happened', '{}', now() FROM generate_series(1, 3) RETURNING id)
       INSERT INTO outbox_delivery (message_id, handler, queue, attempts, failed_at, last_error)
       SELECT id, 'test.handle', CASE WHEN id = 3 THEN 'payments' ELSE 'emails' END, 20, now(), 'It is away.' FROM m`,
    );
  });
  afterAll(() => shop.close());

  it('lists dead letters and retries one or all of a queue', async () => {
    const listed = (await run('list'))!.split('\n');
    expect(listed).toHaveLength(4);
    expect(listed[0]).toMatch(/^3 {2}payments {2}test\.handle {2}20 attempts, failed .*: It is away\.$/);
    expect(listed[3]).toBe('3 dead letters');
    expect(await run('list', '--queue', 'payments')).toContain('1 dead letters');
    expect(await run('retry', '3')).toBe('Job 3 is retried.');
    expect(await run('retry', '3')).toBe('Job 3 is no dead letter.');
    expect(await run('retry', 'all', '--queue', 'emails')).toBe('2 jobs are retried.');
    expect(await run('list')).toBe('0 dead letters');
  });

  it('discards one with a reason', async () => {
    await shop.sql('UPDATE outbox_delivery SET failed_at = now() WHERE id = 1');
    expect(await run('discard', '1')).toBeNull();
    expect(await run('discard', '1', '--reason', 'Sent by hand')).toBe('Job 1 is discarded.');
    expect(await run('discard', '1', '--reason', 'Sent by hand')).toBe('Job 1 is no dead letter.');
    const rows = await shop.sql('SELECT discard_reason AS reason FROM outbox_delivery WHERE id = 1');
    expect(rows).toEqual([{ reason: 'Sent by hand' }]);
  });

  it('returns null for an unknown command', async () => {
    expect([await run(), await run('retry'), await run('retry', 'x')]).toEqual([null, null, null]);
  });
});
