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
  'Invoices',
  'Jobs',
  'Feeds',
] as const;

const { useGetAdminOpenTasksQuery } = adminApi.enhanceEndpoints({
  addTagTypes: [...COUNTED],
  endpoints: { getAdminOpenTasks: { providesTags: [...COUNTED] } },
});

/** What waits for the staff, asked again each minute while the page is seen; nothing that could not be counted. */
export function useOpenTasks(): OpenTasks {
  return useOpenTasksQuery().waiting;
}

/** Also says whether the counts are still on their way, for a page that they are a part of. */
export function useOpenTasksQuery(): { readonly waiting: OpenTasks; readonly isLoading: boolean } {
  const pollingInterval = useVisibleInterval(POLL_INTERVAL_MS);
  const { data: waiting = NOTHING, isLoading } = useGetAdminOpenTasksQuery(undefined, { pollingInterval });
  return { waiting, isLoading };
}
