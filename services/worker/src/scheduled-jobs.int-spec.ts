import { Injectable, Logger, Module } from '@nestjs/common';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { OutboxModule } from '@kp/platform/outbox';
import { RegisteredJobs, ScheduledJob, ScheduledJobs, ScheduledRuns } from '@kp/platform/scheduler';

const runs: string[] = [];
let gate: Promise<void> = Promise.resolve();

@Injectable()
class CountingJob {
  @ScheduledJob('test.count', '0 0 1 1 *')
  async count(): Promise<void> {
    runs.push('started');
    await gate;
    runs.push('done');
  }
}

@Injectable()
class FrequentJob {
  static runs = 0;

  @ScheduledJob('test.often', '* * * * * *')
  async work(): Promise<void> {
    FrequentJob.runs += 1;
    if (FrequentJob.runs === 1) throw new Error('the first run fails');
  }
}

@Injectable()
class LongJob {
  static isRunning = false;

  @ScheduledJob('test.long', '* * * * * *')
  async work(): Promise<void> {
    LongJob.isRunning = true;
    await longGate;
    LongJob.isRunning = false;
  }
}

let openLongGate = () => {};
const longGate = new Promise<void>((resolve) => (openLongGate = resolve));

@Module({ imports: [OutboxModule], providers: [CountingJob, FrequentJob, LongJob] })
class JobsModule {}

