import { shopApi } from '@kp/api-client/shop';
import type { PageHandle } from '@kp/client';

/** For pages that say from which amount on shipping is free. */
export const prefetchFreeShipping: PageHandle['prefetch'] = async ({ store }) => {
  await store.dispatch(shopApi.endpoints.getShippingSettings.initiate());
};
