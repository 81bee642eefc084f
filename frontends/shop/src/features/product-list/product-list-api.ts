import {
  shopApi,
  type CountFacetsApiArg,
  type ListProductsApiArg,
  type ProductResponse,
} from '@kp/api-client/shop';
import type { PageHandle } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { onCard, type ProductOnCard } from '../product-card/product-card';
import { isNarrowed, readListAddress, type ListAddress } from './product-list-address';

/** Products per page of "Load More". */
export const PAGE_SIZE = 20;
const LIST_SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
const SEARCH_SORTS = ['relevance', ...LIST_SORTS] as const;

export type ProductListQuery = Pick<
  ListProductsApiArg,
  'search' | 'categorySlug' | 'minPrice' | 'maxPrice' | 'inStock' | 'sort' | 'language'
>;

interface ProductPage {
  readonly products: readonly ProductOnCard[];
  readonly total: number;
}

export const productListApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    productPages: build.infiniteQuery<ProductPage, ProductListQuery, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total }, _pages, lastOffset) =>
          lastOffset + PAGE_SIZE < total ? lastOffset + PAGE_SIZE : undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/api/products',
        params: { ...queryArg, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: (products: ProductResponse[], meta, { pageParam }) => ({
        products: products.map(onCard),
        total: meta?.totalCount ?? pageParam + products.length,
      }),
      providesTags: ['Products'],
    }),
  }),
});

export type ProductSort = (typeof SEARCH_SORTS)[number];

/** Only a search can sort by relevance; the first entry is the server's default. */
export function sortsOf({ search }: ListAddress): readonly [ProductSort, ...ProductSort[]] {
  return search ? SEARCH_SORTS : LIST_SORTS;
}

export function sortInEffect(address: ListAddress, chosen: ProductSort | undefined): ProductSort {
  const sorts = sortsOf(address);
  return chosen !== undefined && sorts.includes(chosen) ? chosen : sorts[0];
}

export function productListQuery(
  address: ListAddress,
  language: LanguageCode,
  chosen?: ProductSort,
): ProductListQuery {
  const { search, category, minPrice, maxPrice, inStock } = address;
  const sort = sortInEffect(address, chosen);
  return {
    search,
    categorySlug: category,
    minPrice,
    maxPrice,
    inStock,
    sort: sort === sortsOf(address)[0] ? undefined : sort,
    // Names are sorted by the page's language.
    language: sort === 'name' ? language : undefined,
  };
}

export function facetsQuery({
  search,
  category,
  minPrice,
  maxPrice,
  inStock,
}: ListAddress): CountFacetsApiArg {
  return { search, categorySlug: category, minPrice, maxPrice, inStock };
}

/** Also loads facet counts when more than a category is set, and spelling suggestions when a search found nothing. */
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
