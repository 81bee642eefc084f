import { productListApi, type ProductListQuery } from './product-list-api';
import type { ProductResponse } from '@kp/api-client/shop';

export interface ProductList {
  /** Absent until the first answer to this very question. */
  readonly products: readonly ProductResponse[] | undefined;
  /** Of all that match. */
  readonly total: number | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  loadMore(): void;
  retry(): void;
}

/** The products that answer a query, as far as they have been loaded. */
export function useProductList(query: ProductListQuery): ProductList {
  const result = productListApi.useProductPagesInfiniteQuery(query);
  const pages = result.currentData?.pages;
  return {
    products: pages?.flatMap(({ products }) => products),
    total: pages?.[0]?.total,
    error: result.error,
    isFetching: result.isFetching,
    isLoadingMore: result.isFetchingNextPage,
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  };
}
