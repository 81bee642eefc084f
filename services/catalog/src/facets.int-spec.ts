import type { FacetsResponse } from './http/product-search.dto';
import { type CatalogShop, startCatalogShop } from './testing/catalog-shop';

describe('How many products each filter would leave', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    const knives = await shop.category('Knives', 'knives');
    const pans = await shop.category('Pans', 'pans');
    await shop.category('Empty', 'empty');
    await shop.product({ name: 'Small knife', categoryId: knives, priceMinor: 500 });
    await shop.product({ name: 'Big knife', categoryId: knives, priceMinor: 2500, stock: 0 });
    await shop.product({ name: 'Bread knife', categoryId: knives, priceMinor: 4000, inStock: false });
    await shop.product({ name: 'Small pan', categoryId: pans, priceMinor: 1000 });
    await shop.product({ name: 'Big pan', categoryId: pans, priceMinor: 6050, featured: true });
    await shop.product({ name: 'Draft pan', categoryId: pans, priceMinor: 100, status: 'draft' });
    await shop.product({ name: 'Deleted pan', categoryId: pans, priceMinor: 100, isDeleted: true });
  });
  afterAll(() => shop.close());

  const facets = async (query = '') =>
    (await shop.call<FacetsResponse>('GET', `/api/products/facets${query}`)).body;
  const counts = async (query = '') =>
    Object.fromEntries((await facets(query)).categories.map(({ slug, count }) => [slug, count]));

  it('is counted over all active products, with the range of prices', async () => {
    expect(await facets()).toEqual({
      attributes: [],
      categories: [
        { slug: 'knives', count: 3 },
        { slug: 'pans', count: 2 },
      ],
      total: 5,
      inStock: 3,
      minPrice: '5.00',
      maxPrice: '60.50',
    });
  });

  it('does not apply a filter to its own number', async () => {
    expect(await counts('?categorySlug=pans')).toEqual({ knives: 3, pans: 2 });
    expect(await facets('?minPrice=20&maxPrice=30')).toMatchObject({ minPrice: '5.00', maxPrice: '60.50' });
    expect((await facets('?inStock=true')).inStock).toBe((await facets()).inStock);
  });

  it('counts each filter with all the others', async () => {
    expect(await counts('?inStock=true')).toEqual({ knives: 1, pans: 2 });
    expect(await counts('?inStock=false')).toEqual({ knives: 2 });
    expect(await counts('?minPrice=10&maxPrice=50')).toEqual({ knives: 2, pans: 1 });
    expect(await counts('?featured=true')).toEqual({ pans: 1 });
    expect((await facets('?category=knives')).inStock).toBe(1);
    expect((await facets('?categorySlug=knives&minPrice=10')).inStock).toBe(0);
    expect(await facets('?categorySlug=knives&inStock=true')).toMatchObject({
      minPrice: '5.00',
      maxPrice: '5.00',
    });
  });

  it('counts within a search, also with a misspelled word', async () => {
    expect(await counts('?search=big')).toEqual({ knives: 1, pans: 1 });
    expect(await counts('?search=kinfe')).toEqual({ knives: 3 });
    expect(await counts('?search=knif')).toEqual({ knives: 3 });
  });

  it('agrees with the list', async () => {
    for (const query of ['?inStock=true', '?minPrice=10', '?search=small', '?search=knfe&inStock=true']) {
      const { headers } = await shop.list(query);
      const sum = Object.values(await counts(query)).reduce((total, count) => total + count, 0);
      expect([query, String(sum)]).toEqual([query, headers['x-total-count']]);
    }
  });

  it('is by brand too, in the language of the page, of what is in the category and below it', async () => {
    await shop.sql("UPDATE product SET brand = 'Nordik' WHERE name IN ('Small knife', 'Big knife')");
    await shop.sql("UPDATE product SET brand = 'Pan, Sons' WHERE name = 'Bread knife'");
    shop.refresh();
    const brands = async (query: string) => {
      const [first] = (await facets(query)).attributes;
      return [first?.id, first?.name, first?.values.map(({ value, count }) => [value, count])];
    };
    const both = [
      ['Nordik', 2],
      ['Pan, Sons', 1],
    ];
    expect(await brands('?category=knives')).toEqual([0, 'Brand', both]);
    expect(await brands('?category=knives&language=de&collapse=group')).toEqual([0, 'Marke', both]);
    expect(await brands('?search=knife')).toEqual([0, 'Brand', both]);
    const chosen = `?category=knives&attributes=${encodeURIComponent('0:Pan%2C Sons')}`;
    expect(await shop.names(chosen)).toEqual(['Bread knife']);
    // A filter does not count itself.
    expect((await brands(chosen))[2]).toEqual(both);
    await shop.sql('UPDATE product SET brand = NULL');
    shop.refresh();
  });

  it('is one product for its code', async () => {
    const [pan] = (await shop.list('?search=big%20pan')).body;
    expect(await counts(`?search=KP-${pan!.id}`)).toEqual({ pans: 1 });
  });

  it('is zero where nothing matches', async () => {
    const nothing = { attributes: [], categories: [], total: 0, inStock: 0, minPrice: null, maxPrice: null };
    expect(await facets('?search=xylophone')).toEqual(nothing);
    expect(await facets('?categorySlug=unknown')).toMatchObject({ inStock: 0, minPrice: null });
  });

  it('rejects an invalid amount and names its field', async () => {
    const { status, body } = await shop.call<{ fields: { field: string }[] }>(
      'GET',
      '/api/products/facets?minPrice=cheap',
    );
    expect([status, body.fields.map(({ field }) => field)]).toEqual([400, ['minPrice']]);
  });
});
