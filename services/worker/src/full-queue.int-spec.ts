import { Injectable, Module } from '@nestjs/common';
import { startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox, OutboxModule } from '@kp/platform/outbox';

const ADD_EFFECT = prepared('test.add-burst-effect', 'INSERT INTO effect (position) VALUES ($1)');
const BURST = 700;

let open: () => void;
const gate = new Promise<void>((resolve) => (open = resolve));

@Injectable()
@HandlesEvent('test.slow', { name: 'test.add-slowly', queue: 'payments', lanes: ['slow'] })
class SlowHandler implements EventHandler<{ position: number }> {
  constructor(private readonly sql: Sql) {}

  async handle({ payload }: Delivery<{ position: number }>): Promise<void> {
    await gate;
    await this.sql.run(ADD_EFFECT, [payload.position]);
  }
}

@Injectable()
@HandlesEvent('test.quick', { name: 'test.add-quickly', queue: 'payments' })
class QuickHandler implements EventHandler<{ position: number }> {
  constructor(private readonly sql: Sql) {}

  async handle({ payload }: Delivery<{ position: number }>): Promise<void> {
    await this.sql.run(ADD_EFFECT, [payload.position]);
  }
}

@Module({ imports: [OutboxModule], providers: [SlowHandler, QuickHandler] })
class BurstModule {}

describe('a burst above the limit of a queue', () => {
  let shop: TestShop;
  const count = async (query: string) => Number((await shop.sql<{ count: string }>(query))[0]?.count);

  beforeAll(async () => {
    shop = await startTestShop({ imports: [BurstModule], worker: true, redis: true });
    await shop.sql('CREATE TABLE effect (position integer)');
  });
  afterAll(() => shop.close());

  it('waits in PostgreSQL, blocks no other lane of its queue, and is handled once each', async () => {
    await shop.sql(
      `INSERT INTO outbox_message (event, payload)
       SELECT 'test.slow', jsonb_build_object('position', position, 'lane', 'slow') FROM generate_series(1, $1) position`,
      [BURST],
    );
    await waitUntil(
      'every message has its delivery',
      async () => (await count('SELECT count(*) FROM outbox_delivery')) === BURST,
    );
    const sent = 'SELECT count(*) FROM outbox_delivery WHERE sent_at IS NOT NULL';
    await waitUntil('the queue is full', async () => (await count(sent)) >= 500);
    // The relay runs once a second and must not send the rest.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await count(sent)).toBeLessThan(BURST);

    await shop.app
      .get(Transactions)
      .run(() => shop.app.get(Outbox).record('test.quick', { position: BURST + 1 }));
    await waitUntil(
      'the rest of the queue works',
      async () => (await count('SELECT count(*) FROM effect')) === 1,
    );

    // A job that only waits in the queue is neither retried nor run twice when its lease is over.
    await shop.sql(
      `UPDATE outbox_delivery SET lease_until = now() - interval '1 second' WHERE done_at IS NULL AND started_at IS NULL`,
    );
    open();
    await waitUntil(
      'the burst is handled',
      async () => (await count('SELECT count(*) FROM effect')) >= BURST + 1,
    );
    expect(await count('SELECT count(DISTINCT position) FROM effect')).toBe(BURST + 1);
    expect(await count('SELECT count(*) FROM effect')).toBe(BURST + 1);
    expect(await count('SELECT max(attempts) AS count FROM outbox_delivery')).toBe(1);
  });
});
