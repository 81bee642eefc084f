import { Client } from 'pg';
import type { Problem } from '@kp/platform/http';
import type { CartLineResponse, MergeCartResponse } from './http/cart.dto';
import { type CartShop, startCartShop, type TestCart } from './testing/cart-shop';

/** Announcements, and what is read again every few seconds. */
const OF_OTHERS = /^(platform\.notify|kept-settings\.list|catalog\.synonyms)/;

describe('a change of the cart with "Prefer: return=representation"', () => {
  let shop: CartShop;
  let cart: TestCart;
  let customers = 0;
  let pot: number;
  let ladle: number;
  let lines: CartLineResponse[];

  beforeAll(async () => (shop = await startCartShop()));
  beforeEach(async () => {
    cart = await shop.cartOf(`whole-${(customers += 1)}@kitchen.example`);
    [pot, ladle] = [await shop.product({ stock: 5 }), await shop.product({ stock: 9 })];
    await cart.add(pot, 1);
    await cart.add(ladle, 2);
    lines = await cart.lines();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  const change = <Body = CartLineResponse[]>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    prefer = 'return=representation',
  ) => cart.call<Body>(method, path, { body, headers: { prefer } });

  const quantitiesOf = (answer: CartLineResponse[]) =>
    answer.map(({ productId, quantity }) => [productId, quantity]);

  it('of a quantity answers all lines as reading the cart would', async () => {
    const answer = await change('PUT', `/${lines[0]!.id}`, { quantity: 4 });
    expect(answer.status).toBe(200);
    expect(quantitiesOf(answer.body)).toEqual([
      [pot, 4],
      [ladle, 2],
    ]);
    expect(answer.body).toEqual(await cart.lines());
  });

  it('that adds units or a product answers all lines', async () => {
    const more = await change('POST', '', { productId: ladle, quantity: 3 });
    expect(more.status).toBe(201);
    expect(more.body).toEqual(await cart.lines());
    const sieve = await shop.product();
    const another = await change('POST', '', { productId: sieve, quantity: 1 });
    expect(quantitiesOf(another.body)).toEqual([
      [pot, 1],
      [ladle, 5],
      [sieve, 1],
    ]);
    expect(another.body).toEqual(await cart.lines());
  });

  it('that removes a line answers the remaining ones, by DELETE and by quantity 0', async () => {
    const removed = await change('DELETE', `/${lines[0]!.id}`);
    expect([removed.status, quantitiesOf(removed.body)]).toEqual([200, [[ladle, 2]]]);
    const emptied = await change('PUT', `/${lines[1]!.id}`, { quantity: 0 });
    expect([emptied.status, emptied.body]).toEqual([200, []]);
    expect(await cart.lines()).toEqual([]);
  });

  it('shows lines that left the shop as reading the cart does', async () => {
    await shop.sql('UPDATE product SET deleted_at = now() WHERE id = $1', [pot]);
    const { body } = await change('PUT', `/${lines[1]!.id}`, { quantity: 1 });
    expect(body[0]).toMatchObject({
      productId: pot,
      product: { status: 'discontinued', inStock: false, stockQuantity: 0 },
    });
    expect(body).toEqual(await cart.lines());
  });

  it('is refused by the same rules, and stores nothing', async () => {
    const tooMany = await change<{ code: string }>('PUT', `/${lines[0]!.id}`, { quantity: 6 });
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'CART.SHORT_STOCK']);
    const inSum = await change<{ code: string }>('POST', '', { productId: pot, quantity: 5 });
    expect([inSum.status, inSum.body.code]).toEqual([409, 'CART.SHORT_STOCK']);
    const other = await shop.cartOf(`stranger-${customers}@kitchen.example`);
    const headers = { prefer: 'return=representation' };
    const path = `/${lines[0]!.id}`;
    const stolen = [
      await other.call('PUT', path, { body: { quantity: 2 }, headers }),
      await other.call('DELETE', path, { headers }),
    ];
    expect(stolen.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'CART.LINE_NOT_FOUND'],
      [404, 'CART.LINE_NOT_FOUND'],
    ]);
    expect(await cart.lines()).toEqual(lines);
  });

  it('parallel changes of one line add up, and stop at the stock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => change('POST', '', { productId: ladle, quantity: 1 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(await cart.quantities()).toEqual({ [pot]: 1, [ladle]: 9 });
  });

  it.each<[name: string, method: 'POST' | 'PUT' | 'DELETE', statements: string[]]>([
    ['"+"', 'PUT', ['cart.line', 'cart.set-quantity-in-cart']],
    ['"Add to cart"', 'POST', ['catalog.products-by-ids', 'cart.add-in-cart']],
    ['removing', 'DELETE', ['cart.remove-in-cart']],
  ])('%s takes the check of the session and at most two statements', async (_name, method, statements) => {
    const query = jest.spyOn(Client.prototype, 'query');
    const body = { POST: { productId: ladle, quantity: 1 }, PUT: { quantity: 2 }, DELETE: undefined }[method];
    await change(method, method === 'POST' ? '' : `/${lines[0]!.id}`, body);
    const sent = query.mock.calls.map(([statement]) => (statement as unknown as { name?: string }).name);
    // Those of the outbox relay, which polls meanwhile, have no name; announcements come after the answer.
    expect(sent.filter((name) => name && !OF_OTHERS.test(name))).toEqual(['auth.find-caller', ...statements]);
  });

  it.each(['', 'return=minimal', 'respond-async', 'xreturn=representation'])(
    'and without that preference (%j) the answer is the line',
    async (prefer) => {
      const line = await change<CartLineResponse>('PUT', `/${lines[0]!.id}`, { quantity: 2 }, prefer);
      expect(line.body).toMatchObject({ id: lines[0]!.id, quantity: 2 });
      const removed = await change<string>('DELETE', `/${lines[0]!.id}`, undefined, prefer);
      expect([removed.status, removed.body]).toEqual([204, '']);
    },
  );

  it('among other preferences is understood', async () => {
    const prefer = 'respond-async, Return="representation"';
    const { body } = await change('PUT', `/${lines[0]!.id}`, { quantity: 2 }, prefer);
    expect(body).toHaveLength(2);
  });

  it('names products in the language of the page, whatever it answers', async () => {
    const translate = `INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'ro', $2)`;
    await shop.sql(translate, [ladle, 'Polonic']);
    const inRomanian = { 'accept-language': 'ro' };
    const namesOf = (answer: CartLineResponse[]) => answer.map(({ product }) => product.name);
    const wholeCart = { headers: { ...inRomanian, prefer: 'return=representation' } };
    const { name: potName } = lines[0]!.product;
    const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      namesOf((await cart.call<CartLineResponse[]>(method, path, { ...wholeCart, body })).body);
    expect(await call('GET', '')).toEqual([potName, 'Polonic']);
    expect(await call('POST', '', { productId: pot, quantity: 1 })).toEqual([potName, 'Polonic']);
    expect(await call('PUT', `/${lines[1]!.id}`, { quantity: 1 })).toEqual([potName, 'Polonic']);
    expect(namesOf(await cart.lines())).toEqual([potName, lines[1]!.product.name]);

    const tooMany = { headers: inRomanian, body: { productId: ladle, quantity: 900 } };
    const short = await cart.call<Problem>('POST', '', tooMany);
    expect(short.body.details).toMatchObject({ items: [{ name: 'Polonic' }] });
    const merge = { headers: inRomanian, body: { items: [{ productId: ladle, quantity: 900 }] } };
    const { body } = await cart.call<MergeCartResponse>('POST', '/merge', merge);
    expect(body.adjusted.map(({ name }) => name)).toEqual(['Polonic']);
    expect(namesOf(body.lines)).toEqual([potName, 'Polonic']);
  });
});
