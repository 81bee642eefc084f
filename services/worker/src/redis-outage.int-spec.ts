import { Injectable, Module } from '@nestjs/common';
import { MortalRedis, startTestShop, type TestShop, waitUntil } from '@kp/testing';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox, OutboxModule } from '@kp/platform/outbox';

const ADD_EFFECT = prepared('test.add-outage-effect', 'INSERT INTO effect (place) VALUES ($1)');

@Injectable()
@HandlesEvent('test.placed', { queue: 'maintenance' })
class PlaceHandler implements EventHandler<{ place: number }> {
  constructor(private readonly sql: Sql) {}

  async handle({ payload }: Delivery<{ place: number }>): Promise<void> {
    await this.sql.run(ADD_EFFECT, [payload.place]);
  }
}

@Module({ imports: [OutboxModule], providers: [PlaceHandler] })
class PlacesModule {}

describe('when Redis dies', () => {
  let redis: MortalRedis;
  let shop: TestShop;
  const record = (place: number) =>
    shop.app.get(Transactions).run(() => shop.app.get(Outbox).record('test.placed', { place }));
  const places = async () =>
    (await shop.sql<{ place: number }>('SELECT place FROM effect ORDER BY place')).map((row) => row.place);

  beforeAll(async () => {
    redis = await MortalRedis.start();
    shop = await startTestShop({
      modules: [PlacesModule],
      worker: true,
      environment: { REDIS_URL: redis.url },
    });
    await shop.sql('CREATE TABLE effect (place integer)');
  }, 30_000);
  afterAll(async () => {
    await shop.close();
    await redis.remove();
  });

  it('events wait in PostgreSQL, and each is handled once when it is back, even without its data', async () => {
    await record(1);
    await waitUntil('the first event is handled', async () => (await places()).length === 1);
    await redis.kill();
    await Promise.all([2, 3, 4].map(record));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await places()).toEqual([1]);
    await redis.startAgain();
    await waitUntil('the waiting events are handled', async () => (await places()).length >= 4, 20_000);
    expect(await places()).toEqual([1, 2, 3, 4]);
  }, 60_000);

  it('a job that was lost with it is sent again when its lease is over', async () => {
    await redis.kill();
    await record(5);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await shop.sql(
      `UPDATE outbox_delivery SET sent_at = now(), attempts = 1, lease_until = now() - interval '1 second', due_at = now()
       WHERE done_at IS NULL`,
    );
    await redis.startAgain();
    await waitUntil('the lost job is done', async () => (await places()).length >= 5, 20_000);
    expect(await places()).toEqual([1, 2, 3, 4, 5]);
  }, 60_000);
});
