import { accountApi, type OrderResponse } from '@kp/api-client/account';

const PAGE_SIZE = 20;

interface OrderPage {
  readonly orders: readonly OrderResponse[];
  /** Of all the customer's orders. */
  readonly total: number;
}

/** `mine`: administrators see only their own orders here. */
const ordersApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    ownOrders: build.infiniteQuery<OrderPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total }, _pages, lastOffset) =>
          lastOffset + PAGE_SIZE < total ? lastOffset + PAGE_SIZE : undefined,
      },
      query: ({ pageParam }) => ({
        url: '/api/orders',
        params: { mine: true, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: (orders: OrderResponse[], meta, { pageParam }) => ({
        orders,
        total: meta?.totalCount ?? pageParam + orders.length,
      }),
      providesTags: ['Orders'],
    }),
  }),
});

export const { useOwnOrdersInfiniteQuery } = ordersApi;
