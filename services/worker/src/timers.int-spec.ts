import { Injectable, Module } from '@nestjs/common';
import { startTestShop, type TestShop } from '@kp/testing';
import { OutboxModule } from '@kp/platform/outbox';
import { type RepeatedWork, Repeats, Timers } from '@kp/platform/timers';

/** Runs of the work, and what they wait for. */
const rounds: string[] = [];
let gate: Promise<void> = Promise.resolve();

@Injectable()
@Repeats({ name: 'test.count', everySeconds: 3600 })
class CountingWork implements RepeatedWork {
  async run(): Promise<void> {
    rounds.push('begun');
    await gate;
    rounds.push('done');
  }
}

@Injectable()
@Repeats({ name: 'test.often', everySeconds: 0.05 })
class FrequentWork implements RepeatedWork {
  static rounds = 0;
  async run(): Promise<void> {
    FrequentWork.rounds += 1;
    if (FrequentWork.rounds === 1) throw new Error('the first round fails');
  }
}

@Module({ imports: [OutboxModule], providers: [CountingWork, FrequentWork] })
class WorkModule {}

describe('the timers of workers', () => {
  let shop: TestShop;
  let timers: Timers;

  beforeAll(async () => {
    shop = await startTestShop({ modules: [WorkModule], worker: true });
    timers = shop.app.get(Timers);
  });
  afterAll(() => shop.close());

  it('run again and again, also after a round that failed', async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(FrequentWork.rounds).toBeGreaterThan(2);
  });

  it('do one work once at a time: while one worker is at it, the others leave it', async () => {
    let open = () => {};
    gate = new Promise((resolve) => (open = resolve));
    const first = timers.runNow('test.count');
    while (rounds.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await timers.runNow('test.count')).toBe(false);
    open();
    expect(await first).toBe(true);
    expect(await timers.runNow('test.count')).toBe(true);
    expect(rounds).toEqual(['begun', 'done', 'begun', 'done']);
  });

  it('sweep events that were done 30 days ago, and nothing else', async () => {
    const message = async (event: string, age: string, deliveries: string[]) => {
      const [row] = await shop.sql<{ id: string }>(
        `INSERT INTO outbox_message (event, payload, created_at, dispatched_at)
         VALUES ($1, '{}', now() - $2::interval, now() - $2::interval) RETURNING id`,
        [event, age],
      );
      for (const [place, state] of deliveries.entries()) {
        await shop.sql(
          `INSERT INTO outbox_delivery (message_id, handler, queue, done_at, failed_at)
           VALUES ($1, $2, 'maintenance', CASE WHEN $3 = 'done' THEN now() END, CASE WHEN $3 = 'failed' THEN now() END)`,
          [row!.id, `Handler${place}`, state],
        );
      }
    };
    await message('old.done', '31 days', ['done', 'done']);
    await message('old.half-done', '31 days', ['done', 'failed']);
    await message('old.waiting', '31 days', ['waiting']);
    await message('old.unheard', '31 days', []);
    await shop.sql(
      `INSERT INTO outbox_message (event, payload, created_at, dispatched_at)
       SELECT 'old.bulk', '{}', now() - interval '40 days', now() FROM generate_series(1, 2500)`,
    );
    await message('young.done', '29 days', ['done']);
    await timers.runNow('outbox.sweep');
    const kept = await shop.sql<{ event: string }>('SELECT event FROM outbox_message ORDER BY id');
    expect(kept.map(({ event }) => event)).toEqual(['old.half-done', 'old.waiting', 'young.done']);
    const deliveries = await shop.sql('SELECT handler FROM outbox_delivery ORDER BY id');
    expect(deliveries).toHaveLength(4);
  });
});
