import type { CategoryResponse, ProductResponse } from './http/product.dto';
import type { ReviewResponse } from './http/review.dto';
import { type CatalogShop, startCatalogShop } from './testing/catalog-shop';

describe('Visibility', () => {
  let shop: CatalogShop;
  let admin: string;
  let draft: number;
  let deleted: number;
  beforeAll(async () => {
    shop = await startCatalogShop();
    admin = await shop.adminToken();
    await shop.product({ name: 'On sale', slug: 'on-sale', age: 1 });
    draft = await shop.product({ name: 'Draft', slug: 'draft', status: 'draft', age: 2 });
    await shop.product({ name: 'Discontinued', slug: 'discontinued', status: 'discontinued', age: 3 });
    deleted = await shop.product({ name: 'Deleted', slug: 'deleted', isDeleted: true });
  });
  afterAll(() => shop.close());

  it.each(['', '?status=all', '?limit=100', '?status=draft', '?search=draft', '?search=on'])(
    'guests find only products on sale in /api/products%s',
    async (query) => {
      expect(await shop.names(query)).toEqual(query === '?search=draft' ? [] : ['On sale']);
    },
  );

  it('administrators see all but the deleted with status=all or the bare limit=100', async () => {
    const all = ['On sale', 'Draft', 'Discontinued'];
    expect(await shop.names('?status=all', { token: admin })).toEqual(all);
    expect(await shop.names('?limit=100', { token: admin })).toEqual(all);
    expect(await shop.names('?limit=100&_t=5', { token: admin })).toEqual(all);
    expect(await shop.names('?limit=99', { token: admin })).toEqual(['On sale']);
    expect(await shop.names('?status=discontinued', { token: admin })).toEqual(['Discontinued']);
    expect(await shop.names(`?search=KP-${draft}&status=all`, { token: admin })).toEqual(['Draft']);
  });

  it('a response to an administrator is never served to a guest, nor the other way round', async () => {
    expect(await shop.names('?limit=100', { token: admin })).toHaveLength(3);
    expect(await shop.names('?limit=100')).toEqual(['On sale']);
    expect(await shop.names('?limit=100', { token: admin })).toHaveLength(3);
    const { headers } = await shop.list('?limit=100', { token: admin });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('an inactive product is found by administrators only, a deleted one never', async () => {
    const status = async (path: string, token?: string) => (await shop.call('GET', path, { token })).status;
    for (const path of [
      `/api/products/${draft}`,
      '/api/products/slug/draft',
      `/api/products/${draft}/reviews`,
    ]) {
      expect([await status(path), await status(path, admin)]).toEqual([404, 200]);
    }
    for (const path of [`/api/products/${deleted}`, '/api/products/slug/deleted']) {
      expect([await status(path), await status(path, admin)]).toEqual([404, 404]);
    }
  });

  it('a slug is free again once its product is deleted', async () => {
    const id = await shop.product({ name: 'Successor', slug: 'deleted' });
    const { body } = await shop.call<ProductResponse>('GET', '/api/products/slug/deleted');
    expect(body.id).toBe(id);
  });

  it('no units, or in stock switched off, reads as out of stock', async () => {
    const gone = await shop.product({ stock: 0 });
    const off = await shop.product({ inStock: false });
    for (const id of [gone, off]) {
      expect((await shop.call<ProductResponse>('GET', `/api/products/${id}`)).body.inStock).toBe(false);
    }
  });

  it('deleted categories are neither listed nor filtered by', async () => {
    await shop.category('Old', 'old');
    await shop.sql(`UPDATE category SET deleted_at = now() WHERE slug = 'old'`);
    shop.refresh();
    const { body } = await shop.call<CategoryResponse[]>('GET', '/api/categories');
    expect(body.map(({ slug }) => slug)).toEqual(['everything']);
    expect(await shop.names('?categorySlug=old')).toEqual([]);
  });

  it('a category is not deleted while it has products', async () => {
    const deleting = shop.sql(`UPDATE category SET deleted_at = now() WHERE slug = 'everything'`);
    await expect(deleting).rejects.toThrow('still has products');
  });

  it('only approved reviews are shown and counted, newest first', async () => {
    const id = await shop.product({ name: 'Reviewed' });
    await shop.sql(
      `INSERT INTO review (product_id, author_name, rating, comment, status, created_at) VALUES
       ($1, 'Ana', 5, 'Good', 'approved', now() - interval '2 days'),
       ($1, 'Ion', 4, 'Fine', 'approved', now() - interval '1 day'),
       ($1, 'Eva', 1, 'Spam', 'rejected', now()),
       ($1, 'Max', 2, 'Wait', 'pending', now())`,
      [id],
    );
    const reviews = async () =>
      (await shop.call<ReviewResponse[]>('GET', `/api/products/${id}/reviews`)).body;
    const rated = async () => {
      shop.refresh();
      const { rating, reviewCount } = (await shop.call<ProductResponse>('GET', `/api/products/${id}`)).body;
      return [rating, reviewCount];
    };
    expect((await reviews()).map(({ authorName }) => authorName)).toEqual(['Ion', 'Ana']);
    expect((await reviews())[0]).toEqual({
      id: expect.any(Number),
      rating: 4,
      comment: 'Fine',
      title: '',
      isVerified: false,
      authorName: 'Ion',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await rated()).toEqual(['4.5', 2]);
    await shop.sql(`UPDATE review SET status = 'approved' WHERE product_id = $1 AND author_name = 'Max'`, [
      id,
    ]);
    expect(await rated()).toEqual(['3.7', 3]);
    await shop.sql('DELETE FROM review WHERE product_id = $1', [id]);
    expect(await rated()).toEqual(['0.0', 0]);
  });
});
