import { shopApi } from '@kp/api-client/shop';
import type { Prefetch } from '@kp/client';
import { readPastedCodes } from '@kp/commerce';
import { textLanguage } from '@kp/i18n';
import { CategoryChildren, CategoryTrail } from './lazy-parts';
import { facetsQuery, isUnknownCategory, productListApi, productListQuery } from './product-list-api';
import { isNarrowed, parseListFilters } from './product-list-url';

const NOT_FOUND = 404;

/** Also loads facet counts when more than a category is set, and spelling suggestions when a search found nothing. */
export const prefetchProductList: Prefetch = async ({ store, searchParams, language }) => {
  const filters = parseListFilters(searchParams);
  if (readPastedCodes(filters.search ?? '').codes.length > 0) return undefined;
  const { countFacets, listCategories, suggestProducts } = shopApi.endpoints;
  if (filters.category) {
    const [{ data: categories }] = await Promise.all([
      store.dispatch(listCategories.initiate()),
      CategoryTrail.load(),
      CategoryChildren.load(),
    ]);
    if (isUnknownCategory(filters.category, categories)) return { status: NOT_FOUND };
  }
  const counted = facetsQuery(filters, language);
  const facets = isNarrowed(filters) && store.dispatch(countFacets.initiate(counted));
  const list = productListApi.endpoints.productPages.initiate(productListQuery(filters, language));
  const { data } = await store.dispatch(list);
  if (data?.pages[0]?.total === 0 && filters.search) {
    await store.dispatch(suggestProducts.initiate({ q: filters.search, language: textLanguage(language) }));
  }
  await facets;
  // Their filter comes later than the page, with facets that are asked for anew; only chips name one before.
  if (facets && !filters.attributes)
    store.dispatch(
      shopApi.util.updateQueryData('countFacets', counted, (draft) => void (draft.attributes = [])),
    );
  return undefined;
};
