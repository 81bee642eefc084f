import type { Problem } from '@kp/platform/http';
import { type CatalogShop, startCatalogShop } from './testing/catalog-shop';

describe('Bad input', () => {
  let shop: CatalogShop;
  beforeAll(async () => {
    shop = await startCatalogShop();
    await shop.product();
  });
  afterAll(() => shop.close());

  it.each([
    ['limit=-1', 'limit'],
    ['limit=0', 'limit'],
    ['limit=abc', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=99999999999999999999', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=x', 'offset'],
    ['minPrice=x', 'minPrice'],
    ['minPrice=-5', 'minPrice'],
    ['maxPrice=1.234', 'maxPrice'],
    ['maxPrice=1e9', 'maxPrice'],
    ['maxPrice=99999999999', 'maxPrice'],
    ['inStock=maybe', 'inStock'],
    ['featured=2', 'featured'],
    ['status=sold', 'status'],
    ['search=a&search=b', 'search'],
    ['search[a]=b&search=c&search=d', 'search'],
    [`search=${'a'.repeat(201)}`, 'search'],
    ['categorySlug=a&categorySlug=b', 'categorySlug'],
  ])('%s is refused naming the field', async (query, field) => {
    const { status, body } = await shop.call<Problem>('GET', `/api/products?${query}`);
    expect([status, body.code, body.fields?.map((problem) => problem.field)]).toEqual([
      400,
      'INPUT.INVALID',
      [field],
    ]);
  });

  it.each(['abc', '0', '-1', '1.5', '2147483648', '%00'])(
    'product id %s is refused naming the field',
    async (id) => {
      for (const path of [`/api/products/${id}`, `/api/products/${id}/reviews`]) {
        const { status, body } = await shop.call<Problem>('GET', path);
        expect([status, body.fields?.[0]?.field]).toEqual([400, 'id']);
      }
    },
  );

  it.each(['/api/products/2147483647', '/api/products/slug/no-such', "/api/products/slug/'"])(
    '%s is a product that is not found',
    async (path) => {
      const { status, body } = await shop.call<Problem>('GET', path);
      expect([status, body.code, body.message]).toEqual([
        404,
        'CATALOG.PRODUCT_NOT_FOUND',
        'Product not found',
      ]);
    },
  );

  it.each(['search=%E0%A4%A', 'search=%00', 'sort=%00', 'categorySlug=%00', '%00=1', '__proto__=1'])(
    '?%s is not an error',
    async (query) => expect((await shop.list(`?${query}`)).status).toBe(200),
  );
});
