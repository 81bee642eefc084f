import { shopApi } from '@kp/api-client/shop';

/** The company that runs the shop. It comes with the frame of every page and is asked for once per visit. */
export function useCompany() {
  const { data, error, isFetching, refetch } = shopApi.useGetConfigQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  return { company: data?.company, error, isFetching, refetch };
}
