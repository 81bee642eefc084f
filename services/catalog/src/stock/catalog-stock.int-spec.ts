import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Transactions } from '@kp/platform/database';
import { waitUntil } from '@kp/testing';
import { CatalogStock } from '..';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';
import type { StockLine, StockDeduction } from './stock-line';
import { DataSource } from 'typeorm';

describe('Stock', () => {
  let shop: CatalogShop;
  let stock: CatalogStock;
  let transactions: Transactions;
  beforeAll(async () => {
    shop = await startCatalogShop();
    stock = shop.app.get(CatalogStock);
    transactions = shop.app.get(Transactions);
  });
  afterAll(() => shop.close());

  let orders = 0;
  /** In a transaction that fails when stock is short, as an order does. */
  const buy = (...lines: StockLine[]): Promise<StockDeduction> => {
    const orderId = (orders += 1);
    const taking = transactions.run(async () => {
      const take = await stock.deduct(lines, { orderId });
      if (take.shortages.length > 0) throw take;
      return take;
    });
    return taking.catch((reason: StockDeduction | Error) => {
      if (reason instanceof Error) throw reason;
      return reason;
    });
  };
  const left = async (id: number) =>
    (await shop.sql<{ n: number }>('SELECT stock_quantity AS n FROM product WHERE id = $1', [id]))[0]!.n;
  const ledger = (id: number) =>
    shop.sql('SELECT change, balance, reason FROM stock_movement WHERE product_id = $1 ORDER BY id', [id]);

  it.each([
    ['gateway and worker cannot delete it', 'app', 'DELETE FROM stock_movement'],
    ['gateway and worker cannot change it', 'app', 'UPDATE stock_movement SET change = change + 1'],
    ['the owner of the tables cannot delete it', 'owner', 'DELETE FROM stock_movement'],
  ] as const)('writes a ledger that only grows: %s', async (_what, role, change) => {
    const id = await shop.product({ name: 'Sieve', slug: `sieve-${role}-${change.length}`, stock: 2 });
    await buy({ productId: id, quantity: 1 });
    const before = await ledger(id);
    const run = role === 'app' ? shop.app.get(DataSource).query(change) : shop.sql(change);
    await expect(run).rejects.toThrow('A stock movement cannot be changed or deleted.');
    expect(await ledger(id)).toEqual(before);
  });

  it('a buyer of the last unit gets it, the next one gets the shortage', async () => {
    const id = await shop.product({ name: 'Peeler', slug: 'peeler', stock: 1, priceMinor: 450 });
    expect(await buy({ productId: id, quantity: 1 })).toEqual({
      deducted: [
        {
          productId: id,
          quantity: 1,
          name: 'Peeler',
          slug: 'peeler',
          imageUrl: null,
          priceMinor: 450,
          currency: 'USD',
          taxClasses: null,
          weightGrams: null,
          article: null,
          withdrawalException: null,
        },
      ],
      shortages: [],
    });
    expect(await buy({ productId: id, quantity: 1 })).toEqual({
      deducted: [],
      shortages: [{ productId: id, name: 'Peeler', requested: 1, left: 0 }],
    });
    expect(await ledger(id)).toEqual([{ change: -1, balance: 0, reason: 'sale' }]);
  });

  it('exactly 20 of 50 concurrent buyers get one of 20 units', async () => {
    const id = await shop.product({ stock: 20 });
    const takes = await Promise.all(Array.from({ length: 50 }, () => buy({ productId: id, quantity: 1 })));
    expect(takes.filter(({ deducted }) => deducted.length === 1)).toHaveLength(20);
    expect(takes.filter(({ shortages }) => shortages[0]?.left === 0)).toHaveLength(30);
    expect(await left(id)).toBe(0);
    expect((await ledger(id)).map((line) => (line as { balance: number }).balance)).toEqual(
      Array.from({ length: 20 }, (_, sold) => 19 - sold),
    );
  });

  it('orders with the same products in opposite order do not deadlock', async () => {
    const ids = [
      await shop.product({ stock: 500 }),
      await shop.product({ stock: 500 }),
      await shop.product({ stock: 500 }),
    ];
    const lines = ids.map((productId) => ({ productId, quantity: 1 }));
    const takes = await Promise.all(
      Array.from({ length: 60 }, (_, n) => buy(...(n % 2 === 0 ? lines : [...lines].reverse()))),
    );
    expect(takes.every(({ deducted }) => deducted.length === 3)).toBe(true);
    expect(await Promise.all(ids.map(left))).toEqual([440, 440, 440]);
  });

  it('sums the lines of one product', async () => {
    const id = await shop.product({ name: 'Tray', stock: 5 });
    const lines = [
      { productId: id, quantity: 3 },
      { productId: id, quantity: 3 },
    ];
    expect((await buy(...lines)).shortages).toEqual([{ productId: id, name: 'Tray', requested: 6, left: 5 }]);
    expect(await left(id)).toBe(5);
  });

  it('deducts nothing when one of several products is short, even if the transaction commits', async () => {
    const [plenty, few] = [await shop.product({ stock: 9 }), await shop.product({ stock: 1 })];
    const lines = [
      { productId: plenty, quantity: 2 },
      { productId: few, quantity: 2 },
    ];
    const { deducted, shortages } = await transactions.run(() => stock.deduct(lines, { orderId: 1 }));
    expect([deducted, shortages.map(({ productId }) => productId)]).toEqual([[], [few]]);
    expect([await left(plenty), await left(few), await ledger(plenty)]).toEqual([9, 1, []]);
  });

  it('of inactive, switched off, deleted or unknown products is short with none left', async () => {
    const ids = [
      await shop.product({ status: 'inactive' }),
      await shop.product({ inStock: false }),
      await shop.product({ isDeleted: true }),
      2_000_000_000,
    ];
    const { shortages } = await buy(...ids.map((productId) => ({ productId, quantity: 1 })));
    expect(shortages.map(({ productId, left }) => [productId, left])).toEqual(ids.map((id) => [id, 0]));
    expect(shortages[3]?.name).toBe('KP-2000000000');
  });

  it('can be deducted again after restocking, and the ledger has every change', async () => {
    const id = await shop.product({ stock: 4 });
    const line = { productId: id, quantity: 3 };
    await buy(line);
    await transactions.run(() => stock.restock([line], { orderId: 9 }));
    expect(await left(id)).toBe(4);
    await buy(line);
    expect(await ledger(id)).toEqual([
      { change: -3, balance: 1, reason: 'sale' },
      { change: 3, balance: 4, reason: 'return' },
      { change: -3, balance: 1, reason: 'sale' },
    ]);
  });

  it('is rolled back with the order', async () => {
    const id = await shop.product({ stock: 4 });
    const failing = transactions.run(async () => {
      await stock.deduct([{ productId: id, quantity: 3 }], { orderId: 1 });
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect([await left(id), await ledger(id)]).toEqual([4, []]);
  });

  it('reserved units cannot be bought until they are released', async () => {
    const id = await shop.product({ name: 'Sieve', stock: 3 });
    const checkoutId = randomUUID();
    const lines = [{ productId: id, quantity: 2 }];
    expect((await transactions.run(() => stock.reserve(lines, { checkoutId }))).deducted).toMatchObject([
      { productId: id, quantity: 2, name: 'Sieve' },
    ]);
    expect((await buy({ productId: id, quantity: 2 })).shortages).toMatchObject([{ left: 1 }]);
    await transactions.run(() => stock.release(lines, { checkoutId }));
    expect((await buy({ productId: id, quantity: 3 })).deducted).toHaveLength(1);
    expect(await ledger(id)).toEqual([
      { change: -2, balance: 1, reason: 'reservation' },
      { change: 2, balance: 3, reason: 'release' },
      { change: -3, balance: 0, reason: 'sale' },
    ]);
  });

  it('reserved units are sold without a change of stock, and the ledger adds up to it', async () => {
    const id = await shop.product({ stock: 5 });
    const reference = { checkoutId: randomUUID(), orderId: 7_000_077 };
    const lines = [
      { productId: id, quantity: 2 },
      { productId: id, quantity: 1 },
    ];
    await transactions.run(() => stock.reserve(lines, reference));
    await shop.sql(`UPDATE product SET status = 'inactive' WHERE id = $1`, [id]);
    await transactions.run(() => stock.commitReservation(lines, reference));
    expect(await left(id)).toBe(2);
    expect(await ledger(id)).toEqual([
      { change: -3, balance: 2, reason: 'reservation' },
      { change: 3, balance: 5, reason: 'release' },
      { change: -3, balance: 2, reason: 'sale' },
    ]);
    const ofOrder = await shop.sql('SELECT change FROM stock_movement WHERE order_id = 7000077');
    expect(ofOrder).toEqual([{ change: -3 }]);
  });

  it('transactions that swap opposite products do not deadlock', async () => {
    const [left, right] = [await shop.product({ stock: 100 }), await shop.product({ stock: 100 })];
    const swap = (from: number, to: number) =>
      transactions.run(async () => {
        const checkoutId = randomUUID();
        await stock.lock([from, to]);
        await stock.reserve([{ productId: from, quantity: 1 }], { checkoutId });
        await stock.release([{ productId: from, quantity: 1 }], { checkoutId });
        await stock.reserve([{ productId: to, quantity: 1 }], { checkoutId });
      });
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? swap(left, right) : swap(right, left))),
    );
    const sums = await shop.sql(
      `SELECT stock_quantity AS stock, (SELECT sum(change)::int FROM stock_movement WHERE product_id = p.id) AS moved
         FROM product p WHERE id = ANY ($1)`,
      [[left, right]],
    );
    expect(sums).toEqual(Array(2).fill({ stock: 80, moved: -20 }));
  });

  it('that is sold is missing from the next read of list and product', async () => {
    const id = await shop.product({ name: 'Colander', stock: 2 });
    shop.refresh();
    const seen = async () => {
      const [listed] = (await shop.list('?search=colander')).body;
      const detail = (await shop.call<{ stockQuantity: number }>('GET', `/api/products/${id}`)).body;
      return [listed?.stockQuantity, detail.stockQuantity, await shop.names('?inStock=true&search=colander')];
    };
    // Under the load of the tests above, reads lag.
    await waitUntil('it is found', async () => isDeepStrictEqual(await seen(), [2, 2, ['Colander']]));
    await buy({ productId: id, quantity: 1 });
    expect(await seen()).toEqual([1, 1, ['Colander']]);
    await buy({ productId: id, quantity: 1 });
    expect(await seen()).toEqual([0, 0, []]);
  });
});
