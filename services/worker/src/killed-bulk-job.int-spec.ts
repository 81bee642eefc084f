import { adminBulkDescriptor } from '@kp/admin-bulk';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { testRedisUrl, waitUntil, WorkerProcess } from '@kp/testing';
import Redis from 'ioredis';
import { Client } from 'pg';

const PRODUCTS = 10_000;
const STOCK = 50;

interface Progress {
  state: string;
  changed: number;
}

describe('a bulk change of 10,000 products', () => {
  let shop: OrdersShop;
  let worker: WorkerProcess;
  let productIds: number[];
  beforeAll(async () => {
    shop = await startOrdersShop({
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    const first = await shop.product({ stock: STOCK });
    await shop.sql(
      `INSERT INTO product (name, slug, price_minor, stock_quantity, category_id)
       SELECT concat('Tray ', n), concat('tray-', n), 1000, $2, category_id
         FROM product, generate_series(2, $1::int) n WHERE id = $3`,
      [PRODUCTS, STOCK, first],
    );
    productIds = (await shop.sql<{ id: number }>('SELECT id FROM product')).map(({ id }) => id);
  });
  afterAll(async () => {
    await worker.stop();
    await shop.close();
  });

  const progress = async (id: number) =>
    (await shop.sql<Progress>('SELECT state, changed FROM bulk_job WHERE id = $1', [id]))[0]!;
  const stocks = () =>
    shop.sql<{ stock: number; products: number }>(
      'SELECT stock_quantity AS stock, count(*)::int AS products FROM product GROUP BY 1 ORDER BY 1',
    );
  const flushRedis = async () => {
    const redis = new Redis(testRedisUrl());
    const keys = await redis.keys(`*${new URL(shop.databaseUrl).pathname.slice(1)}*`);
    if (keys.length > 0) await redis.del(keys);
    redis.disconnect();
  };

  it('whose worker is killed and whose queue is lost goes on with another one, each product once', async () => {
    worker = WorkerProcess.start(shop);
    // However fast the worker is, it cannot finish while the last product is locked.
    const order = new Client({ connectionString: shop.databaseUrl });
    await order.connect();
    await order.query('BEGIN');
    await order.query('SELECT FROM product WHERE id = $1 FOR UPDATE', [productIds.at(-1)]);
    const { body } = await shop.call<{ jobId: number }>('PUT', '/admin/api/products/bulk/stock', {
      token: await shop.admin(),
      body: {
        productIds,
        operation: 'add',
        value: 1,
      },
    });
    const isHalfDone = async () => (await progress(body.jobId)).changed >= 1000;
    await waitUntil('it has begun', isHalfDone);
    await worker.kill();
    await order.end();
    await WorkerProcess.sessionsEnd(shop);
    const { state, changed } = await progress(body.jobId);
    expect(state).toBe('running');
    expect(changed).toBeLessThan(PRODUCTS);
    expect(await stocks()).toEqual([
      { stock: STOCK, products: PRODUCTS - changed },
      { stock: STOCK + 1, products: changed },
    ]);

    await flushRedis();
    await WorkerProcess.letLeasesEnd(shop);
    worker = WorkerProcess.start(shop);
    await waitUntil('it is done', async () => (await progress(body.jobId)).state === 'done');
    expect(await stocks()).toEqual([{ stock: STOCK + 1, products: PRODUCTS }]);
    const [ledger] = await shop.sql<{ movements: number; audited: number }>(
      `SELECT (SELECT count(*)::int FROM stock_movement WHERE reason = 'adjustment') AS movements,
              (SELECT count(*)::int FROM audit_entry WHERE action = 'product.updated') AS audited`,
    );
    expect(ledger).toEqual({ movements: PRODUCTS, audited: PRODUCTS });
  });
});
