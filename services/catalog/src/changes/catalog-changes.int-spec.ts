import { Transactions } from '@kp/platform/database';
import { waitUntil } from '@kp/testing';
import { Client } from 'pg';
import { CatalogChanges } from '..';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

describe('Changes of the catalogue', () => {
  let shop: CatalogShop;
  let changes: CatalogChanges;
  let transactions: Transactions;
  let listener: Client;
  let received: string[][];
  beforeAll(async () => {
    shop = await startCatalogShop();
    changes = shop.app.get(CatalogChanges);
    transactions = shop.app.get(Transactions);
    listener = new Client({ connectionString: shop.databaseUrl });
    await listener.connect();
    await listener.query('LISTEN kp_catalog');
    listener.on('notification', ({ payload }) => received.push((payload ?? '').split(',').sort()));
  });
  beforeEach(() => (received = []));
  afterAll(async () => {
    await listener.end();
    await shop.close();
  });

  it('are published at once, and what follows within a moment together', async () => {
    await transactions.run(async () => changes.recordStock([1]));
    await waitUntil('the first', () => received.length > 0);
    changes.recordStock([2]);
    changes.recordStock([3]);
    await waitUntil('the others', () => received.length > 1);
    expect(received).toEqual([
      ['product:1', 'stock'],
      ['product:2', 'product:3', 'stock'],
    ]);
  });

  it('name products, categories and the catalogue', async () => {
    changes.record([7], [3]);
    await waitUntil('the notification', () => received.length > 0);
    expect(received).toEqual([['catalog', 'category:3', 'listing', 'product:7', 'stock']]);
  });

  it('that are rolled back are not published', async () => {
    const failing = transactions.run(async () => {
      changes.record([1]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    changes.recordStock([2]);
    await waitUntil('the next notification', () => received.length > 0);
    expect(received).toEqual([['product:2', 'stock']]);
  });

  it('of the first of many batches are published at once, those of the others together', async () => {
    const batch = (first: number) => Array.from({ length: 500 }, (_, index) => 1_000_000 + first + index);
    const chunks = Array.from({ length: 20 }, (_, index) => batch(index * 500));
    await transactions.run(async () => changes.recordBatch([1, 2], [3], false));
    await waitUntil('the first', () => received.length === 1);
    expect(received[0]).toEqual(['catalog', 'category:3', 'product:1', 'product:2', 'stock']);
    for (const ids of chunks) await transactions.run(async () => changes.recordBatch(ids, [3], false));
    changes.publishBatches();
    await waitUntil('the rest', () => received.length > 1);
    // Of 10,000 products, in one message.
    expect(received.slice(1)).toEqual([['catalog', 'category:3', 'product:*', 'stock']]);
    expect(received.flat()).not.toContain('listing');
  });

  it('of batches that more follow let lists answer for a moment, those of the last one do not', async () => {
    const expired: string[] = [];
    listener.on('notification', ({ channel, payload }) => {
      if (channel === 'kp_catalog_batches') expired.push(...payload!.split(','));
    });
    await listener.query('LISTEN kp_catalog_batches');
    for (const id of [1, 2]) await transactions.run(async () => changes.recordBatch([id], [3], false));
    await waitUntil('the second', () => expired.length > 0);
    expect(expired).toEqual(expect.arrayContaining(['catalog', 'category:3', 'product:2', 'stock']));
    received = [];
    changes.publishBatches();
    await waitUntil('the last', () => received.length > 0);
    expect(received).toEqual([expired.sort()]);
    await listener.query('UNLISTEN kp_catalog_batches');
  });

  it('by another process are visible here as soon as they are published', async () => {
    const id = await shop.product({ name: 'Whisk', stock: 2 });
    shop.refresh();
    const units = async () => (await shop.list()).body[0]?.stockQuantity;
    expect(await units()).toBe(2);
    await shop.sql('UPDATE product SET stock_quantity = 1 WHERE id = $1', [id]);
    expect(await units()).toBe(2);
    await shop.sql(`SELECT pg_notify('kp_catalog', $1)`, [`product:${id}`]);
    await waitUntil('the new stock', async () => (await units()) === 1);
  });

  it('of a category drop the products that show it', async () => {
    const id = await shop.product();
    const [{ category_id: categoryId }] = (await shop.sql<{ category_id: number }>(
      'SELECT category_id FROM product WHERE id = $1',
      [id],
    )) as [{ category_id: number }];
    const categoryName = async () =>
      (await shop.call<{ category: { name: string } }>('GET', `/api/products/${id}`)).body.category.name;
    expect(await categoryName()).toBe('Everything');
    await shop.sql(`UPDATE category SET name = 'Anything' WHERE id = $1`, [categoryId]);
    changes.record([], [categoryId]);
    expect(await categoryName()).toBe('Anything');
  });
});
