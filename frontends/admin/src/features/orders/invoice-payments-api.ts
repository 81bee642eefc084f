import { adminApi } from '@kp/api-client/admin';

/** A paid invoice pays its order. */
export const invoicePayments = adminApi.enhanceEndpoints({
  endpoints: {
    recordTransferByAdmin: { invalidatesTags: ['InvoicePayments', 'Orders'] },
    undoTransferByAdmin: { invalidatesTags: ['InvoicePayments', 'Orders'] },
  },
});
