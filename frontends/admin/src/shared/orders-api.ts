import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import type { OrderSort } from '@kp/commerce/list-rules';
import { shownAtOnce } from './list/shown-at-once';
import type { OrderFilters } from './orders-query';

export interface OrderPage {
  readonly orders: readonly OrderResponse[];
  /** Of all that match. */
  readonly total: number;
}

interface OrderPageArg extends OrderFilters {
  readonly sort?: OrderSort;
  readonly limit: number;
  readonly offset?: number;
}

const withPages = adminApi.injectEndpoints({
  endpoints: (build) => ({
    orderPage: build.query<OrderPage, OrderPageArg>({
      query: ({ offset = 0, ...query }) => ({ url: '/api/orders', params: { ...query, offset } }),
      transformResponse: (orders: OrderResponse[], meta) => ({
        orders,
        total: meta?.totalCount ?? orders.length,
      }),
      providesTags: ['Orders'],
    }),
  }),
});

/** A new status is shown in every list at once and rolled back on failure. */
const ordersApi = withPages.enhanceEndpoints({
  endpoints: {
    setOrderStatus: {
      async onQueryStarted(
        { id, setOrderStatusRequest: { status } },
        { dispatch, getState, queryFulfilled },
      ) {
        const patches = withPages.util
          .selectInvalidatedBy(getState(), ['Orders'])
          .filter(({ endpointName }) => endpointName === 'orderPage')
          .map(({ originalArgs }) =>
            dispatch(
              withPages.util.updateQueryData('orderPage', originalArgs as OrderPageArg, ({ orders }) => {
                const order = orders.find((each) => each.id === id);
                if (order) order.status = status;
              }),
            ),
          );
        await shownAtOnce(queryFulfilled, patches);
      },
    },
  },
});

export const { useOrderPageQuery, useSetOrderStatusMutation } = ordersApi;
