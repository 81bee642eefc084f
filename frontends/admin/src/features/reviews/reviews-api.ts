import { adminApi, type ModeratedReviewResponse } from '@kp/api-client/admin';

interface ReviewPage {
  readonly reviews: readonly ModeratedReviewResponse[];
  /** Of all that match. */
  readonly total: number;
}

interface ReviewPageArg {
  readonly status?: ModeratedReviewResponse['status'];
  readonly limit: number;
  readonly offset: number;
}

const reviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    reviewPage: build.query<ReviewPage, ReviewPageArg>({
      query: ({ ...params }) => ({ url: '/admin/api/reviews', params }),
      transformResponse: (reviews: ModeratedReviewResponse[], meta) => ({
        reviews,
        total: meta?.totalCount ?? reviews.length,
      }),
      providesTags: ['ReviewModeration'],
    }),
  }),
});

export const { useDecideReviewByAdminMutation, useReviewPageQuery } = reviewsApi;
