import type { AdminProductFilterRequest, ListProductsByAdminApiArg } from '@kp/api-client/admin';
import { DEFAULT_LANGUAGE } from '@kp/i18n';
import { isProductStatus, PRICE_BOUND_PATTERN, type ProductStatus } from '@kp/commerce';
import { GAP_FILTERS } from '@kp/commerce/compliance-rules';
import {
  ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  PRICE_FILTERS,
  PRODUCT_LACKS,
  STOCK_FILTERS,
  WEIGHT_FILTERS,
} from '@kp/commerce/list-rules';
import type { UseViewCount } from '../../shared/list/saved-views';
import {
  type ListOptions,
  type ListQuery,
  readListQuery,
  useListState,
} from '../../shared/list/use-list-state';
import { useProductPageQuery } from './products-api';

export const PAGE_SIZE = 50;

const FILTERS = [
  'category',
  'status',
  'stock',
  'supplier',
  'brand',
  'group',
  'weight',
  'price',
  'gap',
  'lacks',
  'tag',
  'import',
  'minPrice',
  'maxPrice',
] as const;
export type ProductFilterName = (typeof FILTERS)[number];

export type ProductListQuery = ListQuery<ProductFilterName, AdminProductSort>;

const LIST: ListOptions<ProductFilterName, AdminProductSort> = {
  tab: 'products',
  filters: FILTERS,
  sorts: ['name', ...ADMIN_PRODUCT_SORTS],
};

export const useProductListState = () => useListState(LIST);

export const useProductCount: UseViewCount = (query) =>
  useProductPageQuery({
    ...filterOf(readListQuery(query, LIST)),
    language: DEFAULT_LANGUAGE,
    limit: 1,
    offset: 0,
  }).data?.total;

export const isFiltered = ({ search, filters }: ProductListQuery): boolean =>
  search !== '' || Object.keys(filters).length > 0;

/** What the API would refuse counts as absent. */
export function filterOf({
  search,
  filters,
}: Pick<ProductListQuery, 'search' | 'filters'>): AdminProductFilterRequest {
  const {
    category,
    status,
    stock,
    supplier,
    brand,
    group,
    weight,
    price,
    gap,
    lacks,
    tag,
    minPrice,
    maxPrice,
  } = filters;
  const idOf = (text: string | undefined) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
  return {
    search: search || undefined,
    category,
    status: isProductStatus(status) ? (status as ProductStatus) : undefined,
    stock: STOCK_FILTERS.find((each) => each === stock),
    supplier: idOf(supplier),
    brand: brand?.slice(0, 100),
    group: idOf(group),
    import: idOf(filters.import),
    weight: WEIGHT_FILTERS.find((each) => each === weight),
    price: PRICE_FILTERS.find((each) => each === price),
    gap: GAP_FILTERS.find((each) => each === gap),
    lacks: PRODUCT_LACKS.find((each) => each === lacks),
    tag: tag?.slice(0, 40),
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
