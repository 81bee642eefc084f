import { shopApi } from '@kp/api-client/shop';
import type { PageHandle } from '@kp/client';
import { FEATURED_QUERY } from './featured-query';

/** Categories and the facts about the shop are fetched with the frame of every page. */
export const prefetchHome: PageHandle['prefetch'] = async ({ store }) => {
  const { getShippingSettings, listProducts } = shopApi.endpoints;
  await Promise.all([
    store.dispatch(listProducts.initiate(FEATURED_QUERY)),
    store.dispatch(getShippingSettings.initiate()),
  ]);
};
