import { adminApi, type OpenTasksResponse } from '@kp/api-client/admin';
import { useVisibleInterval } from './use-visible-interval';

export type OpenTasks = OpenTasksResponse;

const POLL_INTERVAL_MS = 60_000;
const NOTHING: OpenTasks = {};

/** Whatever changes one of these changes how much waits. */
const COUNTED = [
  'Orders',
  'Returns',
  'Shipments',
  'PhoneOrders',
  'Inbox',
  'Quotes',
  'Payments',
  'OrderPayments',
  'Jobs',
] as const;

const { useGetAdminOpenTasksQuery } = adminApi.enhanceEndpoints({
  addTagTypes: [...COUNTED],
  endpoints: { getAdminOpenTasks: { providesTags: [...COUNTED] } },
});

/** What waits for the staff, asked again each minute while the page is seen. */
export function useOpenTasks(): OpenTasks {
  const pollingInterval = useVisibleInterval(POLL_INTERVAL_MS);
  return useGetAdminOpenTasksQuery(undefined, { pollingInterval }).data ?? NOTHING;
}
