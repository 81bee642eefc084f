import { shopApi, type ListProductsApiArg, type ProductResponse } from '@kp/api-client/shop';
import { onCard, type ProductOnCard } from '../product-card/product-on-card';

/** Products fetched at first, and with each "Load More". */
export const PAGE_SIZE = 20;

export type ProductListQuery = Pick<
  ListProductsApiArg,
  'search' | 'categorySlug' | 'minPrice' | 'maxPrice' | 'inStock' | 'sort' | 'language'
>;

export interface ProductPage {
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
