import type { ProductOnCard } from '../product-card/product-on-card';
import { productListApi, type ProductListQuery } from './product-list-api';
import { useStartAnew } from './use-start-anew';

export interface ProductList {
  /** Absent until the first answer to this very question. */
  readonly products: readonly ProductOnCard[] | undefined;
  /** Of all that match. */
  readonly total: number | undefined;
  /** Products that the last "Load More" brought; 0 before. */
  readonly added: number;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isLoadingMore: boolean;
  /** The last "Load More" failed; what had been loaded is still there. */
  readonly hasFailedToLoadMore: boolean;
  readonly hasMore: boolean;
  loadMore(): void;
  retry(): void;
}

/** The products that answer a query, as far as they have been loaded. */
export function useProductList(query: ProductListQuery): ProductList {
  useStartAnew(query);
  const result = productListApi.useProductPagesInfiniteQuery(query);
  const pages = result.currentData?.pages;
  return {
    products: pages?.flatMap(({ products }) => products),
    total: pages?.[0]?.total,
    added: pages?.slice(1).at(-1)?.products.length ?? 0,
    error: result.error,
    isFetching: result.isFetching,
    isLoadingMore: result.isFetchingNextPage,
    hasFailedToLoadMore: result.isFetchNextPageError,
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  };
}
