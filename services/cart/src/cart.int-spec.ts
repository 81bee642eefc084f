import type { Problem } from '@kp/platform/http';
import { type CartShop, startCartShop, type TestCart } from './testing/cart-shop';

describe('the cart of a signed-in customer', () => {
  let shop: CartShop;
  let cart: TestCart;
  let customers = 0;

  beforeAll(async () => (shop = await startCartShop()));
  beforeEach(async () => (cart = await shop.cartOf(`customer-${(customers += 1)}@kitchen.example`)));
  afterAll(() => shop.close());

  it('adding a product makes a line, adding it again increases the line', async () => {
    const productId = await shop.product({ name: 'Day labels', stock: 9 });
    const first = await cart.add(productId, 2);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      productId,
      quantity: 2,
      product: {
        id: productId,
        name: 'Day labels',
        price: '12.50',
        currency: 'USD',
        inStock: true,
        stockQuantity: 9,
      },
    });
    expect(first.body).toEqual({
      id: expect.any(Number),
      userId: expect.any(Number),
      productId,
      quantity: 2,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      product: expect.any(Object),
    });
    const second = await cart.add(productId, 3);
    expect([second.body.id, second.body.quantity]).toEqual([first.body.id, 5]);
    expect(await cart.lines()).toEqual([second.body]);
  });

  it('a product on request is refused, and one that went on request later stays without being for sale', async () => {
    const [onRequest, later] = [await shop.product({ name: 'Combi oven' }), await shop.product()];
    await shop.sql('UPDATE product SET price_minor = NULL WHERE id = $1', [onRequest]);
    const { status, body } = await cart.add(onRequest, 1);
    expect([status, body.code, body.message]).toEqual([
      422,
      'CART.PRICE_ON_REQUEST',
      'The price of Combi oven is on request. Ask for a quote.',
    ]);
    await cart.add(later, 1);
    await shop.sql('UPDATE product SET price_minor = NULL WHERE id = $1', [later]);
    expect(await cart.lines()).toMatchObject([
      { productId: later, product: { price: null, inStock: false, stockQuantity: 0 } },
    ]);
  });

  it('taps in parallel add up, and stop at the stock', async () => {
    const productId = await shop.product({ stock: 30 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => cart.add(productId, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.filter(({ body }) => body.code === 'CART.SHORT_STOCK')).toHaveLength(10);
    expect(await cart.quantities()).toEqual({ [productId]: 30 });
  });

  it('more than the stock is refused with what is left, and nothing is stored', async () => {
    const productId = await shop.product({ name: 'Ladle', stock: 3 });
    const atOnce = await cart.add(productId, 4);
    expect([atOnce.status, atOnce.body.code]).toEqual([409, 'CART.SHORT_STOCK']);
    expect(atOnce.body.message).toBe('Only 3 of Ladle left in stock.');
    expect(await cart.lines()).toEqual([]);

    await cart.add(productId, 2);
    const inSum = await cart.add(productId, 2);
    expect(inSum.body.details).toEqual({ items: [{ productId, name: 'Ladle', requested: 4, left: 3 }] });
    expect(await cart.quantities()).toEqual({ [productId]: 2 });
  });

  it('minimum and multiples hold for what is added, set and merged', async () => {
    const productId = await shop.product({ name: 'Gloves M', stock: 40 });
    await shop.sql('UPDATE product SET min_quantity = 10, order_multiple = 6 WHERE id = $1', [productId]);
    const refused = await cart.add(productId, 8);
    expect([refused.status, refused.body.code]).toEqual([422, 'CART.QUANTITY_NOT_ALLOWED']);
    expect(refused.body.message).toBe(
      'Gloves M: at least 12 per order, in multiples of 6. Nearest quantities: 12.',
    );
    expect(refused.body.details).toEqual({
      productId,
      name: 'Gloves M',
      requested: 8,
      minQuantity: 12,
      orderMultiple: 6,
      nearest: '12',
    });
    const { id } = (await cart.add(productId, 12)).body;
    expect((await cart.add(productId, 6)).body.quantity).toBe(18);
    expect((await cart.add(productId, 5)).body.details).toMatchObject({
      requested: 23,
      nearest: '18 / 24',
    });
    const set = (quantity: number) => cart.call('PUT', `/${id}`, { body: { quantity } });
    expect((await set(20)).body.code).toBe('CART.QUANTITY_NOT_ALLOWED');
    expect((await set(24)).body.quantity).toBe(24);
    const merge = (quantity: number) =>
      cart.call('POST', '/merge', { body: { items: [{ productId, quantity }] } });
    expect((await merge(7)).body).toMatchObject({
      adjusted: [{ requested: 31, quantity: 36, reason: 'quantity-rule' }],
    });
    expect((await merge(7)).body).toMatchObject({
      adjusted: [{ requested: 43, quantity: 36, reason: 'short-stock' }],
    });
    expect((await set(0)).status).toBe(200);
  });

  it('what cannot be bought cannot be added', async () => {
    const soldOut = await cart.add(await shop.product({ stock: 0 }), 1);
    expect([soldOut.status, soldOut.body.code]).toEqual([409, 'CART.SHORT_STOCK']);
    for (const productId of [await shop.product({ status: 'draft' }), 2_000_000_000]) {
      const answer = await cart.add(productId, 1);
      expect([answer.status, answer.body.code]).toEqual([404, 'CART.PRODUCT_NOT_FOUND']);
    }
  });

  it('a quantity can be set up to the stock; 0 or less removes the line', async () => {
    const productId = await shop.product({ stock: 5 });
    const { id } = (await cart.add(productId, 1)).body;
    const set = (quantity: number) => cart.call('PUT', `/${id}`, { body: { quantity } });
    expect((await set(5)).body).toMatchObject({ id, quantity: 5, product: { id: productId } });
    expect((await set(6)).body).toMatchObject({
      code: 'CART.SHORT_STOCK',
      details: { items: [{ left: 5 }] },
    });
    expect(await cart.quantities()).toEqual({ [productId]: 5 });

    const removed = await set(0);
    expect([removed.status, removed.body.quantity]).toEqual([200, 0]);
    expect(await cart.lines()).toEqual([]);
    expect((await set(-1)).status).toBe(404);
  });

  it('a line above a stock that fell can be lowered step by step, not raised', async () => {
    const productId = await shop.product({ stock: 9 });
    const { id } = (await cart.add(productId, 8)).body;
    await shop.sql('UPDATE product SET stock_quantity = 3 WHERE id = $1', [productId]);
    expect((await cart.call('PUT', `/${id}`, { body: { quantity: 9 } })).status).toBe(409);
    expect((await cart.call('PUT', `/${id}`, { body: { quantity: 7 } })).body.quantity).toBe(7);
  });

  it.each(['inactive', 'discontinued'])(
    'a line whose product is %s stays, with nothing left of it',
    async (status) => {
      const productId = await shop.product({ stock: 9 });
      await cart.add(productId, 2);
      await shop.sql('UPDATE product SET status = $2 WHERE id = $1', [productId, status]);
      expect(await cart.lines()).toMatchObject([
        { productId, quantity: 2, product: { inStock: false, stockQuantity: 0 } },
      ]);
    },
  );

  it('a line whose product was deleted stays, as discontinued, and can be removed', async () => {
    const productId = await shop.product({ name: 'Old ladle', stock: 9 });
    await cart.add(productId, 2);
    await shop.sql('UPDATE product SET deleted_at = now() WHERE id = $1', [productId]);
    const [line] = await cart.lines();
    expect(line).toMatchObject({
      productId,
      quantity: 2,
      product: { name: 'Old ladle', status: 'discontinued', inStock: false, stockQuantity: 0 },
    });
    expect((await cart.add(productId, 1)).status).toBe(404);
    expect((await cart.call('PUT', `/${line!.id}`, { body: { quantity: 3 } })).status).toBe(409);
    expect((await cart.call('DELETE', `/${line!.id}`)).status).toBe(204);
    expect(await cart.lines()).toEqual([]);
  });

  it('one line or all lines can be removed', async () => {
    const ids = [await shop.product(), await shop.product(), await shop.product()];
    for (const productId of ids) await cart.add(productId, 1);
    const [first] = await cart.lines();
    expect((await cart.call('DELETE', `/${first!.id}`)).status).toBe(204);
    expect((await cart.call('DELETE', `/${first!.id}`)).status).toBe(404);
    expect(Object.keys(await cart.quantities())).toEqual([ids[1], ids[2]].map(String));
    expect((await cart.call('DELETE')).status).toBe(204);
    expect((await cart.call('DELETE')).status).toBe(204);
    expect(await cart.lines()).toEqual([]);
  });

  it("another customer's line is not found", async () => {
    const other = await shop.cartOf(`other-${customers}@kitchen.example`);
    const { id } = (await other.add(await shop.product(), 2)).body;
    const set = await cart.call('PUT', `/${id}`, { body: { quantity: 1 } });
    expect([set.status, set.body.code]).toEqual([404, 'CART.LINE_NOT_FOUND']);
    expect((await cart.call('DELETE', `/${id}`)).status).toBe(404);
    await cart.call('DELETE');
    expect(await other.lines()).toMatchObject([{ id, quantity: 2 }]);
    expect(await cart.lines()).toEqual([]);
  });

  it('requires signing in', async () => {
    const body = { productId: await shop.product(), quantity: 1 };
    const calls = [
      await shop.call('GET', '/api/cart'),
      await shop.call('POST', '/api/cart', { body }),
      await shop.call('PUT', '/api/cart/1', { body: { quantity: 1 } }),
      await shop.call('DELETE', '/api/cart/1'),
      await shop.call('DELETE', '/api/cart'),
      await shop.call('POST', '/api/cart/merge', { body: { items: [body] } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  it('bad input is refused by name and stores nothing', async () => {
    const productId = await shop.product();
    const { id } = (await cart.add(productId, 1)).body;
    const fieldOf = async (answer: Promise<{ status: number; body: Pick<Problem, 'fields'> }>) => {
      const { status, body } = await answer;
      return [status, body.fields?.[0]?.field];
    };
    for (const quantity of [undefined, null, 0, -1, 1.5, '2', 10_000, 1e300, {}]) {
      expect(await fieldOf(cart.call('POST', '', { body: { productId, quantity } }))).toEqual([
        400,
        'quantity',
      ]);
    }
    for (const wrong of [undefined, null, 0, '1', 1.5, 2_147_483_648]) {
      expect(await fieldOf(cart.call('POST', '', { body: { productId: wrong, quantity: 1 } }))).toEqual([
        400,
        'productId',
      ]);
    }
    for (const quantity of [undefined, null, 1.5, '2', 10_000, 1e300]) {
      expect(await fieldOf(cart.call('PUT', `/${id}`, { body: { quantity } }))).toEqual([400, 'quantity']);
    }
    for (const wrong of ['abc', '0', '1.5', '99999999999', '%20']) {
      expect(await fieldOf(cart.call('DELETE', `/${wrong}`))).toEqual([400, 'itemId']);
    }
    for (const items of [
      undefined,
      null,
      {},
      'x',
      [null],
      [[]],
      Array.from({ length: 201 }, () => ({ productId, quantity: 1 })),
    ]) {
      const [status, field] = await fieldOf(cart.call('POST', '/merge', { body: { items } }));
      expect([status, String(field)]).toEqual([400, expect.stringMatching(/^items/)]);
    }
    expect(await cart.quantities()).toEqual({ [productId]: 1 });
  });
});
