import { ScheduledJobs } from '@kp/platform/scheduler';
import { type CartShop, startCartShop } from './testing/cart-shop';

describe('merge records', () => {
  let shop: CartShop;

  beforeAll(async () => (shop = await startCartShop({ worker: true })));
  afterAll(() => shop.close());

  it('are deleted after 30 days, in any number, and not before', async () => {
    const cart = await shop.cartOf('merger@kitchen.example');
    const items = [{ productId: await shop.product(), quantity: 1 }];
    const merge = (key: string) =>
      cart.call('POST', '/merge', { body: { items }, headers: { 'idempotency-key': key } });
    await merge('old');
    await merge('young');
    await shop.sql(
      `INSERT INTO cart_merge (user_id, key) SELECT user_id, 'bulk-' || n FROM cart_merge, generate_series(1, 1200) n
        WHERE key = 'old'`,
    );
    await shop.sql(`UPDATE cart_merge SET created_at = now() - interval '31 days' WHERE key <> 'young'`);
    await shop.app.get(ScheduledJobs).runNow('cart.purge-merges');
    expect(await shop.sql('SELECT key FROM cart_merge')).toEqual([{ key: 'young' }]);

    await merge('young');
    expect(Object.values(await cart.quantities())).toEqual([2]);
  });
});
