import { json, type FakeNetwork } from '@kp/testing/browser';

export const FACETS = {
  categories: [{ slug: 'food-labels', count: 2 }],
  total: 2,
  inStock: 1,
  minPrice: '4.50',
  maxPrice: '1250.00',
  attributes: [],
};
export const NO_SUGGESTIONS = { products: [], categories: [], didYouMean: null };

/** Two labels, one of them in stock, and no suggestions. */
export function mockFacets(network: FakeNetwork): void {
  network.on('GET /api/products/facets', json(FACETS));
  network.on('GET /api/products/suggestions', json(NO_SUGGESTIONS));
}
