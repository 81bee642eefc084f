import type { MergeCartResponse } from './http/cart.dto';
import { type CartShop, startCartShop, type TestCart } from './testing/cart-shop';

describe('merging a guest cart into the cart of the account', () => {
  let shop: CartShop;
  let cart: TestCart;
  let customers = 0;

  beforeAll(async () => (shop = await startCartShop()));
  beforeEach(async () => (cart = await shop.cartOf(`merger-${(customers += 1)}@kitchen.example`)));
  afterAll(() => shop.close());

  const merge = (items: { productId: number; quantity: number }[], key?: string, into = cart) =>
    into.call<MergeCartResponse>('POST', '/merge', {
      body: { items },
      headers: key ? { 'idempotency-key': key } : {},
    });

  it('adds up the quantities and keeps lines of either cart', async () => {
    const [both, guest, account] = [await shop.product(), await shop.product(), await shop.product()];
    await cart.add(both, 2);
    await cart.add(account, 1);
    const items = [
      { productId: both, quantity: 3 },
      { productId: guest, quantity: 4 },
    ];
    const { status, body } = await merge(items, 'key-1');
    expect(status).toBe(200);
    expect(body.adjusted).toEqual([]);
    expect(body.lines).toEqual(await cart.lines());
    expect(await cart.quantities()).toEqual({ [both]: 5, [account]: 1, [guest]: 4 });
  });

  it('a key merges once: repeated calls, also in parallel, add nothing and return the same', async () => {
    const productId = await shop.product({ stock: 50 });
    const items = [{ productId, quantity: 3 }];
    const first = await merge(items, 'lost-answer');
    const again = await Promise.all(Array.from({ length: 12 }, () => merge(items, 'lost-answer')));
    for (const answer of again) expect([answer.status, answer.body]).toEqual([200, first.body]);
    expect(await cart.quantities()).toEqual({ [productId]: 3 });
  });

  it('concurrent first calls merge once', async () => {
    const productId = await shop.product({ stock: 50 });
    await Promise.all(Array.from({ length: 12 }, () => merge([{ productId, quantity: 2 }], 'at-once')));
    expect(await cart.quantities()).toEqual({ [productId]: 2 });
  });

  it('repeated with a line added meanwhile, only that line is added', async () => {
    const [old, added] = [await shop.product(), await shop.product()];
    await merge([{ productId: old, quantity: 2 }], 'grown');
    const items = [
      { productId: old, quantity: 3 },
      { productId: added, quantity: 1 },
    ];
    await merge(items, 'grown');
    expect(await cart.quantities()).toEqual({ [old]: 3, [added]: 1 });
  });

  it('the key of one account is not the key of another', async () => {
    const productId = await shop.product();
    const other = await shop.cartOf(`second-${customers}@kitchen.example`);
    await merge([{ productId, quantity: 1 }], 'shared');
    await merge([{ productId, quantity: 1 }], 'shared', other);
    expect([await cart.quantities(), await other.quantities()]).toEqual([
      { [productId]: 1 },
      { [productId]: 1 },
    ]);
  });

  it('stops at the stock and returns the adjustments, also when repeated', async () => {
    const short = await shop.product({ name: 'Short', stock: 4 });
    const gone = await shop.product({ name: 'Gone', stock: 0 });
    const draft = await shop.product({ name: 'Draft', status: 'draft' });
    await cart.add(short, 3);
    const items = [short, gone, draft, 2_000_000_000].map((productId) => ({ productId, quantity: 2 }));
    const { body } = await merge(items, 'short');
    expect(body.adjusted).toEqual([
      { productId: short, name: 'Short', requested: 5, quantity: 4, reason: 'short-stock' },
      { productId: gone, name: 'Gone', requested: 2, quantity: 0, reason: 'sold-out' },
      { productId: draft, name: '', requested: 2, quantity: 0, reason: 'not-on-sale' },
      { productId: 2_000_000_000, name: '', requested: 2, quantity: 0, reason: 'not-on-sale' },
    ]);
    expect(await cart.quantities()).toEqual({ [short]: 4 });
    expect((await merge(items, 'short')).body).toEqual(body);
  });

  it.each(['draft', 'inactive', 'discontinued'])(
    'names no product that is %s, as if there were none',
    async (status) => {
      const hidden = await shop.product({ name: 'Secret of next spring', status });
      const { body } = await merge([hidden, 2_000_000_000].map((productId) => ({ productId, quantity: 2 })));
      const [known, unknown] = body.adjusted.map(({ productId: _productId, ...line }) => line);
      expect(known).toEqual(unknown);
      expect(JSON.stringify(body)).not.toContain('Secret');
    },
  );

  it('counts the units that the account has of what sold out, and leaves them', async () => {
    const [soldOut, withdrawn] = [
      await shop.product({ name: 'Mixer' }),
      await shop.product({ name: 'Grill' }),
    ];
    await cart.add(soldOut, 3);
    await cart.add(withdrawn, 1);
    await shop.sql('UPDATE product SET stock_quantity = 0 WHERE id = $1', [soldOut]);
    await shop.sql(`UPDATE product SET status = 'inactive' WHERE id = $1`, [withdrawn]);
    const { body } = await merge([soldOut, withdrawn].map((productId) => ({ productId, quantity: 2 })));
    expect(body.adjusted).toEqual([
      { productId: soldOut, name: 'Mixer', requested: 5, quantity: 3, reason: 'sold-out' },
      { productId: withdrawn, name: '', requested: 3, quantity: 1, reason: 'not-on-sale' },
    ]);
    expect(await cart.quantities()).toEqual({ [soldOut]: 3, [withdrawn]: 1 });
  });

  it('concurrent merges with opposite lines and additions do not deadlock or lose units', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => shop.product({ stock: 1_000 })));
    const forward = ids.map((productId) => ({ productId, quantity: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => {
        if (place % 4 === 0) return cart.add(ids[place % 5]!, 1);
        return merge(place % 2 ? forward : [...forward].reverse(), `key-${place}`);
      }),
    );
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    const total = Object.values(await cart.quantities()).reduce((sum, quantity) => sum + quantity, 0);
    expect(total).toBe(10 + 30 * 5);
  });

  it('an empty guest cart changes nothing', async () => {
    const productId = await shop.product();
    await cart.add(productId, 1);
    expect((await merge([], 'empty')).body).toMatchObject({
      lines: [{ productId, quantity: 1 }],
      adjusted: [],
    });
  });
});
