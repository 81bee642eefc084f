import { SettingsService } from '@kp/settings';
import type { CategoryResponse } from './http/product.dto';
import type { FacetsResponse } from './http/product-search.dto';
import { type CatalogShop, startCatalogShop } from './testing/catalog-shop';

describe('Lists of products', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    const labels = await shop.category('Labels', 'labels');
    await shop.product({ name: 'Ac', priceMinor: 500, age: 4, categoryId: labels });
    await shop.product({ name: 'Șervețel', priceMinor: 300, age: 3, featured: true, stock: 0 });
    await shop.product({ name: 'Sac', priceMinor: 300, age: 2, categoryId: labels, inStock: false });
    await shop.product({ name: 'Tavă', priceMinor: 1250, age: 1, featured: true });
  });
  afterAll(() => shop.close());

  it('show the newest first', async () => {
    expect(await shop.names()).toEqual(['Tavă', 'Sac', 'Șervețel', 'Ac']);
    expect(await shop.names('?sort=unknown')).toEqual(['Tavă', 'Sac', 'Șervețel', 'Ac']);
  });

  it.each([
    ['price-asc', ['Șervețel', 'Sac', 'Ac', 'Tavă']],
    ['price-desc', ['Tavă', 'Ac', 'Sac', 'Șervețel']],
    ['name', ['Ac', 'Sac', 'Șervețel', 'Tavă']],
  ])('are sorted by %s', async (sort, names) => {
    expect(await shop.names(`?sort=${sort}`)).toEqual(names);
  });

  it('compare prices with those that the customer sees, to the cent', async () => {
    const priced = (query: string) => shop.names(`?sort=price-asc&${query}`);
    const facets = async (query: string) =>
      (await shop.call<FacetsResponse>('GET', `/api/products/facets?${query}`)).body;
    const change = async (statement: string) => {
      await shop.sql(statement);
      await shop.app.get(SettingsService).refresh();
      shop.refresh();
    };
    // With 19%: 3.57, 3.57, 5.95 and 14.88.
    expect(await priced('priceDisplay=gross&minPrice=5.95&maxPrice=14.87')).toEqual(['Ac']);
    expect(await priced('priceDisplay=gross&minPrice=14.88')).toEqual(['Tavă']);
    expect(await priced('priceDisplay=gross&minPrice=14.89')).toEqual([]);
    expect(await priced('priceDisplay=net&minPrice=5.01')).toEqual(['Tavă']);
    expect(await facets('priceDisplay=gross&minPrice=1')).toMatchObject({
      minPrice: '3.57',
      maxPrice: '14.88',
    });

    await change(`UPDATE category SET tax_classes = '{"*": "standard", "RO": "zero"}' WHERE slug = 'labels'`);
    expect(await priced('priceDisplay=gross&maxPrice=5')).toEqual(['Sac', 'Șervețel', 'Ac']);
    expect(await priced('priceDisplay=gross&minPrice=5.01&maxPrice=14.87')).toEqual([]);
    const ofLabels = await facets('priceDisplay=gross&minPrice=1&categorySlug=labels');
    expect(ofLabels).toMatchObject({ minPrice: '3.00', maxPrice: '5.00' });

    // 5.36 with VAT, above the label of 5.00 without any.
    await change("UPDATE product SET price_minor = 450 WHERE name = 'Șervețel'");
    for (const collapse of ['', '&collapse=group']) {
      const shown = ['Sac', 'Ac', 'Șervețel', 'Tavă'];
      expect(await priced(`priceDisplay=gross${collapse}`)).toEqual(shown);
      expect(await shop.names(`?sort=price-desc&priceDisplay=gross${collapse}`)).toEqual(shown.reverse());
    }
    expect(await priced('priceDisplay=gross&search=ac')).toEqual(['Ac']);
    expect(await priced('priceDisplay=net')).toEqual(['Sac', 'Șervețel', 'Ac', 'Tavă']);
    await change("UPDATE product SET price_minor = 300 WHERE name = 'Șervețel'");

    // Entered with 19%: 2.52 and 10.50 without it, and those of labels as they are.
    await change('UPDATE tax_settings SET is_tax_included = true');
    expect(await priced('priceDisplay=net&minPrice=10.50')).toEqual(['Tavă']);
    expect(await priced('priceDisplay=net&minPrice=10.51')).toEqual([]);
    expect(await priced('priceDisplay=net&maxPrice=2.52')).toEqual(['Șervețel']);
    expect(await priced('priceDisplay=gross&minPrice=12.50')).toEqual(['Tavă']);
    await change('UPDATE tax_settings SET is_tax_included = false');
    await change('UPDATE category SET tax_classes = NULL');
    expect((await shop.list('?priceDisplay=both')).status).toBe(400);
  });

  it('are sorted by rating, then by the number of reviews', async () => {
    const rate = (name: string, stars: number) =>
      shop.sql(
        `INSERT INTO review (product_id, author_name, rating, status)
         SELECT id, 'Ana', $2, 'approved' FROM product WHERE name = $1`,
        [name, stars],
      );
    await rate('Ac', 4);
    await rate('Sac', 5);
    await rate('Tavă', 5);
    await rate('Tavă', 5);
    shop.refresh();
    expect(await shop.names('?sort=rating')).toEqual(['Tavă', 'Sac', 'Ac', 'Șervețel']);
  });

  it('sort names by the alphabet of the language', async () => {
    await shop.product({ name: 'Ñame', age: 10 });
    await shop.product({ name: 'Nuez', age: 10 });
    await shop.product({ name: 'Naranja', age: 10 });
    shop.refresh();
    const order = async (query: string, headers = {}) =>
      (await shop.names(`?sort=name${query}`, { headers })).filter((name) => /^[NÑ]/.test(name));
    expect(await order('')).toEqual(['Ñame', 'Naranja', 'Nuez']);
    expect(await order('&language=es')).toEqual(['Naranja', 'Nuez', 'Ñame']);
    expect(await order('', { 'accept-language': 'es-MX,es;q=0.9' })).toEqual(['Naranja', 'Nuez', 'Ñame']);
    expect(await order('')).toEqual(['Ñame', 'Naranja', 'Nuez']);
    const { vary } = (await shop.list('?sort=name&language=es')).headers;
    expect(vary).toBe('accept-encoding');
    await shop.sql(`DELETE FROM product WHERE name ~ '^[NÑ]'`);
    shop.refresh();
  });

  it.each([
    ['categorySlug=labels', ['Sac', 'Ac']],
    ['category=labels', ['Sac', 'Ac']],
    ['categorySlug=unknown', []],
    ['featured=true', ['Tavă', 'Șervețel']],
    ['featured=true&limit=1', ['Tavă']],
    ['inStock=true', ['Tavă', 'Ac']],
    ['inStock=false', ['Sac', 'Șervețel']],
    ['minPrice=5', ['Tavă', 'Ac']],
    ['maxPrice=5.00', ['Sac', 'Șervețel', 'Ac']],
    ['minPrice=3.01&maxPrice=12.5', ['Tavă', 'Ac']],
    ['minPrice=3&maxPrice=3&featured=true&inStock=false', ['Șervețel']],
  ])('are narrowed by %s', async (query, names) => {
    const { body, headers } = await shop.list(`?${query}`);
    expect(body.map(({ name }) => name)).toEqual(names);
    if (!query.includes('limit')) expect(headers['x-total-count']).toBe(String(names.length));
  });

  it('ignore empty values, _t and unknown parameters', async () => {
    const query =
      '?search=&categorySlug=&limit=&offset=&minPrice=&inStock=&featured=&status=&sort=&_t=17&colour=red';
    expect(await shop.names(query)).toEqual(['Tavă', 'Sac', 'Șervețel', 'Ac']);
  });

  it('contain the fields of a product', async () => {
    const [product] = (await shop.list('?limit=1')).body;
    expect(product).toEqual({
      id: expect.any(Number),
      name: 'Tavă',
      slug: 'product-4',
      description: '',
      price: '12.50',
      compareAtPrice: null,
      priorPrice: null,
      currency: 'USD',
      imageUrl: null,
      rating: '5.0',
      reviewCount: 2,
      inStock: true,
      stockQuantity: 10,
      featured: true,
      status: 'active',
      category: { id: product!.categoryId, name: 'Everything', slug: 'everything' },
      categoryId: expect.any(Number),
      supplierId: null,
      weightGrams: null,
      article: null,
      taxClasses: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('show every product on one page only and return the total', async () => {
    await shop.sql(
      `INSERT INTO product (name, slug, price_minor, category_id)
       SELECT 'Same', 'same-' || n, 700, 1 FROM generate_series(1, 45) AS n`,
    );
    shop.refresh();
    for (const sort of ['newest', 'price-asc', 'price-desc', 'name', 'rating']) {
      const seen = new Set<number>();
      for (const offset of [0, 20, 40]) {
        const { body, headers } = await shop.list(`?sort=${sort}&offset=${offset}`);
        expect(headers['x-total-count']).toBe('49');
        body.forEach(({ id }) => seen.add(id));
      }
      expect(seen.size).toBe(49);
    }
    const { body, headers } = await shop.list('?offset=1000');
    expect([body, headers['x-total-count']]).toEqual([[], '49']);
  });

  it('of categories follow their order and count active products', async () => {
    const { body } = await shop.call<CategoryResponse[]>('GET', '/api/categories?_t=1');
    expect(body.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['everything', 47],
      ['labels', 2],
    ]);
    expect(Object.keys(body[0]!)).toEqual([
      'id',
      'name',
      'slug',
      'description',
      'imageUrl',
      'sortOrder',
      'showOnMainTop',
      'showOnMainShop',
      'productCount',
      'listedCount',
    ]);
  });

  describe('that are similar to a product', () => {
    const similarTo = async (name: string) => {
      const [product] = await shop.sql<{ id: number }>('SELECT id FROM product WHERE name = $1', [name]);
      return shop.names(`?similarTo=${product!.id}&inStock=true&limit=2`);
    };
    beforeAll(async () => {
      const ovens = await shop.category('Ovens and probes', 'ovens-and-probes');
      const names = [
        'Probe Thermometer',
        'Dial Thermometer',
        'Oven Thermometer 12',
        'Oven Glove',
        'Oven Tray 12',
      ];
      for (const name of names) await shop.product({ name, categoryId: ovens });
      await shop.product({ name: 'Thermometer Case', stock: 5 });
      await shop.product({ name: 'Freezer Thermometer', categoryId: ovens, stock: 0 });
      // The best rated one is of another kind.
      await shop.sql(`UPDATE product SET rating = 5, review_count = 40 WHERE name = 'Oven Glove'`);
      shop.refresh();
    });

    it.each([
      ['Freezer Thermometer', ['Oven Thermometer 12', 'Dial Thermometer']],
      ['Oven Tray 12', ['Oven Glove', 'Oven Thermometer 12']],
    ])('%s, put those of its kind first, of its category', async (name, names) => {
      expect(await similarTo(name)).toEqual(names);
    });

    it('count equal attributes too', async () => {
      await shop.sql(`
        WITH attribute AS (
          INSERT INTO category_attribute (category_id, name, value_type, is_filterable)
          SELECT id, 'Range', 'text', false FROM category WHERE slug = 'ovens-and-probes' RETURNING id)
        INSERT INTO product_attribute (product_id, attribute_id, value)
        SELECT p.id, a.id, '-30 to 50' FROM product p, attribute a
         WHERE p.name IN ('Freezer Thermometer', 'Probe Thermometer')`);
      shop.refresh();
      expect((await similarTo('Freezer Thermometer'))[0]).toBe('Probe Thermometer');
    });

    it('are none of an unknown product', async () => {
      expect(await shop.names('?similarTo=999999')).toEqual([]);
      expect((await shop.list('?similarTo=x')).status).toBe(400);
    });
  });
});
