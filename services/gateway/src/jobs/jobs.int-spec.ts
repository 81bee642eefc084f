import { ensureFirstAdministrator } from '@kp/auth';
import { modulesUpTo } from '@kp/modules';
import { startTestShop, type TestShop } from '@kp/testing';
import { HealthModule } from '../health/health.controller';
import type { JobOverviewResponse, JobResponse, ScheduledJobResponse } from './jobs.dto';
import { JobsModule } from './jobs.controller';

const ADMIN = { adminEmail: 'admin@kitchenpass.example', adminPassword: 'a-long-password' };

describe('background jobs in the back office', () => {
  let shop: TestShop;
  let token: string;
  const list = (query = '') => shop.call<JobResponse[]>('GET', `/admin/api/jobs${query}`, { token });
  const change = (id: number, action: 'retry' | 'discard' | 'restore') =>
    shop.call<JobResponse & { code: string }>('POST', `/admin/api/jobs/${id}/${action}`, {
      token,
      body: action === 'discard' ? { reason: 'Sent by hand' } : undefined,
    });
  const overview = async () =>
    (await shop.call<JobOverviewResponse>('GET', '/admin/api/jobs/overview', { token })).body;
  const deadLetters = async () =>
    (await shop.call<{ deadLetters: number }>('GET', '/health/ready')).body.deadLetters;

  beforeAll(async () => {
    shop = await startTestShop({
      modules: modulesUpTo('auth'),
      imports: [HealthModule, JobsModule],
      environment: { STORAGE_LOW_MB: '1000000000' },
    });
    await ensureFirstAdministrator(shop.databaseUrl, ADMIN);
    const body = { email: ADMIN.adminEmail, password: ADMIN.adminPassword };
    token = (await shop.call<{ token: string }>('POST', '/api/auth/login', { body })).body.token;
    await shop.sql(
      `WITH m AS (INSERT INTO outbox_message (event, payload, dispatched_at)
                  SELECT 'test.happened', jsonb_build_object('number', n), now() FROM generate_series(1, 5) n
                  RETURNING id, payload)
       INSERT INTO outbox_delivery (message_id, handler, queue, attempts, failed_at, done_at, last_error)
       SELECT id, CASE WHEN (payload->>'number')::int = 2 THEN 'test.other' ELSE 'test.handle' END, 'emails', 20,
              CASE WHEN (payload->>'number')::int <= 3 THEN now() END,
              CASE WHEN (payload->>'number')::int = 4 THEN now() END, 'The server refused ana@bistro.example.' FROM m`,
    );
  });
  afterAll(() => shop.close());

  it('and the health of the shop, which sells on with little space for documents', async () => {
    const { status, body } = await shop.call('GET', '/health/ready');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', database: 'up', storage: 'low' });
  });

  it('are for administrators only', async () => {
    expect((await shop.call('GET', '/admin/api/jobs')).status).toBe(401);
    expect((await shop.call('POST', '/admin/api/jobs/1/retry')).status).toBe(401);
    expect((await shop.call('GET', '/admin/api/scheduled-jobs')).status).toBe(401);
    const body = {
      firstName: 'Ana',
      lastName: 'Popescu',
      email: 'ana@bistro.example',
      password: 'secret-of-ana',
    };
    const customer = await shop.call<{ token: string }>('POST', '/api/auth/register', { body });
    for (const [method, path] of [
      ['GET', 'jobs'],
      ['GET', 'scheduled-jobs'],
      ['POST', 'jobs/1/retry'],
      ['POST', 'jobs/1/discard'],
      ['GET', 'jobs/overview'],
      ['POST', 'jobs/retry'],
      ['POST', 'scheduled-jobs/test.purge/run'],
    ] as const) {
      const answer = await shop.call(method, `/admin/api/${path}`, { token: customer.body.token });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('show dead letters first, with filters and pages', async () => {
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(headers['x-total-count']).toBe('3');
    expect(body.map(({ payload }) => payload)).toEqual([{ number: 3 }, { number: 2 }, { number: 1 }]);
    expect(body[0]).toMatchObject({
      status: 'dead',
      queue: 'emails',
      attempts: 20,
      lastError: 'The server refused [email].',
      dueAt: null,
    });
    expect((await list('?handler=test.other')).body).toHaveLength(1);
    expect((await list('?queue=payments')).body).toEqual([]);
    expect((await list('?status=done')).body.map(({ payload }) => payload)).toEqual([{ number: 4 }]);
    expect((await list('?status=waiting')).body.map(({ payload }) => payload)).toEqual([{ number: 5 }]);
    const page = await list('?limit=1&offset=1');
    expect(page.body.map(({ payload }) => payload)).toEqual([{ number: 2 }]);
    expect(page.headers['x-total-count']).toBe('3');
    expect((await list('?status=nonsense')).status).toBe(400);
  });

  it('are counted for each queue, without Redis and without a worker', async () => {
    await shop.sql(`UPDATE outbox_delivery SET due_at = now() - interval '90 seconds' WHERE id = 5`);
    const { workers, redis, queues } = await overview();
    expect([workers, redis]).toEqual([0, null]);
    const [emails] = queues.filter(({ queue }) => queue === 'emails');
    expect(emails).toMatchObject({ running: 0, waiting: 1, delayed: 0, failed: 3, doneLastHour: 1 });
    expect(Date.now() - Date.parse(emails!.oldestWaitingAt!)).toBeGreaterThan(80_000);
    await shop.sql(
      `INSERT INTO worker_heartbeat (worker_id, queue, seen_at)
       VALUES ('a', 'down', now()), ('b', 'up', now() - interval '2 minutes')`,
    );
    expect(await overview()).toMatchObject({ workers: 1, redis: 'down' });
    await shop.sql(`UPDATE outbox_delivery SET due_at = now() + interval '1 hour' WHERE id = 5`);
    expect((await overview()).queues[0]).toMatchObject({ waiting: 0, delayed: 1, oldestWaitingAt: null });
    expect((await list('?status=delayed')).body).toMatchObject([{ id: 5, status: 'delayed' }]);
  });

  it('that are dead letters are counted by the health check, retried and discarded', async () => {
    expect(await deadLetters()).toBe(3);
    const [first, second] = (await list()).body;
    expect(await change(first!.id, 'retry')).toMatchObject({ status: 200, body: { status: 'waiting' } });
    expect(await change(second!.id, 'discard')).toMatchObject({ status: 200, body: { status: 'discarded' } });
    expect(await deadLetters()).toBe(1);
    expect((await list('?status=discarded')).body).toHaveLength(1);
    expect(await change(first!.id, 'discard')).toMatchObject({
      status: 409,
      body: { code: 'JOBS.NOT_DEAD' },
    });
    expect(await change(999_999, 'retry')).toMatchObject({ status: 404, body: { code: 'JOBS.NOT_FOUND' } });
    expect(await change(second!.id, 'restore')).toMatchObject({
      body: { status: 'dead', discardReason: null },
    });
    expect((await change(second!.id, 'restore')).status).toBe(409);
    expect((await change(second!.id, 'discard')).body.discardReason).toBe('Sent by hand');
    const bare = await shop.call<{ code: string }>('POST', `/admin/api/jobs/${second!.id}/discard`, {
      token,
      body: {},
    });
    expect(bare.status).toBe(400);
    const entries = await shop.sql(
      `SELECT action, actor_email AS actor, subject_id AS id, after ->> 'status' AS status FROM audit_entry ORDER BY audit_entry.id`,
    );
    const actor = ADMIN.adminEmail;
    expect(entries).toEqual([
      { action: 'job.retried', actor, id: String(first!.id), status: 'waiting' },
      { action: 'job.discarded', actor, id: String(second!.id), status: 'discarded' },
      { action: 'job.restored', actor, id: String(second!.id), status: 'dead' },
      { action: 'job.discarded', actor, id: String(second!.id), status: 'discarded' },
    ]);
  });

  it('of one handler are retried together, in one entry of the audit log', async () => {
    await shop.sql(`UPDATE outbox_delivery SET failed_at = now(), discarded_at = NULL WHERE done_at IS NULL`);
    const retry = (handler: string) =>
      shop.call<{ retried: number }>('POST', '/admin/api/jobs/retry', { token, body: { handler } });
    expect((await retry('test.handle')).body).toEqual({ retried: 3 });
    expect((await retry('test.handle')).body).toEqual({ retried: 0 });
    expect((await list()).body.map(({ handler }) => handler)).toEqual(['test.other']);
    const entries = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE action = 'job.retried' AND subject_id = 'test.handle'`,
    );
    expect(entries).toEqual([{ before: { failed: 3 }, after: { failed: 0 } }]);
    expect((await retry('')).status).toBe(400);
  });

  it('that are scheduled show their last run and their last error', async () => {
    await shop.sql(
      `INSERT INTO scheduled_job (name, next_due_at) VALUES ('test.purge', '2030-01-01T00:00Z')`,
    );
    await shop.sql(
      `INSERT INTO scheduled_run (name, due_at, claimed_by, lease_until, finished_at, error)
       VALUES ('test.purge', now() - interval '1 hour', 'host:1', now(), now(), 'it broke'),
              ('test.purge', now(), 'host:2', now(), now(), NULL)`,
    );
    const { body } = await shop.call<ScheduledJobResponse[]>('GET', '/admin/api/scheduled-jobs', { token });
    expect(body.find(({ name }) => name === 'test.purge')).toMatchObject({
      lastRunBy: 'host:2',
      error: null,
      lastError: 'it broke',
      nextDueAt: '2030-01-01T00:00:00.000Z',
    });
  });

  it('that are scheduled are requested once, in the audit log', async () => {
    const run = (name: string) =>
      shop.call<ScheduledJobResponse & { code: string }>('POST', `/admin/api/scheduled-jobs/${name}/run`, {
        token,
      });
    const { status, body } = await run('test.purge');
    expect([status, typeof body.requestedAt]).toEqual([202, 'string']);
    expect(await run('test.purge')).toMatchObject({ status: 409, body: { code: 'JOBS.RUNNING' } });
    expect(await run('test.unknown')).toMatchObject({ status: 404, body: { code: 'JOBS.NOT_FOUND' } });
    const entries = await shop.sql(
      `SELECT subject_id AS id FROM audit_entry WHERE action = 'scheduled-job.requested'`,
    );
    expect(entries).toEqual([{ id: 'test.purge' }]);
  });
});
