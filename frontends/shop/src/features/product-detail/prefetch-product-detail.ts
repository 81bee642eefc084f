import { shopApi } from '@kp/api-client/shop';
import type { PageHandle } from '@kp/client';
import { isSlug } from '@kp/commerce';
import { alternativesQuery } from './alternatives-query';
import { isSellable } from './is-sellable';
import { isNoProduct } from './is-no-product';

const NOT_FOUND = { status: 404 };

/** The product, and when it is out of stock what else there is; reviews wait until somebody wants to read them. */
export const prefetchProductDetail: PageHandle['prefetch'] = async ({ store, params }) => {
  const { getProductBySlug, getShippingSettings, listProducts } = shopApi.endpoints;
  const slug = params.slug ?? '';
  if (!isSlug(slug)) return NOT_FOUND;
  const settings = store.dispatch(getShippingSettings.initiate());
  const { data: product, error } = await store.dispatch(getProductBySlug.initiate({ slug }));
  if (product && !isSellable(product)) {
    await store.dispatch(listProducts.initiate(alternativesQuery(product)));
  }
  await settings;
  return isNoProduct(error) ? NOT_FOUND : undefined;
};
