import { adminApi, type OrderResponse, type PaymentResponse } from '@kp/api-client/admin';

/** More than anybody leaves lying about. */
const MOST = 100;

/** Payments and the orders they might pay, kept up to date by matching and refunding. */
export const paymentsApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      matchPaymentByAdmin: { invalidatesTags: ['Payments', 'Orders'] },
      refundPayment: { invalidatesTags: ['Payments', 'Orders'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Captured payments that pay no order, the newest first. */
      unmatchedPayments: build.query<PaymentResponse[], void>({
        query: () => ({ url: '/admin/api/payments', params: { unmatched: true, limit: MOST } }),
        providesTags: ['Payments'],
      }),
      /** Payments with a failed refund whose money is still here, the newest first. */
      paymentsWithFailedRefund: build.query<PaymentResponse[], void>({
        query: () => ({ url: '/admin/api/payments', params: { refundFailed: true, limit: MOST } }),
        providesTags: ['Payments'],
      }),
      /** Orders that were to be paid online, and are not. */
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
