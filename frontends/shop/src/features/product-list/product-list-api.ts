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

/** Products fetched at first, and with each "Load More". */
export const PAGE_SIZE = 20;
const LIST_SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
const SEARCH_SORTS = ['relevance', ...LIST_SORTS] as const;

export type ProductListQuery = Pick<
  ListProductsApiArg,
  'search' | 'categorySlug' | 'minPrice' | 'maxPrice' | 'inStock' | 'sort' | 'language'
>;

interface ProductPage {
  readonly products: readonly ProductOnCard[];
  /** Of all that match. */
  readonly total: number;
}

/** The product list page by page: "Load More" fetches what follows and appends it. */
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

/** What the list can be sorted by; only a search knows relevance. The first is what the shop answers when none is sent. */
export function sortsOf({ search }: ListAddress): readonly [ProductSort, ...ProductSort[]] {
  return search ? SEARCH_SORTS : LIST_SORTS;
}

/** The sort in effect: the chosen one where the list knows it. */
export function sortInEffect(address: ListAddress, chosen: ProductSort | undefined): ProductSort {
  const sorts = sortsOf(address);
  return chosen !== undefined && sorts.includes(chosen) ? chosen : sorts[0];
}

/** What the list asks for: the address says what, the visitor's choice says in which order. */
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
    // Names are sorted by the alphabet of the page's language.
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
