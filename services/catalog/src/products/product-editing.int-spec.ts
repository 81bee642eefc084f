import { Transactions } from '@kp/platform/database';
import { CatalogPages, CatalogStock } from '..';
import type { AdminProductResponse } from '../http/admin-product.dto';
import type { ProductResponse } from '../http/product.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

const FORM = {
  name: 'Probe thermometer',
  slug: 'probe-thermometer',
  description: 'Reads in two seconds.',
  price: '24.90',
  compareAtPrice: '29.90',
  supplierId: '',
  imageUrl: '/pictures/probe.svg',
  inStock: true,
  stockQuantity: 12,
  featured: false,
};

interface Refusal {
  code: string;
  fields?: { field: string }[];
  details?: { current?: AdminProductResponse; proposal?: string; stockQuantity?: number };
}

describe('Editing products', () => {
  let shop: CatalogShop;
  let token: string;
  let categoryId: number;
  let named = 0;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    categoryId = await shop.category('Measuring', 'measuring');
  });
  afterAll(() => shop.close());

  const form = (changes: object = {}) => ({ ...FORM, slug: `probe-${(named += 1)}`, categoryId, ...changes });
  const post = <T = AdminProductResponse>(body: object) =>
    shop.call<T>('POST', '/api/products', { token, body });
  const put = <T = AdminProductResponse>(id: number, body: object, headers?: Record<string, string>) =>
    shop.call<T>('PUT', `/api/products/${id}`, { token, body, headers });
  const created = async (changes: object = {}) => (await post(form(changes))).body;
  const seen = async (id: number) => (await shop.call<ProductResponse>('GET', `/api/products/${id}`)).body;
  const list = async (query: string) => {
    const { body, headers } = await shop.call<AdminProductResponse[]>('GET', `/admin/api/products?${query}`, {
      token,
    });
    return { names: body.map(({ name }) => name), total: headers['x-total-count'] };
  };

  it('null is a price on request, which takes the compare-at price along; a missing price is refused', async () => {
    const { id, compareAtPrice } = await created();
    expect(compareAtPrice).toBe('29.90');
    const { price: _price, compareAtPrice: _compareAt, ...others } = form({ slug: `on-request-${id}` });
    const saved = await put(id, { ...others, price: null });
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({ price: null, compareAtPrice: null, inStock: false, inStockSwitch: true }),
    ]);
    expect(await list(`search=KP-${id}&price=on-request`)).toMatchObject({ total: '1' });
    expect(await list(`search=KP-${id}&price=set`)).toMatchObject({ total: '0' });
    const refused = await put<Refusal>(id, others);
    expect([refused.status, refused.body.fields?.map(({ field }) => field)]).toEqual([400, ['price']]);
    const again = await put(id, { ...others, price: '9.90', compareAtPrice: '12.00' });
    // What it cost before it was on request is nothing to compare with.
    expect(again.body).toMatchObject({ price: '9.90', compareAtPrice: '12.00', priorPrice: null });
  });

  it('a literal payload makes an active product, which list, search and sitemap show at once', async () => {
    expect(await shop.names('?search=pyrometer')).toEqual([]);
    const { status, body } = await post(form({ name: 'Pyrometer', slug: 'pyrometer' }));
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'Pyrometer',
        slug: 'pyrometer',
        price: '24.90',
        compareAtPrice: '29.90',
        status: 'active',
        stockQuantity: 12,
        inStock: true,
        supplierId: null,
        weightGrams: null,
        version: 1,
        code: `KP-${body.id}`,
      }),
    ]);
    expect(await shop.names('?search=pyrometer')).toEqual(['Pyrometer']);
    expect(await shop.names('?limit=1')).toEqual(['Pyrometer']);
    const pages = await shop.app.get(CatalogPages).products(1000, 0);
    expect(pages.map(({ slug }) => slug)).toContain('pyrometer');
    expect(
      await shop.sql('SELECT change, balance, reason FROM stock_movement WHERE product_id = $1', [body.id]),
    ).toEqual([{ change: 12, balance: 12, reason: 'adjustment' }]);
  });

  it('a change is in the shop at once; what is left out stays, what is empty is cleared', async () => {
    const { id, slug } = await created({ status: 'active', weightGrams: 250, featured: true });
    expect((await seen(id)).name).toBe('Probe thermometer');
    const { body } = await put(id, { name: 'Renamed', slug, price: 19.5, categoryId, compareAtPrice: '' });
    expect(body).toMatchObject({ version: 2, weightGrams: 250, featured: true, imageUrl: FORM.imageUrl });
    expect(await seen(id)).toMatchObject({ name: 'Renamed', price: '19.50', compareAtPrice: null });
    const { body: cleared } = await put(id, form({ slug, weightGrams: null, imageUrl: null }));
    expect(cleared).toMatchObject({ weightGrams: null, imageUrl: null, status: 'active' });
    await put(id, form({ slug, status: 'draft' }));
    await put(id, form({ slug }));
    expect((await shop.call('GET', `/api/products/${id}`)).status).toBe(404);
  });

  it('has a version that counts every column, also one that is added later, and neither sales nor pictures', async () => {
    const { id } = await created({ status: 'active' });
    const versionAfter = async (change: string) => {
      await shop.sql(`UPDATE product SET ${change}, updated_at = now() WHERE id = $1`, [id]);
      const [row] = await shop.sql<{ version: number }>('SELECT version FROM product WHERE id = $1', [id]);
      return row!.version;
    };
    expect(await versionAfter(`name = 'Core probe'`)).toBe(2);
    expect(await versionAfter(`stock_quantity = stock_quantity - 1, image_url = '/pictures/probe.svg'`)).toBe(
      2,
    );
    await shop.sql('ALTER TABLE product ADD COLUMN shelf_life text');
    expect(await versionAfter(`shelf_life = 'two years'`)).toBe(3);
    expect(await versionAfter(`shelf_life = 'two years', stock_quantity = 3`)).toBe(3);
    expect(await versionAfter('version = version + 1, featured = NOT featured')).toBe(4);
  });

  it('keeps the tax classes of single countries until they are changed, and asks for one of all others', async () => {
    const taxes = { taxClass: 'reduced', taxClassByCountry: { DE: 'standard', FR: 'super_reduced' } };
    const { id, slug, taxClassByCountry } = await created(taxes);
    expect(taxClassByCountry).toEqual(taxes.taxClassByCountry);
    expect((await put(id, form({ slug }))).body).toMatchObject(taxes);
    expect((await put(id, form({ slug, taxClass: 'zero' }))).body).toMatchObject({
      ...taxes,
      taxClass: 'zero',
    });
    expect(await seen(id)).toMatchObject({ taxClasses: { '*': 'zero', ...taxes.taxClassByCountry } });
    const one = { DE: 'exempt' };
    expect((await put(id, form({ slug, taxClassByCountry: one }))).body.taxClassByCountry).toEqual(one);
    const refused = await put<Refusal>(id, form({ slug, taxClass: null, taxClassByCountry: one }));
    expect(refused.body.fields).toMatchObject([{ field: 'taxClassByCountry' }]);
    await put(id, form({ slug, taxClass: null }));
    const unnamed = await put<Refusal>(id, form({ slug, taxClassByCountry: one }));
    expect(unnamed.body.fields).toMatchObject([{ field: 'taxClassByCountry' }]);
    expect((await put(id, form({ slug, taxClass: null }))).body).toMatchObject({
      taxClass: null,
      taxClassByCountry: {},
    });
  });

  it('leaves ratings and ids to the shop', async () => {
    const { id } = await created({
      id: 7,
      rating: '5.0',
      reviewCount: 99,
      version: 4,
      deletedAt: '2020-01-01',
    });
    expect(await seen(id)).toMatchObject({ rating: '0.0', reviewCount: 0 });
    expect(id).not.toBe(7);
  });

  it.each<[string, object]>([
    ['name', { name: 'A' }],
    ['slug', { slug: 'Not A Slug' }],
    ['price', { price: '0' }],
    ['price', { price: '1.999' }],
    ['price', { price: { $gt: 1 } }],
    ['compareAtPrice', { compareAtPrice: '24.90' }],
    ['costPrice', { costPrice: '-0.01' }],
    ['costPrice', { costPrice: 'cheap' }],
    ['stockQuantity', { stockQuantity: -1 }],
    ['stockQuantity', { stockQuantity: '1.5' }],
    ['categoryId', { categoryId: null }],
    ['categoryId', { categoryId: 999_999 }],
    ['supplierId', { supplierId: 999_999 }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['weightGrams', { weightGrams: 0.5 }],
    ['taxClassByCountry', { taxClass: 'reduced', taxClassByCountry: { DE: 'luxury' } }],
    ['taxClassByCountry', { taxClass: 'reduced', taxClassByCountry: { Germany: 'zero' } }],
    ['status', { status: 'sold' }],
    ['inStock', { inStock: 'perhaps' }],
  ])('names %s in %j', async (field, change) => {
    const { status, body } = await post<Refusal>(form(change));
    expect([status, body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('a price raised above the stored compare-at price is refused there', async () => {
    const { id, slug } = await created();
    const { status, body } = await put<Refusal>(id, { name: 'Probe', slug, price: '40', categoryId });
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['compareAtPrice']]);
  });

  it('a slug in use is answered with the next free one', async () => {
    const { slug } = await created();
    await created({ slug: `${slug}-2` });
    const { status, body } = await post<Refusal>(form({ slug }));
    expect([status, body.code, body.details?.proposal]).toEqual([
      409,
      'CATALOG.PRODUCT_SLUG_TAKEN',
      `${slug}-3`,
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => post<Refusal>(form({ slug: 'raced' }))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it('a former slug redirects until another product takes it', async () => {
    const { id } = await created({ slug: 'first-slug' });
    await put(id, form({ slug: 'second-slug' }));
    await put(id, form({ slug: 'third-slug' }));
    const former = () => shop.call('GET', '/api/products/slug/first-slug');
    expect([(await former()).status, (await former()).headers.location]).toEqual([
      301,
      '/api/products/slug/third-slug',
    ]);
    const other = await created({ slug: 'first-slug' });
    expect((await former()).body).toMatchObject({ id: other.id });
    await put(id, form({ slug: 'second-slug' }));
    expect((await shop.call('GET', '/api/products/slug/second-slug')).status).toBe(200);
  });

  it('of two administrators with one version the second gets the current product', async () => {
    const { id, slug, version } = await created();
    const answers = await Promise.all(
      ['Ours', 'Theirs'].map((name) =>
        put<Refusal & AdminProductResponse>(id, form({ name, slug, version })),
      ),
    );
    const [won, lost] = answers.sort((left, right) => left.status - right.status);
    expect([won!.status, lost!.status, lost!.body.code]).toEqual([200, 409, 'CATALOG.PRODUCT_CHANGED']);
    expect(lost!.body.details?.current).toMatchObject({ id, name: won!.body.name, version: 2 });
    const stale = await put<Refusal>(id, form({ slug }), { 'if-match': '"1"' });
    expect([stale.status, stale.body.details?.current?.version]).toEqual([409, 2]);
    expect((await put(id, form({ slug }), { 'if-match': '"2"' })).status).toBe(200);
    expect((await put(id, form({ slug, name: 'Unversioned' }))).status).toBe(200);
  });

  it('a form saved during sales changes the stock by its difference', async () => {
    const { id, slug, version } = await created({ stockQuantity: 50 });
    const { app } = shop;
    const sell = (orderId: number) =>
      app
        .get(Transactions)
        .run(() => app.get(CatalogStock).deduct([{ productId: id, quantity: 1 }], { orderId }));
    const save = () => put(id, form({ slug, version, stockQuantity: 60, stockQuantityBefore: 50 }));
    const [saved] = await Promise.all([save(), ...Array.from({ length: 20 }, (_, n) => sell(8_000_000 + n))]);
    expect(saved!.status).toBe(200);
    expect((await seen(id)).stockQuantity).toBe(40);
    const [ledger] = await shop.sql<{ sum: number }>(
      'SELECT sum(change)::int AS sum FROM stock_movement WHERE product_id = $1',
      [id],
    );
    expect(ledger!.sum).toBe(40);
    const tooMany = await put<Refusal>(id, form({ slug, stockQuantity: 5, stockQuantityBefore: 50 }));
    expect([tooMany.status, tooMany.body.code, tooMany.body.details?.stockQuantity]).toEqual([
      409,
      'CATALOG.PRODUCT_UNITS_SOLD',
      40,
    ]);
    expect((await put(id, form({ slug, stockQuantity: 5 }))).body.stockQuantity).toBe(5);
  });

  it('a deleted product is gone at once and can be restored; each change is in the audit log', async () => {
    const { id, slug } = await created({ name: 'Refractometer' });
    await put(id, form({ name: 'Refractometer', slug, price: '20.00' }));
    expect(await shop.names('?search=refractometer')).toEqual(['Refractometer']);
    const remove = () => shop.call('DELETE', `/api/products/${id}`, { token });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await shop.names('?search=refractometer')).toEqual([]);
    expect((await put(id, form({ slug }))).status).toBe(404);
    const restore = () => shop.call('POST', `/admin/api/products/${id}/restore`, { token });
    expect([(await restore()).status, (await restore()).status]).toEqual([200, 200]);
    expect(await shop.names('?search=refractometer')).toEqual(['Refractometer']);
    const entries = await shop.sql(
      `SELECT action, after ->> 'price' AS price FROM audit_entry
        WHERE subject = 'product' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(entries).toEqual([
      { action: 'product.created', price: '24.90' },
      { action: 'product.updated', price: '20.00' },
      { action: 'product.deleted', price: null },
      { action: 'product.restored', price: '20.00' },
    ]);
  });

  it('a product whose slug was given away meanwhile is not restored under it', async () => {
    const { id, slug } = await created();
    await shop.call('DELETE', `/api/products/${id}`, { token });
    await created({ slug });
    const { status, body } = await shop.call<Refusal>('POST', `/admin/api/products/${id}/restore`, { token });
    expect([status, body.code]).toEqual([409, 'CATALOG.PRODUCT_SLUG_TAKEN']);
  });

  it('the list of administrators is searched, filtered and sorted, with the number of all that match', async () => {
    const tools = await shop.category('Apple corers', 'corers');
    const [supplier] = await shop.sql<{ id: number }>(
      `INSERT INTO supplier (name) VALUES ('S') RETURNING id`,
    );
    const corers = { categoryId: tools, compareAtPrice: '', description: '' };
    await created({ ...corers, name: 'Corer B', price: '3', stockQuantity: 0, supplierId: supplier!.id });
    const third = await created({
      ...corers,
      name: 'Çorer C',
      price: '1',
      stockQuantity: 9,
      status: 'draft',
    });
    await created({ ...corers, name: 'Corer A', price: '2', stockQuantity: 30, inStock: false });
    const names = async (query: string) => (await list(`category=corers&${query}`)).names;
    expect(await names('')).toEqual(['Corer A', 'Corer B', 'Çorer C']);
    expect(await names('sort=-name')).toEqual(['Çorer C', 'Corer B', 'Corer A']);
    expect(await names('sort=price')).toEqual(['Çorer C', 'Corer A', 'Corer B']);
    expect(await names('sort=-stock')).toEqual(['Corer A', 'Çorer C', 'Corer B']);
    expect(await names('sort=-status')).toEqual(['Çorer C', 'Corer A', 'Corer B']);
    expect(await list('category=corers&limit=2&offset=1')).toEqual({
      names: ['Corer B', 'Çorer C'],
      total: '3',
    });
    expect(await names('status=draft')).toEqual(['Çorer C']);
    expect(await names('stock=in')).toEqual(['Çorer C']);
    expect(await names('status=active&stock=out')).toEqual(['Corer A', 'Corer B']);
    expect(await names('stock=low')).toEqual(['Corer B', 'Çorer C']);
    expect(await names(`supplier=${supplier!.id}`)).toEqual(['Corer B']);
    expect(await names('minPrice=1.50&maxPrice=2')).toEqual(['Corer A']);
    expect((await list('search=apple')).names).toHaveLength(3);
    expect((await list('search=corrers')).total).toBe('3');
    expect((await list(`search=KP-${third.id}`)).names).toEqual(['Çorer C']);
    expect((await list(`search=${third.id}`)).names).toContain('Çorer C');
    expect((await list('sort=category&limit=1')).names).toEqual(['Corer B']);
  });

  it('is for members of the staff only', async () => {
    const customer = await shop.call<{ token: string }>('POST', '/api/auth/register', {
      body: { email: 'c@shop.example', password: 'a-password', firstName: 'C', lastName: 'D' },
    });
    const calls = [
      ['POST', '/api/products'],
      ['PUT', '/api/products/1'],
      ['DELETE', '/api/products/1'],
      ['GET', '/admin/api/products'],
      ['GET', '/admin/api/products/1'],
      ['POST', '/admin/api/products/1/restore'],
    ] as const;
    for (const [method, path] of calls) {
      const answers = [undefined, customer.body.token].map((each) =>
        shop.call(method, path, { token: each }),
      );
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403]);
    }
  });
});
