import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { anOrder, type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import type { Problem } from '@kp/platform/http';
import { adminBulkDescriptor } from '..';
import type { BulkResultResponse } from './bulk-products.dto';

const MISSING = 2_000_000_000;
const DONE = { jobId: expect.any(Number) as number, state: 'done', unchanged: 0, failed: [] };

describe('changes of many products', () => {
  let shop: OrdersShop;
  let admin: string;
  beforeAll(async () => {
    shop = await startOrdersShop({
      worker: true,
      modules: [invoicesDescriptor, contactDescriptor, notificationsDescriptor, adminBulkDescriptor],
    });
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const bulk = (operation: string, body: object, token: string | undefined = admin) =>
    shop.call<BulkResultResponse & Problem>('PUT', `/admin/api/products/bulk/${operation}`, { body, token });
  const facts = (ids: number[]) =>
    shop.sql<{ price: number; before: number | null; stock: number; status: string; version: number }>(
      `SELECT price_minor AS price, compare_at_price_minor AS before, stock_quantity AS stock, status, version
         FROM product WHERE id = ANY ($1) ORDER BY id`,
      [ids],
    );
  const auditOf = async (id: number) => {
    const entries = await shop.sql<{ action: string; before: object; after: object }>(
      `SELECT action, before, after FROM audit_entry WHERE subject = 'product' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    return entries;
  };

  it('multiply prices half up to the cent, and clear a former price that is no longer above', async () => {
    const [cheap, dear] = [await shop.product({ priceMinor: 999 }), await shop.product({ priceMinor: 2000 })];
    await shop.sql('UPDATE product SET compare_at_price_minor = $2 WHERE id = $1', [cheap, 1020]);
    await shop.sql('UPDATE product SET compare_at_price_minor = $2 WHERE id = $1', [dear, 9000]);
    const { status, body } = await bulk('prices', { productIds: [cheap, dear, cheap], multiplier: 1.05 });
    expect([status, body]).toEqual([200, { ...DONE, total: 2, changed: 2 }]);
    expect(await facts([cheap, dear])).toMatchObject([
      { price: 1049, before: null, version: 3 },
      { price: 2100, before: 9000, version: 3 },
    ]);
    expect(await auditOf(cheap)).toEqual([
      {
        action: 'product.updated',
        before: { price: '9.99', compareAtPrice: '10.20' },
        after: { price: '10.49', compareAtPrice: null },
      },
    ]);
    expect((await shop.call<{ price: string }>('GET', `/api/products/${cheap}`)).body.price).toBe('10.49');
  });

  it('set one price; a product that cannot have it stops no other', async () => {
    const [roll, gone] = [await shop.product({ priceMinor: 500 }), await shop.product()];
    await shop.call('DELETE', `/api/products/${gone}`, { token: admin });
    const { body } = await bulk('prices', {
      productIds: [gone, MISSING, roll],
      fixedPrice: '7.5',
      multiplier: '',
    });
    expect(body.changed).toBe(1);
    expect(body.failed.map(({ productId, code }) => [productId, code])).toEqual([
      [gone, 'BULK.PRODUCT_NOT_FOUND'],
      [MISSING, 'BULK.PRODUCT_NOT_FOUND'],
    ]);
    expect(await facts([roll])).toMatchObject([{ price: 750 }]);
    const tooLow = await bulk('prices', { productIds: [roll], multiplier: 0.0001 });
    expect(tooLow.body.failed).toMatchObject([{ productId: roll, code: 'BULK.PRICE_TOO_LOW' }]);
    const tooHigh = await bulk('prices', { productIds: [roll], multiplier: 1000 });
    expect(tooHigh.body.failed).toEqual([]);
    expect((await bulk('prices', { productIds: [roll], multiplier: 1000 })).body.failed).toEqual([]);
    expect((await bulk('prices', { productIds: [roll], multiplier: 1000 })).body.failed).toMatchObject([
      { code: 'BULK.PRICE_TOO_HIGH' },
    ]);
  });

  it('move products to another category and change their status, in the shop at once', async () => {
    const ids = [await shop.product(), await shop.product()];
    const category = await shop.call<{ id: number }>('POST', '/api/categories', {
      token: admin,
      body: {
        name: 'Rolls',
        slug: 'rolls',
      },
    });
    await bulk('categories', { productIds: ids, categoryId: category.body.id });
    const moved = await shop.call<{ id: number }[]>('GET', '/api/products?category=rolls');
    expect(moved.body.map(({ id }) => id).sort()).toEqual(ids.sort());
    await bulk('status', { productIds: ids, status: 'inactive' });
    expect((await shop.call<unknown[]>('GET', '/api/products?category=rolls')).body).toEqual([]);
    const nowhere = await bulk('categories', { productIds: ids, categoryId: MISSING });
    expect([nowhere.status, nowhere.body.fields?.[0]?.field]).toEqual([400, 'categoryId']);
  });

  it('set, add and subtract units, never below zero, while orders take some', async () => {
    const [full, few] = [await shop.product({ stock: 50 }), await shop.product({ stock: 3 })];
    const order = anOrder([{ productId: full, quantity: 1 }]);
    const place = () => shop.call('POST', '/api/orders', { body: order });
    const all = { productIds: [full, few] };
    const [added, ...orders] = await Promise.all([
      bulk('stock', { ...all, operation: 'add', value: 10 }),
      ...Array.from({ length: 5 }, place),
    ]);
    expect(added.body.changed).toBe(2);
    expect(orders.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(await facts([full, few])).toMatchObject([{ stock: 55 }, { stock: 13 }]);
    const { body } = await bulk('stock', { ...all, operation: 'subtract', value: 20 });
    expect(body).toMatchObject({ changed: 1, failed: [{ productId: few, code: 'BULK.STOCK_BELOW_ZERO' }] });
    expect(await facts([full, few])).toMatchObject([{ stock: 35 }, { stock: 13 }]);
    await bulk('stock', { ...all, operation: 'set', value: 7 });
    const [ledger] = await shop.sql<{ sum: number }>(
      'SELECT sum(change)::int AS sum FROM stock_movement WHERE product_id = $1',
      [full],
    );
    expect([(await facts([full]))[0]!.stock, ledger!.sum]).toEqual([7, -43]);
  });

  it('delete products, which can be restored', async () => {
    const ids = [await shop.product(), await shop.product()];
    expect((await bulk('delete', { productIds: ids })).body).toEqual({ ...DONE, total: 2, changed: 2 });
    expect((await shop.call('GET', `/api/products/${ids[0]}`)).status).toBe(404);
    const [last] = (await auditOf(ids[1]!)).slice(-1);
    expect(last!.action).toBe('product.deleted');
  });

  it.each<[string, object, string, string?]>([
    [
      'prices',
      { productIds: [1] },
      'multiplier',
      'Give one of multiplier, percent, markup, margin and fixedPrice.',
    ],
    ['prices', { productIds: [1], multiplier: 2, fixedPrice: '2.00' }, 'multiplier'],
    ['prices', { productIds: [1], multiplier: -1 }, 'multiplier'],
    ['prices', { productIds: [1], fixedPrice: '0' }, 'fixedPrice'],
    ['prices', { productIds: [], multiplier: 2 }, 'productIds', 'No products selected'],
    ['delete', {}, 'productIds'],
    ['delete', { productIds: ['1'] }, 'productIds'],
    ['delete', { productIds: Array.from({ length: 100_001 }, (_, index) => index + 1) }, 'productIds'],
    ['status', { productIds: [1], status: 'sold' }, 'status'],
    ['stock', { productIds: [1], operation: 'halve', value: 2 }, 'operation', 'Unknown operation'],
    ['stock', { productIds: [1], operation: 'set', value: -1 }, 'value'],
    ['categories', { productIds: [1] }, 'categoryId'],
  ])('refuse %s of %j and name %s', async (operation, body, field, message = expect.any(String)) => {
    const answer = await bulk(operation, body);
    expect([answer.status, answer.body.fields?.[0]]).toEqual([400, { field, message }]);
  });

  it('are for staff with the right to the catalog', async () => {
    const body = { productIds: [1] };
    const customer = await shop.customer('maria@nord.example');
    expect((await shop.call('PUT', '/admin/api/products/bulk/delete', { body })).status).toBe(401);
    expect((await bulk('delete', body, customer)).status).toBe(403);
  });
});
