import { createStore, type ServerResponse } from '@kp/client';
import { aProduct } from '@kp/testing/browser/a-product';
import { prefetchProductDetail } from './prefetch-product-detail';

const dots = aProduct();

async function prefetch(slug: string, product = dots, failure?: ServerResponse) {
  const paths: string[] = [];
  const answers: Record<string, unknown> = {
    [`/api/products/slug/${product.slug}`]: product,
    '/api/delivery-terms': {},
    '/api/return-terms': {},
    '/api/products': [],
  };
  const read = async (path: string): Promise<ServerResponse> => {
    paths.push(path);
    if (failure && path.includes('/slug/')) return failure;
    const answer = answers[path.split('?')[0]!];
    return answer ? { status: 200, body: JSON.stringify(answer) } : { status: 404, body: '{}' };
  };
  const store = createStore({ read });
  const result = await prefetchProductDetail?.({
    store,
    params: { slug },
    searchParams: new URLSearchParams(),
    language: 'en',
  });
  return { status: result?.status ?? 200, paths };
}

describe('prefetching a product', () => {
  it('loads what the page contains, with the first reviews', async () => {
    const { status, paths } = await prefetch('day-dots-monday');
    expect(status).toBe(200);
    expect(paths.toSorted()).toEqual([
      '/api/delivery-terms',
      '/api/products/3/review-summary',
      '/api/products/3/reviews?limit=10',
      '/api/products/slug/day-dots-monday',
      '/api/return-terms',
    ]);
  });

  it('asks for no reviews when there are none', async () => {
    const { paths } = await prefetch('day-dots-monday', aProduct({ reviewCount: 0 }));
    expect(paths.filter((path) => path.includes('review'))).toEqual([]);
  });

  it('loads alternatives of the category when it is sold out', async () => {
    const { paths } = await prefetch('day-dots-monday', aProduct({ inStock: false, stockQuantity: 0 }));
    expect(paths).toContainEqual(
      expect.stringMatching(/^\/api\/products\?inStock=true&collapse=group&similarTo=3/),
    );
  });

  it('answers 404 for an unknown slug', async () => {
    expect((await prefetch('no-such-product')).status).toBe(404);
  });

  it('sends no request for an invalid slug', async () => {
    const { status, paths } = await prefetch('..%2Fcart?x');
    expect(status).toBe(404);
    expect(paths).toEqual([]);
  });

  it('does not answer 404 when the request fails', async () => {
    const { status } = await prefetch('day-dots-monday', dots, { status: 500, body: '{}' });
    expect(status).toBe(200);
  });
});
