import { shopApi, type ListProductsApiArg, type ProductResponse } from '@kp/api-client/shop';
import { isApiError, type PageHandle } from '@kp/client';
import { isSellable, isSlug } from '@kp/commerce';

const NOT_FOUND = 404;

/** The product, and when it is out of stock what else there is; reviews wait until somebody wants to read them. */
export const prefetchProductDetail: PageHandle['prefetch'] = async ({ store, params }) => {
  const { getProductBySlug, getShippingSettings, listProducts } = shopApi.endpoints;
  const slug = params.slug ?? '';
  if (!isSlug(slug)) return { status: NOT_FOUND };
  const settings = store.dispatch(getShippingSettings.initiate());
  const { data: product, error } = await store.dispatch(getProductBySlug.initiate({ slug }));
  if (product && !isSellable(product)) {
    await store.dispatch(listProducts.initiate(alternativesQuery(product)));
  }
  await settings;
  return isNoProduct(error) ? { status: NOT_FOUND } : undefined;
};

/** The shop answered that there is no such product; unlike after a failure, asking again would not help. */
export function isNoProduct(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}

/** What else of the category can be bought now, best rated first; the same question for server and page. */
export function alternativesQuery(product: Pick<ProductResponse, 'category'>): ListProductsApiArg {
  return { categorySlug: product.category.slug, inStock: true, sort: 'rating', limit: 4 };
}
