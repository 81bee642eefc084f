import {
  shopApi,
  type CountFacetsApiArg,
  type ListProductsApiArg,
  type ProductResponse,
} from '@kp/api-client/shop';
import type { SearchNotes } from '@kp/api-client';
import { type PriceDisplay, PRODUCT_SORTS } from '@kp/commerce';
import { textLanguage, type LanguageCode } from '@kp/i18n';
import { toCardProduct, type CardProduct } from '../../shared/product/product-card';
import type { ListFilters } from './product-list-url';

/** Products per page of "Load More". */
export const PAGE_SIZE = 20;
const SEARCH_SORTS = ['relevance', ...PRODUCT_SORTS] as const;

export type ProductListQuery = Pick<
  ListProductsApiArg,
  | 'search'
  | 'categorySlug'
  | 'minPrice'
  | 'maxPrice'
  | 'priceDisplay'
  | 'inStock'
  | 'attributes'
  | 'sort'
  | 'language'
  | 'collapse'
>;

interface ProductPage {
  readonly products: readonly CardProduct[];
  readonly total: number;
  readonly search?: SearchNotes;
}

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
        products: products.map(toCardProduct),
        total: meta?.totalCount ?? pageParam + products.length,
        search: meta?.search,
      }),
      providesTags: ['Products'],
    }),
  }),
});

export type ProductSort = (typeof SEARCH_SORTS)[number];

/** Only a search can sort by relevance; the first entry is the server's default. */
export function sortsOf({ search }: ListFilters): readonly [ProductSort, ...ProductSort[]] {
  return search ? SEARCH_SORTS : PRODUCT_SORTS;
}

export function sortInEffect(filters: ListFilters, chosen: ProductSort | undefined): ProductSort {
  const sorts = sortsOf(filters);
  return chosen !== undefined && sorts.includes(chosen) ? chosen : sorts[0];
}

export function productListQuery(
  filters: ListFilters,
  language: LanguageCode,
  chosen?: ProductSort,
  shown?: PriceDisplay,
): ProductListQuery {
  const { search, category, minPrice, maxPrice, priceDisplay, inStock, attributes } = filters;
  const sort = sortInEffect(filters, chosen);
  const isRanged = minPrice ?? maxPrice;
  return {
    search,
    categorySlug: category,
    minPrice,
    maxPrice,
    priceDisplay: isRanged || !sort.startsWith('price') ? priceDisplay : shown,
    inStock,
    sort: sort === sortsOf(filters)[0] ? undefined : sort,
    attributes,
    collapse: 'group',
    // Names are sorted by the page's language.
    language: sort === 'name' ? language : textLanguage(language),
  };
}

export function facetsQuery(
  { search, category, minPrice, maxPrice, priceDisplay, inStock, attributes }: ListFilters,
  language: LanguageCode,
): CountFacetsApiArg {
  // Of the search and of the names of attributes, which belong to a category.
  const spoken = search === undefined && category === undefined ? undefined : textLanguage(language);
  const prices = { minPrice, maxPrice, priceDisplay };
  const narrowing = { search, categorySlug: category, ...prices, inStock, attributes };
  return { ...narrowing, collapse: 'group', language: spoken };
}

/** While the categories are not known, none is unknown. */
export function isUnknownCategory(
  slug: string,
  categories: readonly { slug: string }[] | undefined,
): boolean {
  return categories !== undefined && !categories.some((category) => category.slug === slug);
}
