import { officeApi } from '@kp/api-client/office';

/** Prices that are approved change products. */
export const {
  useListSupplierFeedsByAdminQuery,
  useCreateSupplierFeedByAdminMutation,
  useUpdateSupplierFeedByAdminMutation,
  useDeleteSupplierFeedByAdminMutation,
  useTestSupplierFeedByAdminMutation,
  useRunSupplierFeedByAdminMutation,
  useListSupplierFeedRunsByAdminQuery,
  useListHeldPricesByAdminQuery,
  useApproveHeldPricesByAdminMutation,
  useDismissHeldPricesByAdminMutation,
} = officeApi.enhanceEndpoints({
  addTagTypes: ['Products', 'AdminProducts', 'Feeds'],
  endpoints: {
    approveHeldPricesByAdmin: { invalidatesTags: ['Feeds', 'Products', 'AdminProducts'] },
  },
});
