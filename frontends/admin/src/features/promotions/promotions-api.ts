import { type ListPromotionsByAdminApiArg, type PromotionResponse, officeApi } from '@kp/api-client/office';
import { listQuery } from '../../shared/list/list-query';

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
    promotionPage: build.query(
      listQuery<PromotionResponse, ListPromotionsByAdminApiArg, 'Promotions'>(
        '/admin/api/promotions',
        'Promotions',
      ),
    ),
  }),
});
