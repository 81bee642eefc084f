import { shopApi, type ListProductsApiArg, type ProductResponse } from '@kp/api-client/shop';
import { isApiError, type PageHandle } from '@kp/client';
import { isSellable, isSlug } from '@kp/commerce';

const NOT_FOUND = 404;

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

/** Retrying does not help, unlike after other errors. */
export function isNoProduct(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}

/** Shared by prefetch and page. */
export function alternativesQuery(product: Pick<ProductResponse, 'category'>): ListProductsApiArg {
  return { categorySlug: product.category.slug, inStock: true, sort: 'rating', limit: 4 };
}
