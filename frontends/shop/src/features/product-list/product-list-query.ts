import type { LanguageCode } from '@kp/i18n';
import type { ListAddress } from './product-list-address';
import type { ProductListQuery } from './product-list-api';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
export type ProductSort = (typeof SORTS)[number];

/** The order the shop answers in when none is asked for. */
export const USUAL_SORT: ProductSort = 'newest';

/** What the list asks for: the address says what, the visitor's choice says in which order. */
export function productListQuery(
  { search, category, minPrice, maxPrice, inStock }: ListAddress,
  language: LanguageCode,
  sort = USUAL_SORT,
): ProductListQuery {
  return {
    search,
    categorySlug: category,
    minPrice,
    maxPrice,
    inStock,
    sort: sort === USUAL_SORT ? undefined : sort,
    // Names are sorted by the alphabet of the page's language.
    language: sort === 'name' ? language : undefined,
  };
}
