import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import type { OrderSort } from '@kp/commerce/list-rules';
import { foundPage, type FoundPage } from './list/list-query';
import { shownAtOnce } from './list/shown-at-once';
import type { OrderFilters } from './orders-query';

interface OrderPageArg extends OrderFilters {
  readonly sort?: OrderSort;
  readonly limit: number;
  readonly offset?: number;
}

const withPages = adminApi.injectEndpoints({
  endpoints: (build) => ({
    orderPage: build.query<FoundPage<OrderResponse>, OrderPageArg>({
      query: ({ offset = 0, ...query }) => ({ url: '/api/orders', params: { ...query, offset } }),
      transformResponse: foundPage<OrderResponse>,
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
              withPages.util.updateQueryData('orderPage', originalArgs as OrderPageArg, ({ rows }) => {
                const order = rows.find((each) => each.id === id);
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
