import { DataSource } from 'typeorm';
import { type OrdersShop, startOrdersShop } from '../testing';

describe('order lines by product', () => {
  let shop: OrdersShop;
  beforeAll(async () => (shop = await startOrdersShop()));
  afterAll(() => shop?.close());

  it('use an index', async () => {
    const plan = await shop.app.get(DataSource).transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query('EXPLAIN (COSTS OFF) SELECT quantity FROM order_line WHERE product_id = 7');
    });
    expect(JSON.stringify(plan)).toContain('Index Cond: (product_id = 7)');
  });
});
