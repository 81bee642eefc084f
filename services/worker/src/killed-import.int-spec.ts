import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminBulkDescriptor } from '@kp/admin-bulk';
import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { testRedisUrl, waitUntil, WorkerProcess } from '@kp/testing';
import Redis from 'ioredis';
import { Client } from 'pg';

const ROWS = 5_000;
const STOCK = 7;
const LAST = `bowl-${ROWS - 1}`;
const IMPORTS = '/admin/api/imports';

interface Progress {
  state: string;
  created: number;
  rows: number;
}

describe('an import of 5,000 rows', () => {
  let shop: OrdersShop;
  let worker: WorkerProcess;
  let admin: string;
  const files = mkdtempSync(path.join(tmpdir(), 'kitchenpass-files-'));
  beforeAll(async () => {
    shop = await startOrdersShop({
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
      environment: { DATA_DIR: files },
    });
    admin = await shop.admin();
    await shop.sql(
      `INSERT INTO product (name, slug, price_minor, stock_quantity, category_id)
       SELECT 'Bowl', $1, 100, 0, id FROM category WHERE slug = 'food-labels'`,
      [LAST],
    );
  });
  afterAll(async () => {
    await worker.stop();
    await shop.close();
    rmSync(files, { recursive: true, force: true });
  });

  const startWorker = () => WorkerProcess.start(shop, { DATA_DIR: files });
  const progress = async (id: number) =>
    (
      await shop.sql<Progress>(
        'SELECT state, created, created + updated + unchanged + failed AS rows FROM import_job WHERE id = $1',
        [id],
      )
    )[0]!;
  const products = async () =>
    (
      await shop.sql<{ total: number }>(
        `SELECT count(*)::int AS total FROM product WHERE slug LIKE 'bowl-%' AND stock_quantity = $1`,
        [STOCK],
      )
    )[0]!.total;
  const flushRedis = async () => {
    const redis = new Redis(testRedisUrl());
    const keys = await redis.keys(`*${new URL(shop.databaseUrl).pathname.slice(1)}*`);
    if (keys.length > 0) await redis.del(keys);
    redis.disconnect();
  };

  it('whose worker is killed and whose queue is lost goes on with another one, each row once', async () => {
    worker = startWorker();
    const lines = Array.from(
      { length: ROWS },
      (_, index) => `bowl-${index},Bowl ${index},1.00,food-labels,${STOCK}`,
    );
    const file = Buffer.from(['slug,name,price,category,stock', ...lines].join('\n'));
    const { body } = await shop.call<{ id: number }>('POST', `${IMPORTS}?kind=products&fileName=bowls.csv`, {
      token: admin,
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    });
    const act = (action: string, request: object) =>
      shop.call('POST', `${IMPORTS}/${body.id}/${action}`, { token: admin, body: request });
    const mapping = ['slug', 'name', 'price', 'category', 'stock'];
    await act('check', { mapping, mode: 'create-and-update' });
    const isIn = (state: string) => async () => (await progress(body.id)).state === state;
    await waitUntil('it is checked', isIn('checked'));
    expect(await products()).toBe(0);

    // However fast the worker is, it cannot finish while the last product is locked.
    const other = new Client({ connectionString: shop.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM product WHERE slug = $1 FOR UPDATE', [LAST]);
    await act('start', { skipFailed: false });
    await waitUntil('it has begun', async () => (await progress(body.id)).rows >= 1000);
    await worker.kill();
    await other.end();
    await WorkerProcess.sessionsEnd(shop);
    const { state, created } = await progress(body.id);
    expect(state).toBe('importing');
    expect(created).toBeLessThan(ROWS);
    expect(await products()).toBe(created);

    await flushRedis();
    await WorkerProcess.letLeasesEnd(shop);
    worker = startWorker();
    await waitUntil('it is done', isIn('done'));
    expect(await progress(body.id)).toEqual({ state: 'done', created: ROWS - 1, rows: ROWS });
    expect(await products()).toBe(ROWS);
    const [ledger] = await shop.sql<{ movements: number; audited: number }>(
      `SELECT (SELECT count(*)::int FROM stock_movement WHERE change = $1) AS movements,
              (SELECT count(*)::int FROM audit_entry WHERE action = 'product.created') AS audited`,
      [STOCK],
    );
    expect(ledger).toEqual({ movements: ROWS, audited: ROWS - 1 });
  });
});
