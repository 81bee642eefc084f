import { createStore, type ServerResponse } from '@kp/client';
import { aProduct } from '@kp/testing/browser/a-product';
import { prefetchProductList } from './product-list-api';

/** Returns the requested paths, without their queries. */
async function pathsFor(query: string, found = 1) {
  const paths: string[] = [];
  const answers: Record<string, unknown> = {
    '/api/products': found ? [aProduct()] : [],
    '/api/products/facets': { categories: [], inStock: 0, minPrice: null, maxPrice: null },
    '/api/products/suggestions': { products: [], categories: [], didYouMean: null },
  };
  const read = async (path: string): Promise<ServerResponse> => {
    const [name = ''] = path.split('?');
    paths.push(name);
    return { status: 200, body: JSON.stringify(answers[name]), headers: { 'x-total-count': String(found) } };
  };
  await prefetchProductList?.({
    store: createStore({ read }),
    params: {},
    searchParams: new URLSearchParams(query),
    language: 'en',
  });
  return paths.toSorted();
}

describe('prefetching a list', () => {
  it.each(['', 'category=food-labels'])(
    'without counting filters while it is a whole range: ?%s',
    async (query) => {
      expect(await pathsFor(query)).toEqual(['/api/products']);
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
