import { setTimeout as pause } from 'node:timers/promises';
import { GatewayProcess, waitUntil } from '@kp/testing';
import { GatewayShop, placeOrder } from './testing/gateway-shop';

const GRACE_MS = 7000;
/** Less than the drain timeout of 12 s; together with the grace more than 15 s. */
const ORDER_MS = 9500;

describe('a gateway with a long grace at its end', () => {
  let shop: GatewayShop;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    shop = await GatewayShop.create();
    const environment = {
      SHUTDOWN_GRACE_MS: String(GRACE_MS),
      DATABASE_LOCK_TIMEOUT_MS: '40000',
      DATABASE_STATEMENT_TIMEOUT_MS: '40000',
    };
    gateway = await GatewayProcess.start(shop, { environment });
  });
  afterAll(async () => {
    await gateway.kill();
    await shop.remove();
  });

  it('still gives the requests in flight their whole time', async () => {
    const productId = await shop.product();
    const unlock = await shop.lock('SELECT 1 FROM product WHERE id = $1 FOR UPDATE', [productId]);
    const placing = placeOrder(gateway.url, productId).catch((error: Error) => error);
    await waitUntil('the order waits', async () => (await shop.waitingForLocks()) === 1);
    gateway.signal('SIGTERM');
    await pause(GRACE_MS + ORDER_MS);
    await unlock();
    expect(await placing).toMatchObject({ status: 201 });
    expect(await gateway.exited).toBe(0);
  });
});
