import { Injectable, Module } from '@nestjs/common';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import {
  BackgroundJobs,
  type Delivery,
  type EventHandler,
  HandlesEvent,
  Outbox,
  OutboxModule,
} from '@kp/platform/outbox';

const ADD_EFFECT = prepared('test.add-effect', 'INSERT INTO effect (note) VALUES ($1)');

const failures = new Map<string, number>();

@Injectable()
@HandlesEvent('test.noted', { name: 'test.note', formerNames: ['NoteHandler'], queue: 'emails' })
class NoteHandler implements EventHandler<{ note: string }> {
  constructor(private readonly sql: Sql) {}

  async handle({ payload }: Delivery<{ note: string }>): Promise<void> {
    await this.sql.run(ADD_EFFECT, [payload.note]);
    const left = failures.get(payload.note) ?? 0;
    failures.set(payload.note, left - 1);
    if (left > 0) throw new Error('not yet');
  }

  async giveUp({ payload }: Delivery<{ note: string }>): Promise<void> {
    await this.sql.run(ADD_EFFECT, [`${payload.note}, given up`]);
  }
}

const slow = { runs: 0, finish: () => {} };

@Injectable()
@HandlesEvent('test.called', { name: 'test.call', queue: 'payments', outsideTransaction: true })
class SlowHandler implements EventHandler {
  async handle(): Promise<void> {
    slow.runs += 1;
    await new Promise<void>((resolve) => (slow.finish = resolve));
  }
}

@Module({ imports: [OutboxModule], providers: [NoteHandler, SlowHandler] })
class NotesModule {}

interface DeliveryRow {
  id: string;
  handler: string;
  attempts: number;
  isDone: boolean;
  isDead: boolean;
  error: string | null;
}

