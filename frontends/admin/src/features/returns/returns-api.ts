import { adminApi, type ListReturnsByAdminApiArg, type ReturnOfStaffResponse } from '@kp/api-client/admin';
import { listQuery } from '../../shared/list/list-query';

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
      returnPage: build.query(
        listQuery<ReturnOfStaffResponse, ListReturnsByAdminApiArg, 'Returns'>(
          '/admin/api/returns',
          'Returns',
        ),
      ),
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
