import { adminApi, type ReturnOfStaffResponse } from '@kp/api-client/admin';

interface ReturnPage {
  readonly returns: readonly ReturnOfStaffResponse[];
  /** Of all that match. */
  readonly total: number;
}

interface ReturnPageArg {
  readonly state: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A received return changes the stock and a refunded one its order. */
const invalidates = { invalidatesTags: ['Returns', 'Orders', 'Payments'] } as const;

const returnsApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      approveReturnByAdmin: invalidates,
      rejectReturnByAdmin: invalidates,
      receiveReturnByAdmin: invalidates,
      refundReturnByAdmin: invalidates,
      closeReturnByAdmin: invalidates,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      returnPage: build.query<ReturnPage, ReturnPageArg>({
        query: ({ state, limit, offset }) => ({
          url: '/admin/api/returns',
          params: { state, limit, offset },
        }),
        transformResponse: (returns: ReturnOfStaffResponse[], meta) => ({
          returns,
          total: meta?.totalCount ?? returns.length,
        }),
        providesTags: ['Returns'],
      }),
    }),
  });

export const {
  useReturnPageQuery,
  useGetReturnByAdminQuery,
  useApproveReturnByAdminMutation,
  useRejectReturnByAdminMutation,
  useReceiveReturnByAdminMutation,
  useRefundReturnByAdminMutation,
  useCloseReturnByAdminMutation,
} = returnsApi;
