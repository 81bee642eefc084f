import { shopApi } from '@kp/api-client/shop';
import type { Prefetch } from '@kp/client';
import { isSellable, isSlug } from '@kp/commerce';
import { Variants } from './lazy-variants';
import { alternativesQuery, firstReviewsQuery, isNoProduct, productQuery } from './product-queries';

const NOT_FOUND = 404;

export const prefetchProductDetail: Prefetch = async ({ store, params, language }) => {
  const { getDeliveryTerms, getProductBySlug, getReturnTerms, getReviewSummary } = shopApi.endpoints;
  const { listProductReviews, listProducts } = shopApi.endpoints;
  const slug = params.slug ?? '';
  if (!isSlug(slug)) return { status: NOT_FOUND };
  const delivery = store.dispatch(getDeliveryTerms.initiate());
  const returns = store.dispatch(getReturnTerms.initiate());
  const { data: product, error } = await store.dispatch(
    getProductBySlug.initiate(productQuery(slug, language)),
  );
  await Promise.all([
    delivery,
    returns,
    product &&
      !isSellable(product) &&
      store.dispatch(listProducts.initiate(alternativesQuery(product, language))),
    product?.group && Variants.load(),
    product?.reviewCount && store.dispatch(listProductReviews.initiate(firstReviewsQuery(product))),
    product?.reviewCount && store.dispatch(getReviewSummary.initiate({ id: product.id })),
  ]);
  return isNoProduct(error) ? { status: NOT_FOUND } : undefined;
};
