import { shopApi, type CategoryResponse } from '@kp/api-client/shop';

const NONE: readonly CategoryResponse[] = [];

/** Categories with a button in the navigation bar, in their order. They are asked for once per visit. */
export function useNavigationCategories(): readonly CategoryResponse[] {
  const { data = NONE } = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  return data
    .filter(({ showOnMainTop }) => showOnMainTop)
    .sort((one, other) => one.sortOrder - other.sortOrder);
}