describe('scheduled jobs', () => {
  let shop: TestShop;
  let jobs: ScheduledJobs;

  beforeAll(async () => {
    shop = await startTestShop({ imports: [JobsModule], worker: true, schedule: true });
    jobs = shop.app.get(ScheduledJobs);
  });
  afterAll(async () => {
    openLongGate();
    await shop.close();
  });

  it('run at each tick, also after a failed run, while a long one goes on', async () => {
    await waitUntil('the long one runs', () => LongJob.isRunning);
    const before = FrequentJob.runs;
    await waitUntil('the frequent one goes on', () => FrequentJob.runs >= before + 3);
    expect(LongJob.isRunning).toBe(true);
  });

  it('run each tick once, whichever worker comes first', async () => {
    const [row] = await shop.sql<{ runs: number; ticks: number; whole: boolean }>(
      `SELECT count(*)::int AS runs, count(DISTINCT due_at)::int AS ticks,
              bool_and(date_trunc('second', due_at) = due_at) AS whole
       FROM scheduled_run WHERE name = 'test.often'`,
    );
    expect(row!.runs).toBe(row!.ticks);
    expect(row!.whole).toBe(true);
    // A second worker finds the same tick claimed.
    const [last] = await shop.sql<{ due_at: Date }>(
      `SELECT due_at FROM scheduled_run WHERE name = 'test.often' AND finished_at IS NOT NULL ORDER BY due_at DESC LIMIT 1`,
    );
    const again = shop.app.get(ScheduledRuns).claim('test.often', last!.due_at, async () => {
      throw new Error('it ran twice');
    });
    expect(await again).toBe(false);
  });

  it('show the result of their last run', async () => {
    const latest = await shop.app.get(ScheduledRuns).listLatest();
    const often = latest.find(({ name }) => name === 'test.often');
    expect(often).toMatchObject({
      claimedBy: expect.stringContaining(`:${process.pid}`),
      lastError: { message: 'the first run fails' },
    });
  });

  it('are run soon when they are requested, and tell when they are due next', async () => {
    const registered = shop.app.get(RegisteredJobs);
    const find = async () => (await registered.list()).find(({ name }) => name === 'test.count');
    await waitUntil('its time is known', async () => Boolean((await find())?.nextDueAt));
    expect(Date.parse((await find())!.nextDueAt!)).toBeGreaterThan(Date.now());
    expect(await registered.request('test.count')).toBe(true);
    await waitUntil('it ran', () => runs.includes('done'));
    await waitUntil('its run is finished', async () => (await find())!.lastFinishedAt !== null);
    expect(await find()).toMatchObject({ requestedAt: null, error: null });
    expect(await registered.request('test.unknown')).toBe(false);
    runs.length = 0;
  });

  it('are not run while another worker runs them', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const first = jobs.runNow('test.count');
    await waitUntil('it has started', () => runs.length > 0);
    expect(await jobs.runNow('test.count')).toBe(false);
    open();
    expect(await first).toBe(true);
    expect(await jobs.runNow('test.count')).toBe(true);
    expect(runs).toEqual(['started', 'done', 'started', 'done']);
  });

  it('are run again when the worker that had claimed them is gone', async () => {
    runs.length = 0;
    await shop.sql(
      `INSERT INTO scheduled_run (name, due_at, claimed_by, lease_until)
       VALUES ('test.count', now() - interval '2 minutes', 'gone:1', now() + interval '1 minute')`,
    );
    expect(await jobs.runNow('test.count')).toBe(false);
    await shop.sql(
      `UPDATE scheduled_run SET lease_until = now() - interval '1 second' WHERE claimed_by = 'gone:1'`,
    );
    await jobs.recover();
    await waitUntil('it ran', () => runs.includes('done'));
    const [gone] = await shop.sql<{ error: string }>(
      `SELECT error FROM scheduled_run WHERE claimed_by = 'gone:1'`,
    );
    expect(gone!.error).toBe('The worker stopped before the run was finished.');
  });

  it('wait for their next tick when they have stopped three workers in a row', async () => {
    await shop.sql(`TRUNCATE scheduled_run`);
    const stopWorker = (run: number) =>
      shop.sql(
        `INSERT INTO scheduled_run (name, due_at, claimed_by, lease_until)
         VALUES ('test.count', now() - make_interval(mins => 10 - $1), 'gone:' || $1, now() - interval '1 second')`,
        [run],
      );
    runs.length = 0;
    for (const run of [1, 2]) {
      await stopWorker(run);
      await shop.app.get(ScheduledRuns).endExpired(['test.count']);
    }
    await stopWorker(3);
    await jobs.recover();
    await jobs.recover();
    expect(runs).toEqual([]);

    expect(await jobs.runNow('test.count')).toBe(true);
    await shop.sql(`UPDATE scheduled_run SET due_at = due_at - interval '20 minutes'`);
    await stopWorker(4);
    await jobs.recover();
    await waitUntil('it is run again', () => runs.filter((run) => run === 'done').length === 2);
  });

  it('that lose their lease while they run log it', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const run = jobs.runNow('test.count');
    await waitUntil(
      'it runs',
      async () =>
        (await shop.sql(`SELECT FROM scheduled_run WHERE name = 'test.count' AND finished_at IS NULL`))
          .length === 1,
    );
    await shop.sql(
      `UPDATE scheduled_run SET finished_at = now() WHERE name = 'test.count' AND finished_at IS NULL`,
    );
    const isLogged = () =>
      error.mock.calls.some(([line]) => String(line).startsWith('The lease of test.count ended'));
    await waitUntil('it is logged', isLogged).finally(open);
    expect(await run).toBe(true);
    error.mockRestore();
  });

  it('purge events that were done 30 days ago, and nothing else', async () => {
    const message = async (event: string, age: string, deliveries: string[]) => {
      const [row] = await shop.sql<{ id: string }>(
        `INSERT INTO outbox_message (event, payload, created_at, dispatched_at)
         VALUES ($1, '{}', now() - $2::interval, now() - $2::interval) RETURNING id`,
        [event, age],
      );
      for (const [index, state] of deliveries.entries()) {
        await shop.sql(
          `INSERT INTO outbox_delivery (message_id, handler, queue, done_at, failed_at)
           VALUES ($1, $2, 'payments', CASE WHEN $3 = 'done' THEN now() END, CASE WHEN $3 = 'failed' THEN now() END)`,
          [row!.id, `test.handler-${index}`, state],
        );
      }
    };
    await message('old.done', '31 days', ['done', 'done']);
    await message('old.half-done', '31 days', ['done', 'failed']);
    await message('old.waiting', '31 days', ['waiting']);
    await message('old.unsubscribed', '31 days', []);
    await shop.sql(
      `INSERT INTO outbox_message (event, payload, created_at, dispatched_at)
       SELECT 'old.bulk', '{}', now() - interval '40 days', now() FROM generate_series(1, 2500)`,
    );
    await message('young.done', '29 days', ['done']);
    await jobs.runNow('outbox.purge');
    const remaining = await shop.sql<{ event: string }>('SELECT event FROM outbox_message ORDER BY id');
    expect(remaining.map(({ event }) => event)).toEqual(['old.half-done', 'old.waiting', 'young.done']);
    const deliveries = await shop.sql('SELECT handler FROM outbox_delivery ORDER BY id');
    expect(deliveries).toHaveLength(4);
  });
});
