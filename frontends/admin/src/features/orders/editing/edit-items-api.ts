import { adminApi, type OrderEditPreviewResponse, type PreviewOrderEditRequest } from '@kp/api-client/admin';

export const editItemsApi = adminApi
  .enhanceEndpoints({ endpoints: { editOrderItemsByAdmin: { invalidatesTags: ['Orders'] } } })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Prices and stock as of now, so an older answer is never shown. */
      orderEditTotals: build.query<OrderEditPreviewResponse, PreviewOrderEditRequest & { id: number }>({
        query: ({ id, ...body }) => ({
          url: `/admin/api/orders/${id}/items/preview`,
          method: 'POST',
          body,
        }),
        keepUnusedDataFor: 0,
      }),
    }),
  });
