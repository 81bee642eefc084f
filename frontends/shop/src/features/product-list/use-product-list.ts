import { shopApi, type AttributeFacetResponse } from '@kp/api-client/shop';
import type { SearchNotes } from '@kp/api-client';
import { useAppDispatch } from '@kp/client';
import { useCategoryName, useFormats } from '@kp/ui';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router';
import type { CardProduct } from '../../shared/product/product-card';
import { isNarrowed, type ListFilters } from './product-list-url';
import { facetsQuery, productListApi, type ProductListQuery } from './product-list-api';

export interface ProductList {
  /** Undefined until the first response to this query. */
  readonly products: readonly CardProduct[] | undefined;
  readonly total: number | undefined;
  readonly search: SearchNotes | undefined;
  /** Number of products that the last "Load More" added. */
  readonly added: number;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailedToLoadMore: boolean;
  readonly hasMore: boolean;
  loadMore(): void;
  refetch(): void;
}

export function useProductList(query: ProductListQuery): ProductList {
  useFirstPageOnly(query);
  const result = productListApi.useProductPagesInfiniteQuery(query);
  const pages = result.currentData?.pages;
  return {
    products: pages?.flatMap(({ products }) => products),
    total: pages?.[0]?.total,
    search: pages?.[0]?.search,
    added: pages?.slice(1).at(-1)?.products.length ?? 0,
    error: result.error,
    isFetching: result.isFetching,
    isLoadingMore: result.isFetchingNextPage,
    hasFailedToLoadMore: result.isFetchNextPageError,
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    refetch: () => void result.refetch(),
  };
}

/** A link to the list starts with its first page; going back restores all loaded pages. */
function useFirstPageOnly(query: ProductListQuery): void {
  const dispatch = useAppDispatch();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const latest = useRef({ query, isReturn });
  useLayoutEffect(() => {
    latest.current = { query, isReturn };
  });

  // A layout effect, so that the dropped pages are neither painted nor refetched.
  const { search, categorySlug, minPrice, maxPrice, priceDisplay, inStock, attributes } = query;
  useLayoutEffect(() => {
    if (latest.current.isReturn) return;
    dispatch(
      productListApi.util.updateQueryData('productPages', latest.current.query, (list) => {
        list.pages.splice(1);
        list.pageParams.splice(1);
      }),
    );
  }, [search, categorySlug, minPrice, maxPrice, priceDisplay, inStock, attributes, dispatch]);
}

export interface Facets {
  /** Count with all other filters applied; undefined while loading. */
  countOf(category: { readonly slug: string; readonly listedCount: number }): number | undefined;
  readonly total: number | undefined;
  readonly inStock: number | undefined;
  /** Decimal amounts. */
  readonly minPrice: string | null | undefined;
  readonly maxPrice: string | null | undefined;
  readonly attributes: readonly AttributeFacetResponse[];
}

const NO_ATTRIBUTES: readonly AttributeFacetResponse[] = [];

/** With no more than a category set, the counts come from the categories themselves. */
export function useFacets(filters: ListFilters): Facets {
  const { language } = useFormats();
  const { currentData } = shopApi.useCountFacetsQuery(facetsQuery(filters, language));
  const counts = new Map(currentData?.categories.map(({ slug, count }) => [slug, count]));
  const isUnfiltered = !isNarrowed(filters);
  return {
    countOf: ({ slug, listedCount }) => {
      if (isUnfiltered) return listedCount;
      return currentData && (counts.get(slug) ?? 0);
    },
    total: isUnfiltered ? undefined : currentData?.total,
    inStock: currentData?.inStock,
    minPrice: currentData?.minPrice,
    maxPrice: currentData?.maxPrice,
    attributes: currentData?.attributes ?? NO_ATTRIBUTES,
  };
}

export function useCategoryNameBySlug(slug: string | undefined): string | undefined {
  const nameOf = useCategoryName();
  const { data = [] } = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  return slug && nameOf(data.find((each) => each.slug === slug) ?? { name: slug });
}

export function useListTitle({ search, category }: ListFilters): string {
  const { t } = useTranslation('list');
  const name = useCategoryNameBySlug(category);
  if (search) return t('list.searchTitle', { search });
  return name ?? t('list.allTitle');
}
