import type { PageHandle } from '@kp/client';
import { readListAddress } from './product-list-address';
import { productListApi } from './product-list-api';
import { productListQuery } from './product-list-query';

export const prefetchProductList: PageHandle['prefetch'] = async ({ store, searchParams, language }) => {
  const query = productListQuery(readListAddress(searchParams), language);
  await store.dispatch(productListApi.endpoints.productPages.initiate(query));
};
