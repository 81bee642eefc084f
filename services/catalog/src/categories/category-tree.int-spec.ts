import { inTreeOrder } from '@kp/commerce/category-tree';
import { CatalogPages } from '..';
import type { AdminCategoryResponse } from '../http/categories.dto';
import type { CategoryResponse } from '../http/product.dto';
import type { FacetsResponse } from '../http/product-search.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';

interface Rejection {
  code: string;
  fields?: { field: string; message: string }[];
  details?: { childCount?: number };
}

describe('The tree of categories', () => {
  let shop: CatalogShop;
  let token: string;
  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
  });
  afterAll(() => shop.close());

  let named = 0;
  const created = async (parentId: number | null = null): Promise<AdminCategoryResponse> => {
    named += 1;
    const body = { name: `Shelf ${named}`, slug: `shelf-${named}`, parentId };
    const answer = await shop.call<AdminCategoryResponse>('POST', '/api/categories', { token, body });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const move = <T = AdminCategoryResponse[]>(
    id: number,
    parentId: number | null,
    beforeId: number | null = null,
  ) => shop.call<T>('PUT', `/admin/api/categories/${id}/position`, { token, body: { parentId, beforeId } });
  const listed = async () => (await shop.call<CategoryResponse[]>('GET', '/api/categories')).body;
  const childrenOf = async (parentId: number) =>
    (await listed()).filter((each) => each.parentId === parentId).map(({ id }) => id);
  const remove = (id: number) => shop.call<Rejection>('DELETE', `/api/categories/${id}`, { token });

  it('a category lists and counts the products of those below it', async () => {
    const hygiene = await created();
    const gloves = await created(hygiene.id);
    const nitrile = await created(gloves.id);
    await shop.product({ name: 'Soap', categoryId: hygiene.id });
    await shop.product({ name: 'Vinyl glove', categoryId: gloves.id, age: 1 });
    await shop.product({ name: 'Nitrile glove', categoryId: nitrile.id, age: 2 });
    await shop.product({ name: 'Nitrile draft', categoryId: nitrile.id, status: 'draft' });
    shop.refresh();
    const all = ['Soap', 'Vinyl glove', 'Nitrile glove'];
    for (const grouped of ['', '&collapse=group']) {
      expect(await shop.names(`?categorySlug=${hygiene.slug}${grouped}`)).toEqual(all);
    }
    expect(await shop.names(`?categorySlug=${gloves.slug}`)).toEqual(all.slice(1));
    expect(await shop.names(`?categorySlug=${gloves.slug}&search=glove&sort=price-asc`)).toHaveLength(2);
    const counts = (await listed()).filter(({ id }) => [hygiene.id, gloves.id, nitrile.id].includes(id));
    expect(counts.map(({ productCount, listedCount }) => [productCount, listedCount])).toEqual([
      [3, 3],
      [2, 2],
      [1, 1],
    ]);
    const facets = (
      await shop.call<FacetsResponse>('GET', `/api/products/facets?categorySlug=${gloves.slug}&search=glove`)
    ).body;
    expect(facets.categories).toEqual(
      [hygiene, gloves].map(({ slug }) => ({ slug, count: 2 })).concat({ slug: nitrile.slug, count: 1 }),
    );
    expect(facets.inStock).toBe(2);
    const office = await shop.call<{ name: string }[]>(
      'GET',
      `/admin/api/products?category=${hygiene.slug}&status=draft`,
      { token },
    );
    expect(JSON.stringify(office.body)).toContain('Nitrile draft');
    const rows = (await shop.call<AdminCategoryResponse[]>('GET', '/admin/api/categories', { token })).body;
    expect(rows.find(({ id }) => id === gloves.id)).toMatchObject({
      productCount: 2,
      totalProductCount: 3,
      ownProductCount: 1,
    });
    const empty = await created();
    await move(nitrile.id, empty.id);
    const inSitemap = (await shop.app.get(CatalogPages).categories()).map(({ slug }) => slug);
    expect(inSitemap).toContain(empty.slug);
  });

  it('one call moves a category with what is below it, before the one that it is dropped on', async () => {
    const [from, to] = [await created(), await created()];
    const [first, second] = [await created(to.id), await created(to.id)];
    const below = await created(from.id);
    const product = await shop.product({ name: 'Traveler', categoryId: below.id });
    shop.refresh();
    expect(await shop.names(`?categorySlug=${to.slug}`)).toEqual([]);
    const { status, body } = await move(from.id, to.id, second.id);
    expect([status, body.find(({ id }) => id === from.id)?.parentId]).toEqual([200, to.id]);
    expect(await childrenOf(to.id)).toEqual([first.id, from.id, second.id]);
    expect(await shop.names(`?categorySlug=${to.slug}`)).toEqual(['Traveler']);
    expect((await shop.call('GET', `/api/products/${product}`)).body).toMatchObject({ categoryId: below.id });
    await move(second.id, to.id, first.id);
    expect(await childrenOf(to.id)).toEqual([second.id, first.id, from.id]);
    await move(from.id, null);
    expect(await childrenOf(to.id)).toEqual([second.id, first.id]);
    const entries = await shop.sql<{ before: object; after: object }>(
      `SELECT before, after FROM audit_entry WHERE action = 'category.moved' AND subject_id = $1 ORDER BY id LIMIT 1`,
      [String(from.id)],
    );
    expect(entries[0]).toEqual({
      before: { parentId: null, position: expect.any(Number) as number },
      after: { parentId: to.id, position: 2 },
    });
  });

  it('refuses a fourth level, itself and what is gone, and names the field', async () => {
    const top = await created();
    const middle = await created(top.id);
    const leaf = await created(middle.id);
    const gone = await created();
    await remove(gone.id);
    const refused: [number, number][] = [
      [top.id, leaf.id],
      [middle.id, middle.id],
      [top.id, (await created()).id],
      [leaf.id, gone.id],
    ];
    const fourth = { name: 'Fourth', slug: 'fourth', parentId: leaf.id };
    const creation = await shop.call<Rejection>('POST', '/api/categories', { token, body: fourth });
    const moves = await Promise.all(
      [refused[0]!, refused[1]!, refused[3]!].map(([id, to]) => move<Rejection>(id, to)),
    );
    for (const { status, body } of [creation, ...moves]) {
      expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['parentId']]);
    }
    expect((await move<Rejection>(leaf.id, top.id, gone.id)).body.code).toBe(
      'CATALOG.CATEGORY_ORDER_CHANGED',
    );
    expect((await move<Rejection>(gone.id, top.id)).body.code).toBe('CATALOG.CATEGORY_NOT_FOUND');
    const kept = await remove(middle.id);
    expect([kept.status, kept.body.code, kept.body.details]).toEqual([
      409,
      'CATALOG.CATEGORY_HAS_CHILDREN',
      { childCount: 1 },
    ]);
  });

  it('two who move at once never make a cycle or a fourth level', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await created(), await created()];
      const [ofOne, ofOther] = [await created(one.id), await created(other.id)];
      const answers = await Promise.all([
        move<Rejection>(one.id, ofOther.id),
        move<Rejection>(other.id, ofOne.id),
        move<Rejection>(ofOne.id, ofOther.id),
      ]);
      expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
      const now = await listed();
      expect(inTreeOrder(now)).toHaveLength(now.length);
      const [deepest] = await shop.sql<{ distance: number }>(
        'SELECT max(distance) AS distance FROM category_lineage',
      );
      expect(deepest!.distance).toBeLessThanOrEqual(2);
    }
  });

  it('what is moved below a category while that is deleted is not lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [doomed, moved] = [await created(), await created()];
      const [deleted, moving] = await Promise.all([remove(doomed.id), move<Rejection>(moved.id, doomed.id)]);
      expect([`${deleted.status} ${moving.status}`]).toEqual([expect.stringMatching(/^(204 400|409 200)$/)]);
      const now = await listed();
      expect(inTreeOrder(now)).toHaveLength(now.length);
    }
  });

  it('is moved by members of the staff only', async () => {
    const answer = await shop.call('PUT', '/admin/api/categories/1/position', { body: { parentId: null } });
    expect(answer.status).toBe(401);
  });
});
