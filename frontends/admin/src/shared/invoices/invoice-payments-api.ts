import { adminApi } from '@kp/api-client/admin';

/** A paid invoice pays its order. */
export const invoicePayments = adminApi.enhanceEndpoints({
  endpoints: {
    recordTransferByAdmin: {
      invalidatesTags: ['InvoicePayments', 'Invoices', 'Orders'],
    },
    undoTransferByAdmin: {
      invalidatesTags: ['InvoicePayments', 'Invoices', 'Orders'],
    },
  },
});
