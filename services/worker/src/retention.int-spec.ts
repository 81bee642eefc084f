import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { ScheduledJobs } from '@kp/platform/scheduler';
import { shopModules } from '@kp/modules';
import { SettingsService } from '@kp/settings';

const ROOT = path.resolve(__dirname, '../../..');

interface Entry {
  table: string;
  life: string;
  file: string;
}

/** The rows of the table in docs/retention.md. */
const entries: Entry[] = readFileSync(path.join(ROOT, 'docs/retention.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .filter((cells) => cells.length === 6 && /^[a-z_]+$/.test(cells[1] ?? '') && cells[1] !== 'table')
  .map((cells) => ({ table: cells[1]!, life: cells[3]!, file: cells[4]! }));

/** Created by the seed program, not by a migration. */
const CREATED_BY_SEED = ['demo_seed'];

describe('the retention of data', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startTestShop({
      modules: shopModules,
      worker: true,
      environment: { PAYMENTS_SANDBOX: 'true' },
    });
  });
  afterAll(() => shop.close());

  const count = async (table: string) =>
    (await shop.sql<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`))[0]!.rows;
  const runNow = (name: string) => shop.app.get(ScheduledJobs).runNow(name);

  it('is stated for every table of the schema', async () => {
    const tables = await shop.sql<{ name: string }>(
      `SELECT relname AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
    );
    expect(entries.map(({ table }) => table).sort()).toEqual(
      [...tables.map(({ name }) => name), ...CREATED_BY_SEED].sort(),
    );
  });

  it('is a time that a file of the program sets, or a reason to keep the rows', () => {
    for (const { table, life, file } of entries) {
      const isKept = /^kept: .{5,}/.test(life);
      const isSet = /\d+ day|with (the|its) |until /.test(life) && existsSync(path.join(ROOT, file));
      expect([table, isKept || (isSet && file !== '')]).toEqual([table, true]);
    }
  });

  it('ends for sessions when they have expired', async () => {
    await shop.sql(
      `WITH u AS (INSERT INTO app_user (email, password_hash, first_name, last_name)
                  VALUES ('a@b.example', 'x', 'A', 'B') RETURNING id)
       INSERT INTO auth_session (user_id, expires_at)
       SELECT id, now() - interval '1 hour' FROM u, generate_series(1, 1500)
       UNION ALL SELECT id, now() + interval '1 hour' FROM u`,
    );
    await runNow('auth.purge-sessions');
    expect(await count('auth_session')).toBe(1);
  });

  it('ends for mails after 90 days, for unsent ones after a year', async () => {
    await shop.sql(
      `INSERT INTO mail (delivery_id, kind, recipient, language, subject, text_body, html_body, created_at, sent_at)
       SELECT n, 'test', 'a@b.example', 'en', age, '', '', now() - age::interval, CASE WHEN sent THEN now() END
       FROM (VALUES (1, '91 days', true), (2, '89 days', true), (3, '91 days', false), (4, '366 days', false))
            AS old (n, age, sent)`,
    );
    await runNow('notifications.purge-mails');
    const left = await shop.sql<{ id: string }>('SELECT delivery_id AS id FROM mail ORDER BY delivery_id');
    expect(left.map(({ id }) => Number(id))).toEqual([2, 3]);
  });

  it('ends for processed webhooks after 90 days and for test payments after 180', async () => {
    await shop.sql(
      `INSERT INTO webhook_event (provider, is_sandbox, event_id, type, provider_refs, received_at, processed_at)
       SELECT 'stripe', true, age || processed, 'test', '{}', now() - age::interval, CASE WHEN processed THEN now() END
       FROM (VALUES ('91 days', true), ('89 days', true), ('91 days', false)) AS old (age, processed)`,
    );
    await shop.sql(
      `INSERT INTO sandbox_payment (ref, method, reference, amount_minor, currency, description, created_at)
       SELECT ref, 'stripe', ref, 100, 'usd', '', now() - age::interval
       FROM (VALUES ('old', '181 days'), ('refunded', '181 days'), ('refunded long ago', '200 days'),
                    ('young', '179 days')) AS p (ref, age)`,
    );
    await shop.sql(
      `INSERT INTO sandbox_refund (ref, payment_ref, reference, amount_minor, created_at)
       VALUES ('young', 'refunded', 'young', 1, now() - interval '179 days'),
              ('old', 'refunded long ago', 'old', 1, now() - interval '181 days')`,
    );
    await runNow('payments.purge-provider-records');
    expect(await count('webhook_event')).toBe(2);
    const left = await shop.sql<{ ref: string }>('SELECT ref FROM sandbox_payment ORDER BY ref');
    expect(left.map(({ ref }) => ref)).toEqual(['refunded', 'young']);
    expect(await shop.sql('SELECT ref FROM sandbox_refund')).toEqual([{ ref: 'young' }]);
  });

  it('ends when the settings say so, from the next run on', async () => {
    await shop.sql('TRUNCATE mail, contact_message CASCADE');
    await shop.sql(
      `INSERT INTO mail (delivery_id, kind, recipient, language, subject, text_body, html_body, created_at, sent_at)
       SELECT n, 'test', 'a@b.example', 'en', '', '', '', now() - age::interval, now()
       FROM (VALUES (1, '31 days'), (2, '29 days')) AS old (n, age)`,
    );
    await shop.sql(
      `INSERT INTO contact_message (name, email, subject, category, message, language, status, created_at)
       SELECT status || age, 'a@b.example', '', 'product', '', 'en', status, now() - age::interval
       FROM (VALUES ('closed', '181 days'), ('answered', '181 days'), ('answered', '182 days'), ('closed', '179 days'),
                    ('new', '181 days')) AS old (status, age)`,
    );
    await shop.sql(
      `INSERT INTO conversation_reply (message_id, author, text, created_at)
       SELECT id, 'Ana', 'Yes', now() - interval '10 days' FROM contact_message WHERE name = 'answered182 days'`,
    );
    const runBoth = async () => {
      await runNow('notifications.purge-mails');
      await runNow('contact.purge-messages');
      return [await count('mail'), await count('contact_message')];
    };
    expect(await runBoth()).toEqual([2, 5]);

    const periods = { mailDays: 30, unsentMailDays: 90, checkoutDays: 14, webhookDays: 30, messageDays: 180 };
    await shop.app
      .get(SettingsService)
      .saveRetentionPeriods(periods, { userId: 1, email: 'admin@b.example' });
    expect(await runBoth()).toEqual([1, 3]);
    const left = await shop.sql<{ name: string }>('SELECT name FROM contact_message ORDER BY name');
    expect(left.map(({ name }) => name)).toEqual(['answered182 days', 'closed179 days', 'new181 days']);
  });

  it('ends for the daily cash orders of guests a day after their day', async () => {
    await shop.sql(
      `INSERT INTO guest_cash_usage (day, key, orders, units, total_minor)
       SELECT current_date - age, age::text, 1, 1, 100 FROM generate_series(1, 3) age`,
    );
    await runNow('orders.expire-reservations');
    expect(await shop.sql('SELECT key FROM guest_cash_usage')).toEqual([{ key: '1' }]);
  });

  it('ends for heartbeats a day after the last sign of a worker', async () => {
    await shop.sql(
      `INSERT INTO worker_heartbeat (worker_id, queue, seen_at)
       VALUES ('gone', 'up', now() - interval '25 hours'), ('quiet', 'up', now() - interval '23 hours')`,
    );
    const ids = async () =>
      (await shop.sql<{ id: string }>('SELECT worker_id AS id FROM worker_heartbeat')).map(({ id }) => id);
    await waitUntil('the next heartbeat', async () => !(await ids()).includes('gone'));
    expect(await ids()).toContain('quiet');
  });

  it('ends for runs of scheduled jobs after a week, for failed ones after a month', async () => {
    await shop.sql('TRUNCATE scheduled_run');
    await shop.sql(
      `INSERT INTO scheduled_run (name, due_at, claimed_by, lease_until, finished_at, error)
       SELECT 'test.' || n, now(), 'host:1', now(), now() - age::interval, error
       FROM (VALUES (1, '8 days', NULL), (2, '6 days', NULL), (3, '8 days', 'it broke'), (4, '31 days', 'it broke'))
            AS old (n, age, error)`,
    );
    await runNow('scheduler.purge');
    const left = await shop.sql<{ name: string }>(
      `SELECT name FROM scheduled_run WHERE name LIKE 'test.%' ORDER BY name`,
    );
    expect(left.map(({ name }) => name)).toEqual(['test.2', 'test.3']);
  });
});
