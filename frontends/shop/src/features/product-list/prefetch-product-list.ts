import { shopApi } from '@kp/api-client/shop';
import type { PageHandle } from '@kp/client';
import { isNarrowed, readListAddress } from './product-list-address';
import { productListApi } from './product-list-api';
import { productListQuery } from './product-list-query';
import { facetsQuery } from './use-facets';

/**
 * The first products, with the numbers beside the filters when they are not those of whole categories, and with what
 * was meant when a search found nothing.
 */
export const prefetchProductList: PageHandle['prefetch'] = async ({ store, searchParams, language }) => {
  const address = readListAddress(searchParams);
  const { countFacets, suggestProducts } = shopApi.endpoints;
  const facets = isNarrowed(address) && store.dispatch(countFacets.initiate(facetsQuery(address)));
  const list = productListApi.endpoints.productPages.initiate(productListQuery(address, language));
  const { data } = await store.dispatch(list);
  if (data?.pages[0]?.total === 0 && address.search) {
    await store.dispatch(suggestProducts.initiate({ q: address.search }));
  }
  await facets;
};
