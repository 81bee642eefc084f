import { GatewayProcess, waitUntil } from '@kp/testing';
import { call, GatewayShop } from '../testing/gateway-shop';

describe('a gateway on a database of another version', () => {
  let shop: GatewayShop;
  let gateway: GatewayProcess;
  const ready = () => call(`${gateway.url}/health/ready`);

  beforeAll(async () => {
    shop = await GatewayShop.create();
    gateway = await GatewayProcess.start(shop);
  });
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
  });

  it('is not ready while a migration is missing', async () => {
    expect((await ready()).status).toBe(200);
    const [last] = await shop.sql<{ name: string; timestamp: string }>(
      'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING name, timestamp',
    );
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.parse(answer.body)).toMatchObject({
      status: 503,
      message: expect.stringContaining('lacks 1 migration'),
    });
    await shop.sql('INSERT INTO migrations (name, timestamp) VALUES ($1, $2)', [last!.name, last!.timestamp]);
    expect((await ready()).status).toBe(200);
  });

  it('is ready on a newer one', async () => {
    await shop.sql(`INSERT INTO migrations (name, timestamp) VALUES ('OfTheNextVersion', 9999999999999)`);
    expect((await ready()).status).toBe(200);
  });

  it('says that one without the tables of the shop has not been migrated', async () => {
    await shop.sql('ALTER TABLE migrations RENAME TO away');
    const { status, body } = await ready();
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining('has not been migrated') });
    await shop.sql('ALTER TABLE away RENAME TO migrations');
    await waitUntil('it is ready', async () => (await ready()).status === 200);
  });
});
