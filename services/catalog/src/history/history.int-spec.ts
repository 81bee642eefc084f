import { randomUUID } from 'node:crypto';
import { Transactions } from '@kp/platform/database';
import { CatalogStock } from '..';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

describe('The history of a product', () => {
  let shop: CatalogShop;
  let stock: CatalogStock;
  let transactions: Transactions;
  beforeAll(async () => {
    shop = await startCatalogShop();
    stock = shop.app.get(CatalogStock);
    transactions = shop.app.get(Transactions);
  });
  afterAll(() => shop.close());

  const prices = (id: number) =>
    shop.sql<{ from: number; to: number }>(
      `SELECT previous_price_minor AS from, price_minor AS to FROM product_price_history
        WHERE product_id = $1 ORDER BY id`,
      [id],
    );
  const availability = async (id: number) => {
    const rows = await shop.sql<{ is_available: boolean }>(
      'SELECT is_available FROM product_stock_history WHERE product_id = $1 ORDER BY id',
      [id],
    );
    return rows.map((row) => row.is_available);
  };
  const change = (id: number, columns: string) =>
    shop.sql(`UPDATE product SET ${columns} WHERE id = $1`, [id]);

  it('has a row for each change of the price, in bulk too, and none for other changes', async () => {
    const ids = [await shop.product({ priceMinor: 1000 }), await shop.product({ priceMinor: 2000 })];
    await shop.sql('UPDATE product SET price_minor = price_minor - 100 WHERE id = ANY ($1)', [ids]);
    await shop.sql('UPDATE product SET price_minor = price_minor, featured = true WHERE id = ANY ($1)', [
      ids,
    ]);
    await change(ids[0]!, 'price_minor = 1000');
    expect(await prices(ids[0]!)).toEqual([
      { from: 1000, to: 900 },
      { from: 900, to: 1000 },
    ]);
    expect(await prices(ids[1]!)).toEqual([{ from: 2000, to: 1900 }]);
    expect(await availability(ids[0]!)).toEqual([]);
  });

  describe('of a reduced price', () => {
    const prior = async (id: number) => {
      const { body } = await shop.call<{ priorPrice: string | null }>('GET', `/api/products/${id}`);
      return body.priorPrice;
    };
    /** Prices with the days since when they applied; the last one applies now. */
    const reduced = async (...steps: [minor: number, daysAgo: number][]) => {
      const id = await shop.product({ priceMinor: steps[0]![0] });
      for (const [minor, daysAgo] of steps.slice(1)) {
        await change(id, `price_minor = ${minor}, compare_at_price_minor = ${minor + 10_000}`);
        await shop.sql(
          `UPDATE product_price_history SET changed_at = now() - make_interval(days => $2)
            WHERE id = (SELECT max(id) FROM product_price_history WHERE product_id = $1)`,
          [id, daysAgo],
        );
      }
      return id;
    };

    it.each<[string, string | null, [number, number][]]>([
      [
        'what it cost before',
        '20.00',
        [
          [2000, 90],
          [1500, 3],
        ],
      ],
      [
        'the lowest of the 30 days before',
        '18.00',
        [
          [2500, 90],
          [1800, 20],
          [2000, 10],
          [1500, 3],
        ],
      ],
      [
        'no price of more than 30 days before',
        '20.00',
        [
          [1000, 90],
          [2000, 60],
          [1500, 3],
        ],
      ],
      [
        'what it cost before the first of several',
        '20.00',
        [
          [2000, 90],
          [1800, 9],
          [1600, 6],
          [1400, 3],
        ],
      ],
      [
        'nothing once it costs more again',
        null,
        [
          [2000, 90],
          [1500, 9],
          [1700, 3],
        ],
      ],
      [
        'nothing where it was never reduced, whatever was entered',
        null,
        [
          [2000, 90],
          [2100, 3],
        ],
      ],
    ])('compares with %s', async (_what, expected, steps) => {
      expect(await prior(await reduced(...steps))).toBe(expected);
    });
  });

  it('has one row and one version for each product of which many prices are set at once', async () => {
    const ids = [await shop.product({ priceMinor: 1000 }), await shop.product({ priceMinor: 2000 })];
    const set = (prices: number[], compared: (number | null)[]) =>
      shop.sql('SELECT * FROM catalog_set_prices($1, $2, $3)', [ids, prices, compared]);
    expect(await set([1500, 2000], [null, 2500])).toEqual(ids.map((id) => ({ id, version: 2 })));
    expect(await prices(ids[0]!)).toEqual([{ from: 1000, to: 1500 }]);
    expect(await prices(ids[1]!)).toEqual([]);
    await change(ids[1]!, 'price_minor = 1900');
    expect(await prices(ids[1]!)).toEqual([{ from: 2000, to: 1900 }]);
    const versions = 'SELECT version FROM product WHERE id = ANY ($1) ORDER BY id';
    expect(await shop.sql(versions, [ids])).toEqual([{ version: 2 }, { version: 3 }]);
  });

  it('says when the last unit was sold, and when it came back', async () => {
    const id = await shop.product({ stock: 2 });
    const sell = () => transactions.run(() => stock.deduct([{ productId: id, quantity: 1 }], { orderId: 1 }));
    await sell();
    expect(await availability(id)).toEqual([]);
    await sell();
    expect(await availability(id)).toEqual([false]);
    await transactions.run(() => stock.restock([{ productId: id, quantity: 1 }], { orderId: 1 }));
    expect(await availability(id)).toEqual([false, true]);
  });

  it('counts reserved units as gone until they are released', async () => {
    const id = await shop.product({ stock: 1 });
    const checkoutId = randomUUID();
    const lines = [{ productId: id, quantity: 1 }];
    await transactions.run(() => stock.reserve(lines, { checkoutId }));
    await transactions.run(() => stock.release(lines, { checkoutId }));
    expect(await availability(id)).toEqual([false, true]);
  });

  it.each([
    ['in_stock = false', 'in_stock = true'],
    [`status = 'inactive'`, `status = 'active'`],
    ['deleted_at = now()', 'deleted_at = NULL'],
  ])('takes a product with %s as not available', async (gone, back) => {
    const id = await shop.product({ stock: 5 });
    await change(id, gone);
    await change(id, back);
    expect(await availability(id)).toEqual([false, true]);
  });

  it('goes back with its transaction', async () => {
    const id = await shop.product({ stock: 1, priceMinor: 1000 });
    const failing = transactions.run(async () => {
      await stock.deduct([{ productId: id, quantity: 1 }], { orderId: 1 });
      throw new Error('the order failed');
    });
    await expect(failing).rejects.toThrow('the order failed');
    expect(await availability(id)).toEqual([]);
  });
});
