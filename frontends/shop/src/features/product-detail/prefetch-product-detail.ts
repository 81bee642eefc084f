import {
  type GetProductBySlugApiArg,
  type ListProductReviewsApiArg,
  type ListProductsApiArg,
  type ProductResponse,
  shopApi,
} from '@kp/api-client/shop';
import { isApiError, type Prefetch } from '@kp/client';
import { isSellable, isSlug } from '@kp/commerce';
import { textLanguage, type LanguageCode } from '@kp/i18n';
import { loadVariants } from './lazy-variants';

const NOT_FOUND = 404;

export const prefetchProductDetail: Prefetch = async ({ store, params, language }) => {
  const { getDeliveryTerms, getProductBySlug, getReturnTerms, getReviewSummary } = shopApi.endpoints;
  const { getShippingSettings, listProductReviews, listProducts } = shopApi.endpoints;
  const slug = params.slug ?? '';
  if (!isSlug(slug)) return { status: NOT_FOUND };
  const settings = store.dispatch(getShippingSettings.initiate());
  const delivery = store.dispatch(getDeliveryTerms.initiate());
  const returns = store.dispatch(getReturnTerms.initiate());
  const { data: product, error } = await store.dispatch(
    getProductBySlug.initiate(productQuery(slug, language)),
  );
  await Promise.all([
    settings,
    delivery,
    returns,
    product &&
      !isSellable(product) &&
      store.dispatch(listProducts.initiate(alternativesQuery(product, language))),
    product?.group && loadVariants(),
    product?.reviewCount && store.dispatch(listProductReviews.initiate(firstReviewsQuery(product))),
    product?.reviewCount && store.dispatch(getReviewSummary.initiate({ id: product.id })),
  ]);
  return isNoProduct(error) ? { status: NOT_FOUND } : undefined;
};

/** Retrying does not help, unlike after other errors. */
export function isNoProduct(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}

/** Few, because the server renders the first ones into every product page. */
export const REVIEWS_PER_PAGE = 10;

export function firstReviewsQuery({ id }: Pick<ProductResponse, 'id'>): ListProductReviewsApiArg {
  return { id, limit: REVIEWS_PER_PAGE };
}

/** These are shared by prefetch and page. */
export function productQuery(slug: string, language: LanguageCode): GetProductBySlugApiArg {
  return { slug, language: textLanguage(language) };
}

export function alternativesQuery(
  { id }: Pick<ProductResponse, 'id'>,
  language: LanguageCode,
): ListProductsApiArg {
  return { similarTo: id, inStock: true, collapse: 'group', limit: 4, language: textLanguage(language) };
}
