import { adminApi, type OrderResponse, type PaymentResponse } from '@kp/api-client/admin';

const MAX_PAYMENTS = 100;

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
        query: () => ({ url: '/admin/api/payments', params: { unmatched: true, limit: MAX_PAYMENTS } }),
        providesTags: ['Payments'],
      }),
      /** Payments with a failed refund that was not repeated, newest first. */
      paymentsWithFailedRefund: build.query<PaymentResponse[], void>({
        query: () => ({ url: '/admin/api/payments', params: { refundFailed: true, limit: MAX_PAYMENTS } }),
        providesTags: ['Payments'],
      }),
      paymentsWithOpenDispute: build.query<PaymentResponse[], void>({
        query: () => ({ url: '/admin/api/payments', params: { disputed: true, limit: MAX_PAYMENTS } }),
        providesTags: ['Payments'],
      }),
      /** Orders to be paid online that are not paid yet. */
      ordersAwaitingPayment: build.query<OrderResponse[], void>({
        query: () => ({ url: '/api/orders', params: { awaitingPayment: true, limit: MAX_PAYMENTS } }),
        providesTags: ['Orders'],
      }),
    }),
  });

export const {
  useUnmatchedPaymentsQuery,
  usePaymentsWithFailedRefundQuery,
  usePaymentsWithOpenDisputeQuery,
  useOrdersAwaitingPaymentQuery,
  useMatchPaymentByAdminMutation,
  useRefundPaymentMutation,
  useGetPaymentQuery,
} = paymentsApi;
