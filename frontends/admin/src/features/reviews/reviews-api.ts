import { adminApi, type ListReviewsByAdminApiArg, type ModeratedReviewResponse } from '@kp/api-client/admin';
import { listQuery } from '../../shared/list/list-query';

const reviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    reviewPage: build.query(
      listQuery<ModeratedReviewResponse, ListReviewsByAdminApiArg, 'ReviewModeration'>(
        '/admin/api/reviews',
        'ReviewModeration',
      ),
    ),
  }),
});

export const { useDecideReviewByAdminMutation, useReviewPageQuery } = reviewsApi;
