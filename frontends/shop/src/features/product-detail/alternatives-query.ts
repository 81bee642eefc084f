import type { ListProductsApiArg, ProductResponse } from '@kp/api-client/shop';

/** What else of the category can be bought now, best rated first; the same question for server and page. */
export function alternativesQuery(product: Pick<ProductResponse, 'category'>): ListProductsApiArg {
  return { categorySlug: product.category.slug, inStock: true, sort: 'rating', limit: 4 };
}
