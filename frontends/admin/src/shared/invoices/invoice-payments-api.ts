import { adminApi } from '@kp/api-client/admin';

const PAYING = { invalidatesTags: ['InvoicePayments', 'Invoices', 'Orders'] } as const;

/** A paid invoice pays its order; credits are of all invoices of a customer. */
export const invoicePayments = adminApi.enhanceEndpoints({
  endpoints: {
    recordTransferByAdmin: PAYING,
    undoTransferByAdmin: PAYING,
    useCreditByAdmin: PAYING,
    refundCreditByAdmin: PAYING,
    undoCreditRefundByAdmin: PAYING,
  },
});
