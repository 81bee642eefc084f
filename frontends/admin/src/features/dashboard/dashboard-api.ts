import { adminApi } from '@kp/api-client/admin';
import { useListCategoriesQuery } from '@kp/api-client/shop';
import { useOrderPageQuery, type OrderPage } from '../../shared/orders-api';

const RECENT_ORDERS = 5;

const dashboardApi = adminApi.enhanceEndpoints({ addTagTypes: ['Products'] }).injectEndpoints({
  endpoints: (build) => ({
    countProducts: build.query<number, void>({
      query: () => ({ url: '/api/products', params: { status: 'all', limit: 1 } }),
      transformResponse: (products: unknown[], meta) => meta?.totalCount ?? products.length,
      providesTags: ['Products'],
    }),
  }),
});

export interface DashboardFigures {
  readonly products: number;
  readonly orders: number;
  readonly pendingOrders: number;
  readonly categories: number;
  readonly recentOrders: OrderPage['orders'];
}

interface Dashboard {
  /** Absent until all queries have succeeded. */
  readonly figures: DashboardFigures | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): void;
}

export function useDashboard(): Dashboard {
  const recent = useOrderPageQuery({ limit: RECENT_ORDERS });
  const pending = useOrderPageQuery({ status: 'pending', limit: 1 });
  const products = dashboardApi.useCountProductsQuery();
  const categories = useListCategoriesQuery();
  const all = [recent, pending, products, categories];
  return {
    figures: figuresOf(recent.data, pending.data, products.data, categories.data),
    error: all.find(({ error }) => error)?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.forEach((each) => void each.refetch()),
  };
}

function figuresOf(
  recent: OrderPage | undefined,
  pending: OrderPage | undefined,
  products: number | undefined,
  categories: readonly unknown[] | undefined,
): DashboardFigures | undefined {
  if (!recent || !pending || products === undefined || !categories) return undefined;
  return {
    products,
    orders: recent.total,
    pendingOrders: pending.total,
    categories: categories.length,
    recentOrders: recent.orders,
  };
}