describe.each([
  ['over Bull and Redis', true],
  ['inline, without Redis', false],
])('the outbox %s', (_name, redis) => {
  let shop: TestShop;
  const effects = async (note: string) =>
    (await shop.sql<object>('SELECT 1 FROM effect WHERE note = $1', [note])).length;
  const deliveries = (note: string) =>
    shop.sql<DeliveryRow>(
      `SELECT d.id, d.handler, d.attempts, d.done_at IS NOT NULL AS "isDone", d.failed_at IS NOT NULL AS "isDead",
              d.last_error AS error
       FROM outbox_delivery d JOIN outbox_message m ON m.id = d.message_id
       WHERE m.payload->>'note' = $1 ORDER BY d.handler`,
      [note],
    );
  const isDone = async (note: string) => (await deliveries(note)).some((row) => row.isDone);
  const isDead = async (note: string) => (await deliveries(note)).some((row) => row.isDead);
  const record = (note: string, event = 'test.noted') =>
    shop.app.get(Transactions).run(() => shop.app.get(Outbox).record(event, { note }));
  const insertDelivery = (note: string, columns: Record<string, string>) =>
    shop.sql(
      `WITH m AS (INSERT INTO outbox_message (event, payload, dispatched_at)
                  VALUES ('test.noted', jsonb_build_object('note', $1::text), now()) RETURNING id)
       INSERT INTO outbox_delivery (message_id, queue, ${Object.keys(columns).join(', ')})
       SELECT id, 'emails', ${Object.values(columns).join(', ')} FROM m`,
      [note],
    );

  beforeAll(async () => {
    slow.runs = 0;
    shop = await startTestShop({ imports: [NotesModule], worker: true, redis });
    await shop.sql('CREATE TABLE effect (note text)');
  });
  afterAll(() => shop.close());

  it('delivers a recorded event to its handler once', async () => {
    await record('hello');
    await waitUntil('the event is handled', () => isDone('hello'));
    expect(await effects('hello')).toBe(1);
  });

  it('delivers nothing from a transaction that rolled back', async () => {
    const failing = shop.app.get(Transactions).run(async () => {
      await shop.app.get(Outbox).record('test.noted', { note: 'never' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await record('after');
    await waitUntil('the later event is handled', () => isDone('after'));
    expect(await effects('never')).toBe(0);
  });

  it('retries after a failure and rolls back the failed attempt', async () => {
    failures.set('second attempt', 1);
    await record('second attempt');
    await waitUntil('the second attempt succeeds', () => isDone('second attempt'));
    expect(await effects('second attempt')).toBe(1);
  });

  it('leaves the delivery of a handler that this worker does not know to one that does', async () => {
    await shop.sql(
      `INSERT INTO outbox_subscription (event, handler, queue)
       VALUES ('test.noted', 'test.newer-handler', 'emails'), ('test.unknown', 'test.newer-handler', 'emails')`,
    );
    await record('for both');
    await record('only for the other', 'test.unknown');
    await waitUntil('the known handler is done', () => isDone('for both'));
    await waitUntil(
      'the other delivery is made',
      async () => (await deliveries('only for the other')).length === 1,
    );
    const waiting = { handler: 'test.newer-handler', attempts: 0, isDone: false, isDead: false };
    expect(await deliveries('for both')).toEqual([
      expect.objectContaining(waiting),
      expect.objectContaining({ handler: 'test.note', isDone: true }),
    ]);
    expect(await deliveries('only for the other')).toEqual([expect.objectContaining(waiting)]);
    await shop.sql(`DELETE FROM outbox_subscription WHERE handler = 'test.newer-handler'`);
  });

  it('handles deliveries under a former name of the handler', async () => {
    await insertDelivery('former', { handler: `'NoteHandler'` });
    await waitUntil('the delivery is done', () => isDone('former'));
    expect(await effects('former')).toBe(1);
  });

  it('sends a job that was not started again when its lease ends, as the same attempt', async () => {
    await insertDelivery('lost', {
      handler: `'test.note'`,
      sent_at: 'now()',
      lease_until: `now() - interval '1 second'`,
    });
    await waitUntil('the delivery is done', () => isDone('lost'));
    expect(await effects('lost')).toBe(1);
    expect(await deliveries('lost')).toMatchObject([{ attempts: 1 }]);
  });

  it('counts a job whose worker died as an attempt, and retries it', async () => {
    await insertDelivery('left behind', {
      handler: `'test.note'`,
      attempts: '1',
      sent_at: 'now()',
      started_at: 'now()',
      lease_until: `now() - interval '1 second'`,
    });
    await waitUntil('the delivery is done', () => isDone('left behind'));
    expect(await effects('left behind')).toBe(1);
    expect(await deliveries('left behind')).toMatchObject([{ attempts: 2 }]);
  });

  it('ends the attempts of a handler that repeatedly kills its process', async () => {
    await insertDelivery('poison', {
      handler: `'test.note'`,
      attempts: '20',
      started_at: 'now()',
      lease_until: `now() - interval '1 second'`,
    });
    await waitUntil('it is a dead letter', () => isDead('poison'));
    await waitUntil('it is given up', async () => (await effects('poison, given up')) === 1);
    expect(await effects('poison')).toBe(0);
    expect(await deliveries('poison')).toMatchObject([
      { attempts: 20, error: 'The worker stopped before the job was finished.' },
    ]);
  });

  it('makes a dead letter of the last failure, until an administrator retries it', async () => {
    failures.set('hopeless', 1);
    await insertDelivery('hopeless', { handler: `'test.note'`, attempts: '19' });
    await waitUntil('it is a dead letter', () => isDead('hopeless'));
    expect(await deliveries('hopeless')).toMatchObject([{ attempts: 20, error: 'not yet', isDone: false }]);
    await waitUntil('it is given up', async () => (await effects('hopeless, given up')) === 1);

    const jobs = shop.app.get(BackgroundJobs);
    const id = Number((await deliveries('hopeless'))[0]!.id);
    failures.set('hopeless', 1);
    expect(await jobs.retry(id)).toBe(true);
    // A retry restarts the attempts, so the next failure is not the last.
    await waitUntil('it is done', () => isDone('hopeless'));
    expect(await deliveries('hopeless')).toMatchObject([{ attempts: 22, isDead: false }]);
    expect(await jobs.retry(id)).toBe(false);
  });

  it('renews the lease of a long job, so that no other worker starts it', async () => {
    await record('long', 'test.called');
    await waitUntil('it runs', () => slow.runs === 1);
    const lease = async () =>
      (
        await shop.sql<{ lease: Date }>(
          'SELECT lease_until AS lease FROM outbox_delivery WHERE started_at IS NOT NULL',
        )
      )[0]!.lease;
    const first = await lease();
    await waitUntil('the lease is renewed', async () => (await lease()) > first);
    slow.finish();
    await waitUntil('it is done', () => isDone('long'));
    expect(slow.runs).toBe(1);
  });

  it('marks a job done that succeeds after its last attempt was recorded as abandoned', async () => {
    slow.runs = 0;
    await record('late', 'test.called');
    await waitUntil('it runs', () => slow.runs === 1);
    // A changed number of attempts also ends the renewals.
    await shop.sql(
      `UPDATE outbox_delivery SET attempts = 20, lease_until = now() - interval '1 second' WHERE started_at IS NOT NULL`,
    );
    await waitUntil('it is a dead letter', () => isDead('late'));
    slow.finish();
    await waitUntil('it is done', () => isDone('late'));
    expect(await deliveries('late')).toMatchObject([{ isDead: false, error: null }]);
  });

  it('handles a hundred events recorded at once, each exactly once', async () => {
    const notes = Array.from({ length: 100 }, (_, index) => `burst ${index}`);
    await Promise.all(notes.map((note) => record(note)));
    await waitUntil('all are handled', async () => {
      const [row] = await shop.sql<{ count: string }>(
        `SELECT count(*) FROM effect WHERE note LIKE 'burst %'`,
      );
      return Number(row?.count) >= 100;
    });
    const doubled = await shop.sql(
      `SELECT note FROM effect WHERE note LIKE 'burst %' GROUP BY note HAVING count(*) > 1`,
    );
    expect(doubled).toEqual([]);
  });
});
