import { createStore, type ServerResponse } from '@kp/client';
import { aProduct } from '@kp/testing/browser/a-product';
import { prefetchProductList } from './prefetch-product-list';

/** Returns the requested paths, without their queries. */
async function pathsFor(query: string, found = 1) {
  const paths: string[] = [];
  const answers: Record<string, unknown> = {
    '/api/categories': [{ slug: 'food-labels' }],
    '/api/products': found ? [aProduct()] : [],
    '/api/products/facets': { categories: [], total: 0, inStock: 0, minPrice: null, maxPrice: null },
    '/api/products/suggestions': { products: [], categories: [], didYouMean: null },
  };
  const read = async (path: string): Promise<ServerResponse> => {
    const [name = ''] = path.split('?');
    paths.push(name);
    return { status: 200, body: JSON.stringify(answers[name]), headers: { 'x-total-count': String(found) } };
  };
  const result = await prefetchProductList?.({
    store: createStore({ read }),
    params: {},
    searchParams: new URLSearchParams(query),
    language: 'en',
  });
  return result ? result.status : paths.toSorted();
}

describe('prefetching a list', () => {
  it('without counting filters while it is a whole range', async () => {
    expect(await pathsFor('')).toEqual(['/api/products']);
    expect(await pathsFor('category=food-labels')).toEqual(['/api/categories', '/api/products']);
  });

  it.each(['category=buy-cheap-pills', 'category=Food-Labels&inStock=true', 'category=%3Cb%3E&search=dots'])(
    'is not found for a category that does not exist: ?%s',
    async (query) => {
      expect(await pathsFor(query)).toBe(404);
    },
  );

  it.each(['search=dots', 'minPrice=5', 'inStock=true'])(
    'with the numbers of its filters: ?%s',
    async (query) => {
      expect(await pathsFor(query)).toEqual(['/api/products', '/api/products/facets']);
    },
  );

  it('loads spelling suggestions when a search finds nothing', async () => {
    expect(await pathsFor('search=dotz', 0)).toContain('/api/products/suggestions');
    expect(await pathsFor('minPrice=5', 0)).not.toContain('/api/products/suggestions');
  });
});
