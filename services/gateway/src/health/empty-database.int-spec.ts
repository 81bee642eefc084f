import { GatewayProcess, waitUntil } from '@kp/testing';
import { call, GatewayShop } from '../testing/gateway-shop';

describe('a gateway on a database without the tables of the shop', () => {
  let shop: GatewayShop;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    shop = await GatewayShop.create();
    gateway = await GatewayProcess.start(shop);
  });
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
  });

  it('says that it has not been migrated', async () => {
    await shop.sql('ALTER TABLE migrations RENAME TO away');
    const { status, body } = await call(`${gateway.url}/health/ready`);
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining('has not been migrated') });
    await shop.sql('ALTER TABLE away RENAME TO migrations');
    await waitUntil('it is ready', async () => (await call(`${gateway.url}/health/ready`)).status === 200);
  });
});
