import type { LanguageCode } from '@kp/i18n';
import type { ProductListQuery } from './product-list-api';

export const SORTS = ['newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
export type ProductSort = (typeof SORTS)[number];

/** What the list asks for: the address says what, the visitor's choice says in which order. */
export function productListQuery(
  parameters: URLSearchParams,
  language: LanguageCode,
  sort?: ProductSort,
): ProductListQuery {
  return {
    search: parameters.get('search')?.trim() || undefined,
    categorySlug: parameters.get('category') || undefined,
    sort,
    // Names are sorted by the alphabet of the page's language.
    language: sort === 'name' ? language : undefined,
  };
}
