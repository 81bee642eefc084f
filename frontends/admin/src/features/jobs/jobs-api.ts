import { adminApi, type JobResponse, type ListJobsApiArg } from '@kp/api-client/admin';
import { listQuery } from '../../shared/list/list-query';

const jobsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    jobPage: build.query(listQuery<JobResponse, ListJobsApiArg, 'Jobs'>('/admin/api/jobs', 'Jobs')),
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
