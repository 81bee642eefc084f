import { shopApi } from '@kp/api-client/shop';

/** Once the invoice is issued, the order is read again, not the form. */
export const { useGetGuestBillingCompanyQuery, useIssueGuestInvoiceMutation } = shopApi.enhanceEndpoints({
  endpoints: { issueGuestInvoice: { invalidatesTags: ['OrderStatus'] } },
});
