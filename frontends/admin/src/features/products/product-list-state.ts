import type { AdminProductFilterRequest, ListProductsByAdminApiArg } from '@kp/api-client/admin';
import { isProductStatus, PRICE_BOUND_PATTERN, type ProductStatus } from '@kp/commerce';
import { GAP_FILTERS } from '@kp/commerce/compliance-rules';
import {
  ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  STOCK_FILTERS,
  WEIGHT_FILTERS,
} from '@kp/commerce/list-rules';
import { type ListQuery, useListState } from '../../shared/list/use-list-state';

export const PAGE_SIZE = 50;

const FILTERS = ['category', 'status', 'stock', 'supplier', 'weight', 'gap', 'minPrice', 'maxPrice'] as const;
export type ProductFilterName = (typeof FILTERS)[number];

export type ProductListQuery = ListQuery<ProductFilterName, AdminProductSort>;

export function useProductListState() {
  return useListState<ProductFilterName, AdminProductSort>({
    tab: 'products',
    filters: FILTERS,
    sorts: ['name', ...ADMIN_PRODUCT_SORTS],
  });
}

export const isFiltered = ({ search, filters }: ProductListQuery): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** What the API would refuse counts as absent. */
export function filterOf({
  search,
  filters,
}: Pick<ProductListQuery, 'search' | 'filters'>): AdminProductFilterRequest {
  const { category, status, stock, supplier, weight, gap, minPrice, maxPrice } = filters;
  return {
    search: search || undefined,
    category,
    status: isProductStatus(status) ? (status as ProductStatus) : undefined,
    stock: STOCK_FILTERS.find((each) => each === stock),
    supplier: supplier && /^[1-9]\d{0,8}$/.test(supplier) ? Number(supplier) : undefined,
    weight: WEIGHT_FILTERS.find((each) => each === weight),
    gap: GAP_FILTERS.find((each) => each === gap),
    minPrice: priceBound(minPrice),
    maxPrice: priceBound(maxPrice),
  };
}

export const requestOf = (query: ProductListQuery): ListProductsByAdminApiArg => ({
  ...filterOf(query),
  sort: query.sort,
  limit: PAGE_SIZE,
  offset: (query.page - 1) * PAGE_SIZE,
});

const priceBound = (text: string | undefined) => (text && PRICE_BOUND_PATTERN.test(text) ? text : undefined);
