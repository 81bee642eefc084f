import type { LanguageCode } from '@kp/i18n';
import type { ListAddress } from './product-list-address';
import type { ProductListQuery } from './product-list-api';

const LIST_SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
const SEARCH_SORTS = ['relevance', ...LIST_SORTS] as const;
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
