import { type ListPromotionsByAdminApiArg, type PromotionResponse, officeApi } from '@kp/api-client/office';

export interface PromotionPage {
  readonly promotions: readonly PromotionResponse[];
  /** Of all. */
  readonly total: number;
}

export const {
  usePromotionPageQuery,
  useGetPromotionByAdminQuery,
  useGetPromotionAudienceByAdminQuery,
  usePreviewPromotionByAdminQuery,
  useCreatePromotionByAdminMutation,
  useUpdatePromotionByAdminMutation,
  useDeletePromotionByAdminMutation,
  useTestPromotionByAdminMutation,
  useSendPromotionByAdminMutation,
  useCancelPromotionByAdminMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    promotionPage: build.query<PromotionPage, ListPromotionsByAdminApiArg>({
      query: (params) => ({ url: '/admin/api/promotions', params }),
      transformResponse: (promotions: PromotionResponse[], meta) => ({
        promotions,
        total: meta?.totalCount ?? promotions.length,
      }),
      providesTags: ['Promotions'],
    }),
  }),
});
