import { adminApi, type JobResponse, type ListJobsApiArg } from '@kp/api-client/admin';

interface JobPage {
  readonly jobs: readonly JobResponse[];
  /** Of all that match. */
  readonly total: number;
}

const jobsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    jobPage: build.query<JobPage, ListJobsApiArg>({
      query: ({ ...params }) => ({ url: '/admin/api/jobs', params }),
      transformResponse: (jobs: JobResponse[], meta) => ({ jobs, total: meta?.totalCount ?? jobs.length }),
      providesTags: ['Jobs'],
    }),
  }),
});

export const {
  useDiscardJobMutation,
  useGetJobOverviewQuery,
  useJobPageQuery,
  useListScheduledJobsQuery,
  useRestoreJobMutation,
  useRetryJobMutation,
  useRetryJobsMutation,
  useRunScheduledJobMutation,
} = jobsApi;
