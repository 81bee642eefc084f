import { shopApi } from '@kp/api-client/shop';
import { useAppDispatch } from '@kp/client';
import { useCategoryName } from '@kp/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router';
import type { ProductOnCard } from '../product-card/product-card';
import { isNarrowed, type ListAddress } from './product-list-address';
import { facetsQuery, productListApi, type ProductListQuery } from './product-list-api';

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

/**
 * A list that a link leads to starts anew with its first products, however many were loaded on an earlier visit. Going
 * back finds the list as it was left.
 */
function useStartAnew(query: ProductListQuery): void {
  const dispatch = useAppDispatch();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const arrived = useRef({ query, isReturn });
  useLayoutEffect(() => {
    arrived.current = { query, isReturn };
  });

  // A layout effect: what is forgotten here is never seen, and is not asked for again.
  const { search, categorySlug, minPrice, maxPrice, inStock } = query;
  useLayoutEffect(() => {
    if (arrived.current.isReturn) return;
    dispatch(
      productListApi.util.updateQueryData('productPages', arrived.current.query, (list) => {
        list.pages.splice(1);
        list.pageParams.splice(1);
      }),
    );
  }, [search, categorySlug, minPrice, maxPrice, inStock, dispatch]);
}

export interface Facets {
  /** Products a category would show with everything else as it is; absent while it is not known. */
  countOf(category: { readonly slug: string; readonly productCount: number }): number | undefined;
  /** Products in all categories; absent while it is not known, and for the whole range, where nobody asks. */
  readonly inAll: number | undefined;
  /** Products that can be bought now. */
  readonly inStock: number | undefined;
  /** Decimal amounts. */
  readonly minPrice: string | null | undefined;
  readonly maxPrice: string | null | undefined;
}

/** How many products each filter would leave. As long as no more than a category is chosen, its own number holds. */
export function useFacets(address: ListAddress): Facets {
  const { currentData } = shopApi.useCountFacetsQuery(facetsQuery(address));
  const counts = new Map(currentData?.categories.map(({ slug, count }) => [slug, count]));
  const isWhole = !isNarrowed(address);
  return {
    countOf: ({ slug, productCount }) => {
      if (isWhole) return productCount;
      return currentData && (counts.get(slug) ?? 0);
    },
    inAll: isWhole ? undefined : currentData && [...counts.values()].reduce((sum, count) => sum + count, 0),
    inStock: currentData?.inStock,
    minPrice: currentData?.minPrice,
    maxPrice: currentData?.maxPrice,
  };
}

/** The name of a category by its slug; the slug itself when there is none. */
export function useNameOfCategory(slug: string | undefined): string | undefined {
  const nameOf = useCategoryName();
  const { data = [] } = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  return slug && nameOf(data.find((each) => each.slug === slug) ?? { slug, name: slug });
}

/** What the list shows: the text searched for, else the category. */
export function useListTitle({ search, category }: ListAddress): string {
  const { t } = useTranslation('shop');
  const name = useNameOfCategory(category);
  if (search) return t('list.searchTitle', { search });
  return name ?? t('list.allTitle');
}
