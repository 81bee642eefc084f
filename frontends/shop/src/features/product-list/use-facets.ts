import { shopApi, type CountFacetsApiArg } from '@kp/api-client/shop';
import { isNarrowed, type ListAddress } from './product-list-address';

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

export function facetsQuery({
  search,
  category,
  minPrice,
  maxPrice,
  inStock,
}: ListAddress): CountFacetsApiArg {
  return { search, categorySlug: category, minPrice, maxPrice, inStock };
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
