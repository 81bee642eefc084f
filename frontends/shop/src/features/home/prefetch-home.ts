import { shopApi } from '@kp/api-client/shop';
import type { Prefetch } from '@kp/client';
import { featuredQuery } from './home-queries';

/** The shell prefetches categories and company details for every page. */
export const prefetchHome: Prefetch = async ({ store, language }) => {
  const { getShippingSettings, listProducts } = shopApi.endpoints;
  await Promise.all([
    store.dispatch(listProducts.initiate(featuredQuery(language))),
    store.dispatch(getShippingSettings.initiate()),
  ]);
};
