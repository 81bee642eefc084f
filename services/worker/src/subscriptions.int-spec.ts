import { Injectable, Logger, Module } from '@nestjs/common';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { Transactions } from '@kp/platform/database';
import {
  type EventHandler,
  HandlesEvent,
  Outbox,
  OutboxModule,
  writeSubscriptions,
} from '@kp/platform/outbox';
import { ScheduledJobs } from '@kp/platform/scheduler';

@Injectable()
@HandlesEvent('test.happened', { name: 'test.fail', queue: 'emails' })
class FailingHandler implements EventHandler {
  async handle(): Promise<void> {
    throw new Error('it never works');
  }
}

@Module({ imports: [OutboxModule], providers: [FailingHandler] })
class FailingModule {}

const PRESENT = { event: 'test.noted', name: 'test.present', queue: 'emails' } as const;
const REMOVED = { event: 'test.noted', name: 'test.removed', queue: 'emails' } as const;
const MOVED = { event: 'test.other', name: 'test.moved', queue: 'emails' } as const;
const MOVED_FROM = { ...MOVED, event: 'test.noted' } as const;
const FAILING = { event: 'test.happened', name: 'test.fail', queue: 'emails' } as const;

describe('the subscriptions of handlers', () => {
  let shop: TestShop;
  const logged: unknown[] = [];

  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation((line: unknown) => void logged.push(line));
    shop = await startTestShop({ imports: [FailingModule], worker: true });
  });
  beforeEach(async () => {
    logged.length = 0;
    await shop.sql('TRUNCATE outbox_message, outbox_delivery, outbox_subscription RESTART IDENTITY');
  });
  afterAll(async () => {
    await shop.close();
    jest.restoreAllMocks();
  });

  const write = (...handlers: Parameters<typeof writeSubscriptions>[1]) =>
    writeSubscriptions(shop.databaseUrl, handlers);
  const receivers = async () => {
    const [last] = await shop.sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM outbox_message');
    await shop.app.get(Transactions).run(() => shop.app.get(Outbox).record('test.noted', {}));
    await waitUntil(
      'the event is dispatched',
      async () =>
        (await shop.sql('SELECT FROM outbox_message WHERE id > $1 AND dispatched_at IS NOT NULL', [last!.id]))
          .length === 1,
    );
    const rows = await shop.sql<{ handler: string }>(
      'SELECT handler FROM outbox_delivery WHERE message_id > $1 ORDER BY handler',
      [last!.id],
    );
    return rows.map(({ handler }) => handler);
  };
  const insertDelivery = (handler: string, columns: Record<string, string> = {}) =>
    shop.sql(
      `WITH m AS (INSERT INTO outbox_message (event, payload, dispatched_at) VALUES ('test.noted', '{}', now()) RETURNING id)
       INSERT INTO outbox_delivery (${['message_id', 'queue', 'handler', ...Object.keys(columns)].join(', ')})
       SELECT ${['id', `'emails'`, '$1', ...Object.values(columns)].join(', ')} FROM m`,
      [handler],
    );
  const states = () =>
    shop.sql<{ handler: string; isDead: boolean; error: string | null }>(
      `SELECT handler, failed_at IS NOT NULL AS "isDead", last_error AS error FROM outbox_delivery ORDER BY id`,
    );

  it('end for a handler that the program no longer has, and return with it', async () => {
    await write(PRESENT, REMOVED);
    expect(await receivers()).toEqual(['test.present', 'test.removed']);
    await write(PRESENT);
    expect(await receivers()).toEqual(['test.present']);
    await write(PRESENT, REMOVED);
    expect(await receivers()).toEqual(['test.present', 'test.removed']);
  });

  it('rename deliveries under a former name, unless they are done or discarded', async () => {
    const former: Record<string, Record<string, string>> = {
      waiting: {},
      dead: { failed_at: 'now()' },
      done: { done_at: 'now()' },
      discarded: { failed_at: 'now()', discarded_at: 'now()' },
    };
    for (const [handler, columns] of Object.entries(former)) {
      await insertDelivery(`Former-${handler}`, columns);
    }
    const formerNames = ['Former-waiting', 'Former-dead', 'Former-done', 'Former-discarded'];
    await write({ ...PRESENT, formerNames });
    const rows = await shop.sql<{ handler: string }>('SELECT handler FROM outbox_delivery ORDER BY id');
    expect(rows.map(({ handler }) => handler)).toEqual([
      'test.present',
      'test.present',
      'Former-done',
      'Former-discarded',
    ]);
  });

  it('that ended a day ago end the waiting deliveries of their handler, and no others', async () => {
    await write(PRESENT, REMOVED, MOVED_FROM);
    await write(PRESENT, MOVED);
    const retired = (age: string) =>
      shop.sql(
        'UPDATE outbox_subscription SET retired_at = now() - $1::interval WHERE retired_at IS NOT NULL',
        [age],
      );
    const late = `now() + interval '1 hour'`;
    await insertDelivery('test.present', { due_at: late });
    await insertDelivery('test.removed');
    await insertDelivery('test.removed', { started_at: 'now()', lease_until: late });
    // It handles another event now; its earlier deliveries are still handled.
    await insertDelivery('test.moved');
    const report = () => shop.app.get(ScheduledJobs).runNow('outbox.report-dead-letters');

    await retired('23 hours');
    await report();
    const waiting = { isDead: false, error: null };
    expect(await states()).toEqual([
      { handler: 'test.present', ...waiting },
      { handler: 'test.removed', ...waiting },
      { handler: 'test.removed', ...waiting },
      { handler: 'test.moved', ...waiting },
    ]);
    expect(logged).toEqual([]);

    await retired('25 hours');
    await report();
    expect(await states()).toEqual([
      { handler: 'test.present', ...waiting },
      { handler: 'test.removed', isDead: true, error: 'Its handler was removed.' },
      { handler: 'test.removed', ...waiting },
      { handler: 'test.moved', ...waiting },
    ]);
    expect(logged).toEqual(['1 dead letters wait for an administrator (test.removed: 1)']);
  });

  it('deliver until the last attempt, whose failure is logged with the dead letter', async () => {
    await write(FAILING);
    await insertDelivery('test.fail', { attempts: '19' });
    await waitUntil('it is a dead letter', async () => (await states())[0]!.isDead);
    expect(logged).toEqual([
      expect.objectContaining({
        err: expect.objectContaining({ message: 'it never works' }),
        msg: 'Dead letter: test.fail failed on delivery 1 (attempt 20 of 20)',
      }),
    ]);
  });
});
