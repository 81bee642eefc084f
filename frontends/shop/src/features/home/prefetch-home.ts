import { shopApi } from '@kp/api-client/shop';
import type { Prefetch } from '@kp/client';
import { featuredQuery } from './home-queries';

/** The shell prefetches categories and company details for every page. */
export const prefetchHome: Prefetch = async ({ store, language }) => {
  await store.dispatch(shopApi.endpoints.listProducts.initiate(featuredQuery(language)));
};
