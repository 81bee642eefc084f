import { type ListProductsApiArg, shopApi } from '@kp/api-client/shop';
import type { Prefetch } from '@kp/client';
import { textLanguage, type LanguageCode } from '@kp/i18n';

export const FEATURED_COUNT = 4;
/** Shared by prefetch and page, so that the page finds the prefetched result. */
export const featuredQuery = (language: LanguageCode): ListProductsApiArg => ({
  featured: true,
  collapse: 'group',
  limit: FEATURED_COUNT,
  language: textLanguage(language),
});

/** The shell prefetches categories and company details for every page. */
export const prefetchHome: Prefetch = async ({ store, language }) => {
  const { getShippingSettings, listProducts } = shopApi.endpoints;
  await Promise.all([
    store.dispatch(listProducts.initiate(featuredQuery(language))),
    store.dispatch(getShippingSettings.initiate()),
  ]);
};
