import { contactDescriptor } from '@kp/contact';
import { invoicesDescriptor } from '@kp/invoices';
import { notificationsDescriptor } from '@kp/notifications';
import { type OrdersShop, startOrdersShop } from '@kp/orders/testing';
import { waitUntil } from '@kp/testing';
import { adminBulkDescriptor } from '..';
import type { BulkPreviewResponse } from './bulk-jobs.dto';
import type { BulkResultResponse } from './bulk-products.dto';

const BULK = '/admin/api/products/bulk';
const MISSING = 2_000_000_000;

describe('bulk changes', () => {
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

  const change = async (operation: string, body: object) =>
    (await shop.call<BulkResultResponse>('PUT', `${BULK}/${operation}`, { body, token: admin })).body;
  const preview = async (operation: string, body: object) =>
    (await shop.call<BulkPreviewResponse>('POST', `${BULK}/${operation}/preview`, { body, token: admin }))
      .body;
  const prices = async (ids: number[]): Promise<(number | null)[]> => {
    const found = await shop.sql<{ price: number | null }>(
      'SELECT price_minor AS price FROM product WHERE id = ANY ($1) ORDER BY id',
      [ids],
    );
    return found.map(({ price }) => price);
  };

  it('are previewed by the rules that carry them out', async () => {
    const [small, large, former] = [await shop.product(), await shop.product(), await shop.product()];
    await shop.sql(
      `UPDATE product SET price_minor = CASE id WHEN $1 THEN 1900 WHEN $2 THEN 900 ELSE 1500 END,
              compare_at_price_minor = CASE id WHEN $3 THEN 1800 END WHERE id = ANY ($4)`,
      [small, large, former, [small, large, former]],
    );
    const body = { productIds: [small, large, former, MISSING], fixedPrice: '20.00' };
    expect(await preview('prices', body)).toMatchObject({
      total: 4,
      changed: 3,
      unchanged: 0,
      failed: 1,
      largeChanges: 1,
      compareAtCleared: 1,
      products: [
        {
          productId: MISSING,
          name: null,
          problem: 'BULK.PRODUCT_NOT_FOUND',
        },
        {
          productId: large,
          before: { price: '9.00' },
          after: { price: '20.00' },
          warnings: ['large-change'],
        },
        {
          productId: former,
          before: { compareAtPrice: '18.00' },
          after: { compareAtPrice: null },
        },
        {
          productId: small,
          before: { price: '19.00' },
          warnings: [],
        },
      ],
    });
    expect(await prices([small, large, former])).toEqual([1900, 900, 1500]);
  });

  it('of prices begin with the price or the cost, round once, and leave alone what has neither', async () => {
    const [known, costless, onRequest] = [await shop.product(), await shop.product(), await shop.product()];
    const ids = [known, costless, onRequest];
    await shop.sql(
      `UPDATE product SET price_minor = CASE WHEN id <> $3 THEN 1249 END, cost_price_minor = CASE WHEN id <> $2 THEN 733 END
        WHERE id = ANY ($1)`,
      [ids, costless, onRequest],
    );
    const outcomes = async (body: object) =>
      (await preview('prices', { productIds: ids, ...body })).products.map(
        ({ productId, problem, after }) => [ids.indexOf(productId), problem ?? after?.price],
      );
    expect(await outcomes({ percent: 3, rounding: '.90' })).toEqual([
      [2, 'BULK.PRICE_ON_REQUEST'],
      [0, '12.90'],
      [1, '12.90'],
    ]);
    expect(await outcomes({ margin: 33.33, rounding: '.99' })).toEqual([
      [1, 'BULK.COST_UNKNOWN'],
      [0, '10.99'],
      [2, '10.99'],
    ]);
    const done = await change('prices', { productIds: ids, markup: 33.33, rounding: '0.05' });
    expect(done).toMatchObject({ changed: 2, failed: [{ productId: costless, code: 'BULK.COST_UNKNOWN' }] });
    expect(await prices(ids)).toEqual([975, 1249, 975]);
    const undone = await shop.call('POST', `/admin/api/bulk-jobs/${done.jobId}/undo`, { token: admin });
    expect(undone.status).toBeLessThan(300);
    await waitUntil('the prices are as before', async () => (await prices(ids))[2] === null);
    expect(await prices(ids)).toEqual([1249, 1249, null]);
  });

  it('warn of prices below cost, and of none that change nothing or have no cost', async () => {
    const [dear, cheap, free, same] = [
      await shop.product(),
      await shop.product(),
      await shop.product(),
      await shop.product(),
    ];
    await shop.sql(
      `UPDATE product SET price_minor = CASE id WHEN $4 THEN 1500 ELSE 2000 END,
              cost_price_minor = CASE id WHEN $1 THEN 1501 WHEN $2 THEN 1500 WHEN $4 THEN 1800 END
        WHERE id IN ($1, $2, $3, $4)`,
      [dear, cheap, free, same],
    );
    const body = { productIds: [dear, cheap, free, same], fixedPrice: '15.00' };
    const previewed = await preview('prices', body);
    expect(previewed).toMatchObject({ changed: 3, unchanged: 1, belowCost: 1, largeChanges: 0 });
    expect(previewed.products[0]).toMatchObject({
      productId: dear,
      before: { price: '20.00' },
      after: { price: '15.00' },
      warnings: ['below-cost'],
      costPrice: '15.01',
    });
    expect(previewed.products.slice(1).flatMap(({ warnings }) => warnings)).toEqual([]);
    const moved = await preview('status', { productIds: [same], status: 'draft' });
    expect(moved).toMatchObject({ changed: 1, belowCost: 0 });
    const done = await change('prices', body);
    expect(done).toMatchObject({ changed: 3, failed: [] });
    expect(await prices([dear])).toEqual([1500]);
  });

  it('are previewed with what would be below zero, which is then refused', async () => {
    const [full, empty] = [
      await shop.product({ priceMinor: 900, stock: 9 }),
      await shop.product({ priceMinor: 3, stock: 1 }),
    ];
    const body = { productIds: [full, empty], multiplier: 0.1 };
    expect(await preview('prices', body)).toMatchObject({
      changed: 1,
      failed: 1,
      products: [
        {
          productId: empty,
          problem: 'BULK.PRICE_TOO_LOW',
        },
        { warnings: ['large-change'] },
      ],
    });
    const taken = { productIds: [full, empty], operation: 'subtract', value: 2 };
    expect(await preview('stock', taken)).toMatchObject({
      changed: 1,
      failed: 1,
      products: [
        {
          productId: empty,
          problem: 'BULK.STOCK_BELOW_ZERO',
        },
        { after: { stockQuantity: 7 } },
      ],
    });
    expect((await change('prices', body)).failed).toMatchObject([{ productId: empty }]);
    expect(await prices([full, empty])).toEqual([90, 3]);
  });
});
