import { Injectable, Module } from '@nestjs/common';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox, OutboxModule } from '@kp/platform/outbox';

const ADD_EFFECT = prepared('test.add-effect', 'INSERT INTO effect (note) VALUES ($1)');

/** Notes it fails on before it succeeds. */
const failures = new Map<string, number>();

@Injectable()
@HandlesEvent('test.noted', { queue: 'maintenance' })
class NoteHandler implements EventHandler<{ note: string }> {
  constructor(private readonly sql: Sql) {}

  async handle({ payload }: Delivery<{ note: string }>): Promise<void> {
    await this.sql.run(ADD_EFFECT, [payload.note]);
    const left = failures.get(payload.note) ?? 0;
    failures.set(payload.note, left - 1);
    if (left > 0) throw new Error('not yet');
  }
}

@Module({ imports: [OutboxModule], providers: [NoteHandler] })
class NotesModule {}

describe.each([
  ['over Bull and Redis', true],
  ['inline, without Redis', false],
])('the outbox %s', (_name, redis) => {
  let shop: TestShop;
  const effects = async (note: string) =>
    (await shop.sql<object>('SELECT 1 FROM effect WHERE note = $1', [note])).length;
  const isDone = async (note: string) =>
    (
      await shop.sql(
        `SELECT 1 FROM outbox_delivery d JOIN outbox_message m ON m.id = d.message_id
         WHERE m.payload->>'note' = $1 AND d.done_at IS NOT NULL`,
        [note],
      )
    ).length === 1;
  const record = (note: string) =>
    shop.app.get(Transactions).run(() => shop.app.get(Outbox).record('test.noted', { note }));

  beforeAll(async () => {
    shop = await startTestShop({ modules: [NotesModule], worker: true, redis });
    await shop.sql('CREATE TABLE effect (note text)');
  });
  afterAll(() => shop.close());

  it('brings a recorded event to its handler, once', async () => {
    await record('hello');
    await waitUntil('the event is handled', () => isDone('hello'));
    expect(await effects('hello')).toBe(1);
  });

  it('brings nothing of a transaction that rolled back', async () => {
    const failing = shop.app.get(Transactions).run(async () => {
      await shop.app.get(Outbox).record('test.noted', { note: 'never' });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await record('after');
    await waitUntil('the later event is handled', () => isDone('after'));
    expect(await effects('never')).toBe(0);
  });

  it('tries again after a failure and keeps nothing of the failed try', async () => {
    failures.set('second try', 1);
    await record('second try');
    await waitUntil('the second try succeeds', () => isDone('second try'));
    expect(await effects('second try')).toBe(1);
  });

  it('sends again what a dead worker had claimed, when its lease is over', async () => {
    await shop.sql(`WITH m AS (INSERT INTO outbox_message (event, payload, dispatched_at)
                      VALUES ('test.noted', '{"note":"left behind"}', now()) RETURNING id)
                    INSERT INTO outbox_delivery (message_id, handler, queue, attempts, sent_at, lease_until)
                    SELECT id, 'NoteHandler', 'maintenance', 1, now(), now() - interval '1 second' FROM m`);
    await waitUntil('the delivery is done', () => isDone('left behind'));
    expect(await effects('left behind')).toBe(1);
  });

  it('handles a hundred events recorded at once, each exactly once', async () => {
    const notes = Array.from({ length: 100 }, (_, place) => `burst ${place}`);
    await Promise.all(notes.map(record));
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
