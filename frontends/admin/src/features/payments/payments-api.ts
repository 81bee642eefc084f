import { adminApi, type OrderResponse, type PaymentResponse } from '@kp/api-client/admin';

const MOST = 100;

const paymentsApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      matchPaymentByAdmin: { invalidatesTags: ['Payments', 'Orders'] },
      refundPayment: { invalidatesTags: ['Payments', 'Orders'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      unmatchedPayments: build.query<PaymentResponse[], void>({
        query: () => ({ url: '/admin/api/payments', params: { unmatched: true, limit: MOST } }),
        providesTags: ['Payments'],
      }),
      /** Payments with a failed refund that was not repeated, newest first. */
      paymentsWithFailedRefund: build.query<PaymentResponse[], void>({
        query: () => ({ url: '/admin/api/payments', params: { refundFailed: true, limit: MOST } }),
        providesTags: ['Payments'],
      }),
      /** Orders to be paid online that are not paid yet. */
      ordersAwaitingPayment: build.query<OrderResponse[], void>({
        query: () => ({ url: '/api/orders', params: { awaitingPayment: true, limit: MOST } }),
        providesTags: ['Orders'],
      }),
    }),
  });

export const {
  useUnmatchedPaymentsQuery,
  usePaymentsWithFailedRefundQuery,
  useOrdersAwaitingPaymentQuery,
  useMatchPaymentByAdminMutation,
  useRefundPaymentMutation,
  useGetPaymentQuery,
} = paymentsApi;
