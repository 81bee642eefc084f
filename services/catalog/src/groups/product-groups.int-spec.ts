import type { Problem } from '@kp/platform/http';
import type { FacetsResponse, SuggestionsResponse } from '../http/product-search.dto';
import type { CategoryResponse, ProductDetailResponse } from '../http/product.dto';
import { type CatalogShop, startCatalogShop } from '../testing/catalog-shop';
import type { AdminProductGroupResponse } from './product-group.dto';

type Saved = AdminProductGroupResponse & Pick<Problem, 'code' | 'fields'>;

const SIZES = ['S', 'M', 'L'] as const;

describe('variants of a product', () => {
  let shop: CatalogShop;
  let token: string;
  let categoryId: number;
  let ladle: number;
  let group: AdminProductGroupResponse;
  const gloves: Record<string, number> = {};

  beforeAll(async () => {
    shop = await startCatalogShop();
    token = await shop.adminToken();
    categoryId = await shop.category('Protection', 'protection');
    ladle = await shop.product({ name: 'Ladle', priceMinor: 500, age: 10, categoryId });
    for (const [index, size] of SIZES.entries()) {
      const [name, slug] = [`Nitrile gloves ${size}`, `gloves-${size.toLowerCase()}`];
      const values = { name, slug, priceMinor: 900 - index * 100, age: index, categoryId };
      gloves[size] = await shop.product({ ...values, stock: size === 'M' ? 0 : 5 });
    }
    group = (await save('POST', '', GROUP())).body;
  });
  afterAll(() => shop.close());

  const GROUP = (sizes: readonly string[] = SIZES) => ({
    name: 'Nitrile gloves',
    names: { ro: 'Mănuși din nitril' },
    options: ['Size'],
    variants: sizes.map((size) => ({ productId: gloves[size], values: [size] })),
  });
  const save = (method: 'POST' | 'PUT', path: string, body: object) =>
    shop.call<Saved>(method, `/admin/api/product-groups${path}`, { token, body });
  const listed = async (query = '') => {
    const { body, headers } = await shop.list(`?collapse=group&${query}`);
    return {
      cards: body.map(({ name, groupCard }) => groupCard?.name ?? name),
      shown: body.map(({ name }) => name),
      total: Number(headers['x-total-count']),
    };
  };
  const facets = async (query = '') =>
    (await shop.call<FacetsResponse>('GET', `/api/products/facets?${query}`)).body;

  it('on request have no price, are on cards and counted there, and in no flat list', async () => {
    const oven = await shop.product({ name: 'Combi oven', slug: 'oven', categoryId, stock: 3, age: 20 });
    await shop.sql('UPDATE product SET price_minor = NULL WHERE id = ANY ($1)', [[oven, gloves.S]]);
    shop.refresh();
    const cards = async (query: string) => (await listed(`category=protection&${query}`)).cards;
    expect(await cards('sort=price-asc')).toEqual(['Ladle', 'Nitrile gloves', 'Combi oven']);
    expect(await cards('sort=price-desc')).toEqual(['Combi oven', 'Nitrile gloves', 'Ladle']);
    expect(await cards('minPrice=1')).toEqual(['Nitrile gloves', 'Ladle']);
    expect(await cards('inStock=true')).toEqual(['Nitrile gloves', 'Ladle']);
    const { body } = await shop.list('?collapse=group&category=protection&search=oven');
    expect(body).toMatchObject([{ price: null, inStock: false, stockQuantity: 3 }]);
    const flat = await shop.list('?category=protection');
    expect([flat.body.map(({ name }) => name), flat.headers['x-total-count']]).toEqual([
      ['Nitrile gloves M', 'Nitrile gloves L', 'Ladle'],
      '3',
    ]);
    expect(await facets('collapse=group&category=protection')).toMatchObject({
      categories: [{ slug: 'protection', count: 3 }],
      minPrice: '5.00',
      maxPrice: '8.00',
    });
    expect((await facets('category=protection')).categories).toEqual([{ slug: 'protection', count: 3 }]);
    await shop.sql('UPDATE product SET price_minor = 900 WHERE id = $1', [gloves.S]);
    await shop.sql('UPDATE product SET deleted_at = now() WHERE id = $1', [oven]);
    shop.refresh();
  });

  it('are suggested once, by the name of their group, unless the text means one of them', async () => {
    const suggested = async (text: string) => {
      const url = `/api/products/suggestions?q=${encodeURIComponent(text)}`;
      const { products } = (await shop.call<SuggestionsResponse>('GET', url)).body;
      return products.map(({ name, price, isFrom }) => [name, price, isFrom]);
    };
    expect(await suggested('gloves')).toEqual([['Nitrile gloves', '7.00', true]]);
    expect(await suggested('gloves M')).toEqual([['Nitrile gloves M', '8.00', false]]);
    expect(await suggested(`KP-${gloves.L}`)).toEqual([['Nitrile gloves L', '7.00', false]]);
  });

  it('are one card of a list, with what they cost, and are counted once', async () => {
    const { body, headers } = await shop.list('?collapse=group&category=protection');
    expect(headers['x-total-count']).toBe('2');
    expect(body).toMatchObject([
      {
        id: gloves.S,
        groupCard: {
          id: group.id,
          name: 'Nitrile gloves',
          variantCount: 3,
          minPrice: '7.00',
          maxPrice: '9.00',
          inStock: true,
          values: ['S', 'M', 'L'],
          swatches: null,
        },
      },
      { id: ladle, groupCard: null },
    ]);
    const romanian = await shop.list('?collapse=group&category=protection&language=ro');
    expect(romanian.body[0]).toMatchObject({ groupCard: { name: 'Mănuși din nitril' } });
  });

  it('have swatches on their card where an option is a color', async () => {
    const colored = (options: string, values: string) =>
      shop.sql(
        `WITH g AS (UPDATE product_group SET options = $2 WHERE id = $1)
         UPDATE product SET option_values = option_values[1:1] || $3::text[] WHERE group_id = $1`,
        [group.id, options, values],
      );
    await colored('{Size,Culoare}', '{Roșu}');
    await shop.sql(`UPDATE product SET option_values[2] = 'Coral' WHERE id = $1`, [gloves.L]);
    shop.refresh();
    const { body } = await shop.list('?collapse=group&category=protection');
    expect(body[0]!.groupCard).toMatchObject({
      values: ['S', 'M', 'L'],
      swatches: [
        { name: 'Roșu', color: '#d32f2f' },
        { name: 'Coral', color: null },
      ],
    });
    const page = await shop.call<ProductDetailResponse>('GET', `/api/products/${gloves.S}?language=ro`);
    expect(page.body.group!.swatches).toEqual(
      expect.arrayContaining([
        { name: 'Roșu', color: '#d32f2f' },
        { name: 'Coral', color: null },
      ]),
    );
    await colored('{Size}', '{}');
    shop.refresh();
  });

  it('stay products of their own in the list as specified', async () => {
    const { body, headers } = await shop.list('?category=protection');
    expect([body.length, headers['x-total-count']]).toEqual([4, '4']);
    expect(body[0]).not.toHaveProperty('groupCard');
  });

  it.each([
    ['the cheapest first', 'sort=price-asc', ['Ladle', 'Nitrile gloves L']],
    ['the dearest first', 'sort=price-desc', ['Nitrile gloves S', 'Ladle']],
    ['from a price', 'minPrice=6&maxPrice=8.50', ['Nitrile gloves M']],
    ['in stock', 'inStock=true&minPrice=6&maxPrice=8.50', ['Nitrile gloves L']],
    ['a search for one of them', 'search=gloves%20M', ['Nitrile gloves M']],
    ['a search for all of them', 'search=gloves', ['Nitrile gloves S']],
  ])('the variant that fits stands for them: %s', async (_what, query, shown) => {
    const found = await listed(`category=protection&${query}`);
    expect([found.shown, found.total]).toEqual([shown, shown.length]);
  });

  it('are counted once by filters and categories', async () => {
    const once = await facets('collapse=group&category=protection');
    const each = await facets('category=protection');
    const countOf = ({ categories }: FacetsResponse) =>
      categories.find(({ slug }) => slug === 'protection')?.count;
    expect([countOf(once), once.inStock, countOf(each), each.inStock]).toEqual([2, 2, 4, 3]);
    expect((await facets('collapse=group&category=protection&search=gloves')).inStock).toBe(1);
    const { body } = await shop.call<CategoryResponse[]>('GET', '/api/categories');
    expect(body.find(({ slug }) => slug === 'protection')).toMatchObject({
      productCount: 4,
      listedCount: 2,
    });
  });

  it('are known to each of them, with address, price and stock', async () => {
    const { body } = await shop.call<ProductDetailResponse>('GET', '/api/products/slug/gloves-m');
    expect(body.group).toMatchObject({
      id: group.id,
      options: ['Size'],
      variants: [
        { id: gloves.S, slug: 'gloves-s', values: ['S'], price: '9.00', inStock: true },
        { id: gloves.M, slug: 'gloves-m', values: ['M'], price: '8.00', inStock: false, stockQuantity: 0 },
        { id: gloves.L, slug: 'gloves-l', values: ['L'], price: '7.00', inStock: true },
      ],
    });
  });

  it('are made by a table of values, like a product', async () => {
    const template = gloves.L;
    await shop.sql(
      `WITH law AS (INSERT INTO product_compliance (product_id, manufacturer_name, guarantee_months) VALUES ($1, 'Medi', 24))
       INSERT INTO product_translation (product_id, language, name, description) VALUES ($1, 'ro', 'Mănuși L', 'Nitril')`,
      [template],
    );
    const made = await save('PUT', `/${group.id}`, {
      ...GROUP(),
      templateId: template,
      variants: [...GROUP().variants, { values: ['XL'], sku: 'GX-XL', price: '9.50', stockQuantity: 7 }],
      version: group.version,
    });
    expect(made.status).toBe(200);
    expect(made.body.variants.at(-1)).toMatchObject({
      code: 'GX-XL',
      name: 'Nitrile gloves, XL',
      slug: 'nitrile-gloves-xl',
      values: ['XL'],
      price: '9.50',
      stockQuantity: 7,
    });
    const [copied] = await shop.sql(
      `SELECT t.name, t.description, l.manufacturer_name AS maker, l.guarantee_months AS months
         FROM product_translation t JOIN product_compliance l USING (product_id) WHERE product_id = $1`,
      [made.body.variants.at(-1)!.productId],
    );
    const text = { name: 'Mănuși din nitril, XL', description: 'Nitril' };
    expect(copied).toEqual({ ...text, maker: 'Medi', months: 24 });
    const stale = await save('PUT', `/${group.id}`, { ...GROUP(), version: group.version });
    expect([stale.status, stale.body.code]).toEqual([409, 'CATALOG.GROUP_CHANGED']);
    group = made.body;
  });

  it.each([
    [
      'another category',
      () => [
        { productId: gloves.S, values: ['S'] },
        { productId: ladle, values: ['M'] },
      ],
      'variants',
    ],
    [
      'twice the same values',
      () => [{ productId: ladle, values: ['S'] }, { values: ['s'] }],
      'variants.1.values',
    ],
    ['a value that is missing', () => [{ productId: ladle, values: ['S', 'Blue'] }], 'variants.0.values'],
    ['a variant of another group', () => [{ productId: gloves.S, values: ['S'] }], 'variants.0.productId'],
    ['no product', () => [{ productId: 2_000_000_000, values: ['S'] }], 'variants.0.productId'],
    ['no template', () => [{ values: ['S'] }], 'templateId'],
  ])('with %s are refused at the field', async (what, variants, field) => {
    const other = await shop.product({ name: 'Spoon' });
    const rows = variants().map((variant) =>
      what === 'another category' && 'productId' in variant && variant.productId === gloves.S
        ? { ...variant, productId: other }
        : variant,
    );
    const { status, body } = await save('POST', '', { name: 'Others', options: ['Size'], variants: rows });
    expect([status, body.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('are called in other languages as the product they are made like', async () => {
    const apron = await shop.product({
      name: 'Apron',
      slug: 'apron',
      categoryId: await shop.category('Wear', 'wear'),
    });
    await shop.sql(`INSERT INTO product_translation (product_id, language, name) VALUES ($1, 'ro', 'Șorț')`, [
      apron,
    ]);
    const variants = [{ productId: apron, values: ['M'] }, { values: ['L'] }];
    const apart = await save('POST', '', { name: 'Apron', options: ['Size'], variants, templateId: apron });
    expect(apart.body).toMatchObject({ names: { ro: 'Șorț' } });
    await shop.sql(`UPDATE product_group SET names = '{}' WHERE id = $1`, [apart.body.id]);
    shop.refresh();
    const { body } = await shop.list('?collapse=group&category=wear&language=ro');
    expect(body).toMatchObject([{ groupCard: { name: expect.stringContaining('Șorț') } }]);
  });

  it('follow one of them to another category, and back', async () => {
    const tables = await shop.category('Tables', 'tables');
    const cards = async (category: string) => (await listed(`category=${category}`)).cards;
    const before = await cards('protection');
    const move = async (to: number) => {
      const body = { name: 'Nitrile gloves L', slug: 'gloves-l', price: '7.00', categoryId: to };
      expect((await shop.call('PUT', `/api/products/${gloves.L}`, { token, body })).status).toBe(200);
    };
    await move(tables);
    expect(await cards('tables')).toEqual(['Nitrile gloves']);
    expect(await cards('protection')).toEqual(before.filter((name) => name !== 'Nitrile gloves'));
    const told = await shop.sql(
      `SELECT before, after FROM audit_entry WHERE subject = 'product' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [String(gloves.S)],
    );
    expect(told).toEqual([{ before: { categoryId }, after: { categoryId: tables } }]);
    await move(categoryId);
    expect(await cards('protection')).toEqual(before);
  });

  it('leave their group, and all of them when it is dissolved', async () => {
    const without = await save('PUT', `/${group.id}`, GROUP(['S', 'L']));
    expect(without.body.variants.map(({ values }) => values)).toEqual([['S'], ['L']]);
    expect((await listed('category=protection')).total).toBe(4);
    const removed = await shop.call('DELETE', `/admin/api/product-groups/${group.id}`, { token });
    expect(removed.status).toBe(204);
    expect((await listed('category=protection')).total).toBe(5);
    const actions = await shop.sql(
      `SELECT action FROM audit_entry WHERE subject = 'product-group' AND subject_id = $1 ORDER BY id`,
      [String(group.id)],
    );
    expect(actions).toEqual(
      ['created', 'updated', 'updated', 'deleted'].map((verb) => ({ action: `product-group.${verb}` })),
    );
  });
});
