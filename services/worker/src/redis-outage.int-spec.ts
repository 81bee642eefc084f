import { Injectable, Module } from '@nestjs/common';
import { MortalRedis, startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox, OutboxModule } from '@kp/platform/outbox';

const ADD_EFFECT = prepared('test.add-outage-effect', 'INSERT INTO effect (position) VALUES ($1)');

/** Released by the test; the handlers wait for it. */
let gate = Promise.resolve();
function holdPlaces(): () => void {
  let open!: () => void;
  gate = new Promise((resolve) => (open = resolve));
  return open;
}

@Injectable()
@HandlesEvent('test.placed', { name: 'test.add-position', queue: 'emails' })
class PositionHandler implements EventHandler<{ position: number }> {
  constructor(private readonly sql: Sql) {}

  async handle({ payload }: Delivery<{ position: number }>): Promise<void> {
    await gate;
    await this.sql.run(ADD_EFFECT, [payload.position]);
  }
}

@Module({ imports: [OutboxModule], providers: [PositionHandler] })
class PlacesModule {}

describe('when Redis dies', () => {
  let redis: MortalRedis;
  let shop: TestShop;
  const record = (position: number) =>
    shop.app.get(Transactions).run(() => shop.app.get(Outbox).record('test.placed', { position }));
  const places = async () =>
    (await shop.sql<{ position: number }>('SELECT position FROM effect ORDER BY position')).map(
      (row) => row.position,
    );

  beforeAll(async () => {
    redis = await MortalRedis.start();
    shop = await startTestShop({
      imports: [PlacesModule],
      worker: true,
      environment: { REDIS_URL: redis.url },
    });
    await shop.sql('CREATE TABLE effect (position integer)');
  });
  afterAll(async () => {
    await shop.close();
    await redis.remove();
  });

  it('events wait in PostgreSQL, and each is handled once when Redis is back, even without its data', async () => {
    await record(1);
    await waitUntil('the first event is handled', async () => (await places()).length === 1);
    await redis.kill();
    await Promise.all([2, 3, 4].map(record));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await places()).toEqual([1]);
    await redis.startAgain();
    await waitUntil('the waiting events are handled', async () => (await places()).length >= 4);
    expect(await places()).toEqual([1, 2, 3, 4]);
  });

  it('jobs that were in Redis are sent again within seconds of its return, long before their lease ends', async () => {
    const lost = Array.from({ length: 12 }, (_, index) => index + 5);
    const open = holdPlaces();
    await Promise.all(lost.map(record));
    const inRedis = () =>
      shop.sql(
        `SELECT 1 FROM outbox_delivery
         WHERE done_at IS NULL AND started_at IS NULL AND lease_until > now() + interval '30 seconds'`,
      );
    const running = () => shop.sql('SELECT 1 FROM outbox_delivery WHERE started_at IS NOT NULL');
    await waitUntil('five jobs run', async () => (await running()).length === 5);
    await waitUntil('the others wait in Redis', async () => (await inRedis()).length === 7);
    await redis.kill();
    open();
    await waitUntil('those that ran are done', async () => (await places()).length >= 9);
    expect(await inRedis()).toHaveLength(7);

    await redis.startAgain();
    await waitUntil('the lost jobs are done', async () => (await places()).length >= 16);
    expect(await places()).toEqual([1, 2, 3, 4, ...lost]);
  });

  it('the outage does not count as an attempt', async () => {
    expect(await shop.sql('SELECT DISTINCT attempts, last_error FROM outbox_delivery')).toEqual([
      { attempts: 1, last_error: null },
    ]);
  });
});
