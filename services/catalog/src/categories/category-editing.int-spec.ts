import { CatalogPages } from '..';
import type { AdminCategoryResponse } from '../http/categories.dto';
import type { CategoryResponse, ProductResponse } from '../http/product.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

interface Refusal {
  code: string;
  fields?: { field: string }[];
  details?: { current?: AdminCategoryResponse; proposal?: string; productCount?: number; ids?: number[] };
}

describe('Editing categories', () => {
  let shop: CatalogShop;
  let token: string;
  let named = 0;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
  });
  afterAll(() => shop.close());

  const form = (changes: object = {}) => {
    named += 1;
    return { name: `Ice ${named}`, slug: `ice-${named}`, description: 'Cubes.', imageUrl: '', ...changes };
  };
  const post = <T = AdminCategoryResponse>(body: object) =>
    shop.call<T>('POST', '/api/categories', { token, body });
  const put = <T = AdminCategoryResponse>(id: number, body: object) =>
    shop.call<T>('PUT', `/api/categories/${id}`, { token, body });
  const remove = (id: number, target?: number | string) =>
    shop.call<Refusal>('DELETE', `/api/categories/${id}${target === undefined ? '' : `?target=${target}`}`, {
      token,
    });
  const created = async (changes: object = {}) => (await post(form(changes))).body;
  const listed = async () => (await shop.call<CategoryResponse[]>('GET', '/api/categories')).body;
  const listedOne = async (id: number) => (await listed()).find((category) => category.id === id);
  const orderOf = async () => (await listed()).map(({ id }) => id);
  const arrange = <T = AdminCategoryResponse[]>(ids: number[], previousIds: number[]) =>
    shop.call<T>('PUT', '/admin/api/categories/order', { token, body: { ids, previousIds } });
  const categoryOf = async (productId: number) =>
    (await shop.call<ProductResponse>('GET', `/api/products/${productId}`)).body.categoryId;

  it('a literal payload makes the last category of the shop, which shows it at once', async () => {
    expect((await listed()).map(({ slug }) => slug)).toEqual(['everything']);
    const payload = { name: 'Ice machines', slug: 'ice-machines', description: 'Cubes.', imageUrl: null };
    const { status, body } = await post(payload);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...payload,
        showOnMainTop: true,
        showOnMainShop: true,
        productCount: 0,
        totalProductCount: 0,
        version: 1,
      }),
    ]);
    expect((await listed()).map(({ slug }) => slug)).toEqual(['everything', 'ice-machines']);
  });

  it.each<[string, object]>([
    ['name', { name: 'A' }],
    ['name', { name: { $ne: 1 } }],
    ['slug', { slug: 'Ice Machines' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['showOnMainTop', { showOnMainTop: 'perhaps' }],
    ['version', { version: 'x' }],
  ])('names %s in %j', async (field, change) => {
    const { status, body } = await post<Refusal>(form(change));
    expect([status, body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('a change is in lists, products and search at once; what is left out stays', async () => {
    const { id, slug } = await created({ name: 'Blenders', imageUrl: '/pictures/blender.svg' });
    const productId = await shop.product({ name: 'Bar unit', categoryId: id });
    shop.refresh();
    expect((await listedOne(id))?.productCount).toBe(1);
    expect(await shop.names('?search=mixers')).toEqual([]);
    const { body } = await put(id, { name: 'Mixers', slug, showOnMainShop: false });
    expect(body).toMatchObject({ description: 'Cubes.', imageUrl: '/pictures/blender.svg', version: 2 });
    expect(await listedOne(id)).toMatchObject({ name: 'Mixers', showOnMainTop: true, showOnMainShop: false });
    const { category } = (await shop.call<ProductResponse>('GET', `/api/products/${productId}`)).body;
    expect(category.name).toBe('Mixers');
    expect(await shop.names('?search=mixers')).toEqual(['Bar unit']);
    expect((await put(id, { name: 'Mixers', slug, imageUrl: '' })).body.imageUrl).toBeNull();
  });

  it('a slug in use is answered with the next free one, also in a race', async () => {
    const { slug } = await created();
    await created({ slug: `${slug}-2` });
    const { status, body } = await post<Refusal>(form({ slug }));
    expect([status, body.code, body.details?.proposal, body.fields?.[0]?.field]).toEqual([
      409,
      'CATALOG.CATEGORY_SLUG_TAKEN',
      `${slug}-3`,
      'slug',
    ]);
    const answers = await Promise.all([1, 2, 3].map(() => post<Refusal>(form({ slug: 'raced' }))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it('a former slug redirects lists and facets until another category takes it', async () => {
    const { id } = await created({ slug: 'first' });
    await shop.product({ name: 'Crusher', categoryId: id });
    expect(await shop.names('?categorySlug=first')).toEqual(['Crusher']);
    await put(id, form({ slug: 'second' }));
    const former = (path: string) => shop.call('GET', path);
    const list = await former('/api/products?category=first&limit=5');
    expect([list.status, list.headers.location]).toEqual([301, '/api/products?limit=5&categorySlug=second']);
    expect((await former('/api/products/facets?categorySlug=first')).headers.location).toBe(
      '/api/products/facets?categorySlug=second',
    );
    expect(await shop.names('?categorySlug=second')).toEqual(['Crusher']);
    await created({ slug: 'first' });
    expect(await shop.names('?categorySlug=first')).toEqual([]);
  });

  it('of two administrators with one version the second gets the current category', async () => {
    const { id, slug, version } = await created();
    const answers = await Promise.all(
      ['Ours', 'Theirs'].map((name) => put<Refusal & AdminCategoryResponse>(id, { name, slug, version })),
    );
    const [won, lost] = answers.sort((left, right) => left.status - right.status);
    expect([won!.status, lost!.status, lost!.body.code]).toEqual([200, 409, 'CATALOG.CATEGORY_CHANGED']);
    expect(lost!.body.details?.current).toMatchObject({ id, name: won!.body.name, version: 2 });
    expect((await put(id, { name: 'Unversioned', slug })).status).toBe(200);
    expect((await put<Refusal>(2_000_000_000, form())).body.code).toBe('CATALOG.CATEGORY_NOT_FOUND');
  });

  it('one with products is deleted with a target, where its products and slugs lead', async () => {
    const [from, to] = [await created({ slug: 'old-name' }), await created()];
    await put(from.id, form({ slug: 'new-name' }));
    const productId = await shop.product({ name: 'Scoop', categoryId: from.id });
    const draft = await shop.product({ categoryId: from.id, status: 'draft' });
    const gone = await shop.product({ categoryId: from.id, isDeleted: true });
    shop.refresh();
    expect(await categoryOf(productId)).toBe(from.id);
    const refused = await remove(from.id);
    expect([refused.status, refused.body.code, refused.body.details?.productCount]).toEqual([
      409,
      'CATALOG.CATEGORY_HAS_PRODUCTS',
      2,
    ]);
    for (const target of [from.id, 2_000_000_000, 'x']) {
      const { status, body } = await remove(from.id, target);
      expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['target']]);
    }
    expect((await remove(from.id, to.id)).status).toBe(204);
    expect(await listedOne(from.id)).toBeUndefined();
    expect((await listedOne(to.id))?.productCount).toBe(1);
    expect(await categoryOf(productId)).toBe(to.id);
    const pages = shop.app.get(CatalogPages);
    expect(await pages.currentCategorySlug('old-name')).toBe(to.slug);
    expect(await pages.currentCategorySlug('new-name')).toBe(to.slug);
    const [entry] = await shop.sql<{ before: { targetId: number; movedProductIds: number[] } }>(
      `SELECT before FROM audit_entry WHERE action = 'category.deleted' AND subject_id = $1`,
      [String(from.id)],
    );
    expect(entry!.before).toMatchObject({ targetId: to.id, movedProductIds: [productId, draft, gone] });
    expect((await remove(from.id)).status).toBe(404);
  });

  it('an empty one needs no target', async () => {
    const { id, slug } = await created();
    expect((await remove(id)).status).toBe(204);
    expect((await post(form({ slug }))).status).toBe(201);
  });

  it('products that are moved into a category while it is deleted never end without one', async () => {
    const target = await created();
    for (let round = 0; round < 5; round += 1) {
      const { id: doomed } = await created();
      const ids = await Promise.all(
        [1, 2, 3, 4].map(() => shop.product({ categoryId: target.id, name: 'Wanderer' })),
      );
      const move = async (id: number) => {
        const { body } = await shop.call<ProductResponse>('GET', `/api/products/${id}`, { token });
        const { name, slug, price } = body;
        const product = { name, slug, price, categoryId: doomed };
        return shop.call<Refusal>('PUT', `/api/products/${id}`, { token, body: product });
      };
      const [deleted, ...moves] = await Promise.all([remove(doomed, target.id), ...ids.map(move)]);
      expect(deleted!.status).toBe(204);
      for (const { status, body } of moves) {
        if (status !== 200) expect([status, body.fields?.[0]?.field]).toEqual([400, 'categoryId']);
      }
      const homes = await shop.sql<{ category_id: number }>(
        'SELECT DISTINCT category_id FROM product WHERE id = ANY($1)',
        [ids],
      );
      expect(homes).toEqual([{ category_id: target.id }]);
    }
  });

  it('two that are deleted into each other leave one of them', async () => {
    const [one, other] = [await created(), await created()];
    const product = await shop.product({ categoryId: one.id });
    const answers = await Promise.all([remove(one.id, other.id), remove(other.id, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(await listedOne(await categoryOf(product))).toBeDefined();
  });

  it('the order is that of the shop at once; an order that was changed meanwhile is not overwritten', async () => {
    const before = await orderOf();
    const reversed = [...before].reverse();
    const { status, body } = await arrange(reversed, before);
    expect([status, body.map(({ id }) => id)]).toEqual([200, reversed]);
    expect(await orderOf()).toEqual(reversed);
    const rotated = [...reversed.slice(1), reversed[0]!];
    const answers = await Promise.all([
      arrange<Refusal>(before, reversed),
      arrange<Refusal>(rotated, reversed),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const lost = answers.find((answer) => answer.status === 409)!.body;
    expect([lost.code, lost.details?.ids]).toEqual(['CATALOG.CATEGORY_ORDER_CHANGED', await orderOf()]);
    const now = await orderOf();
    await created();
    expect((await arrange<Refusal>(now, now)).body.code).toBe('CATALOG.CATEGORY_ORDER_CHANGED');
    for (const ids of [now.slice(1), [now[0]!, ...now.slice(1, -1), now[0]!]]) {
      const refused = await arrange<Refusal>(ids, now);
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'ids']);
    }
  });

  it('a hidden one is in no suggestion and sitemap, but its products are found', async () => {
    const { id, name, slug } = await created({ name: 'Samovars' });
    await shop.product({ name: 'Samovar kettle', categoryId: id });
    const suggested = async () => {
      const { body } = await shop.call<{ products: unknown[]; categories: { slug: string }[] }>(
        'GET',
        '/api/products/suggestions?q=samovar',
      );
      return [body.products.length, body.categories.map((category) => category.slug)];
    };
    const inSitemap = async () =>
      (await shop.app.get(CatalogPages).categories()).some((page) => page.slug === slug);
    expect([await suggested(), await inSitemap()]).toEqual([[1, [slug]], true]);
    await put(id, { name, slug, showOnMainTop: false, showOnMainShop: false });
    expect([await suggested(), await inSitemap()]).toEqual([[1, []], false]);
    expect(await shop.names(`?categorySlug=${slug}`)).toEqual(['Samovar kettle']);
  });

  it('every change is in the audit log', async () => {
    const { id, slug } = await created({ name: 'Juicers' });
    await put(id, { name: 'Juicers', slug, description: 'Citrus.' });
    await remove(id);
    const entries = await shop.sql(
      `SELECT action, before ->> 'description' AS was, after ->> 'description' AS is FROM audit_entry
        WHERE subject = 'category' AND subject_id = $1 ORDER BY id`,
      [String(id)],
    );
    expect(entries).toEqual([
      { action: 'category.created', was: null, is: 'Cubes.' },
      { action: 'category.updated', was: 'Cubes.', is: 'Citrus.' },
      { action: 'category.deleted', was: 'Citrus.', is: null },
    ]);
    const [arranged] = await shop.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM audit_entry WHERE action = 'category.arranged'`,
    );
    expect(arranged!.count).toBe(2);
  });

  it('is for members of the staff only', async () => {
    const customer = await shop.call<{ token: string }>('POST', '/api/auth/register', {
      body: { email: 'c@shop.example', password: 'a-password', firstName: 'C', lastName: 'D' },
    });
    const calls = [
      ['POST', '/api/categories'],
      ['PUT', '/api/categories/1'],
      ['DELETE', '/api/categories/1'],
      ['GET', '/admin/api/categories'],
      ['PUT', '/admin/api/categories/order'],
    ] as const;
    for (const [method, path] of calls) {
      const answers = [undefined, customer.body.token].map((each) =>
        shop.call(method, path, { token: each }),
      );
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403]);
    }
  });
});
