import { type CategoryResponse, shopApi } from '@kp/api-client/shop';

const NONE: readonly CategoryResponse[] = [];

/** Fetched once per visit. @param parentId those in it; without one, those at the top */
export function useNavigationCategories(parentId?: number): readonly CategoryResponse[] {
  const { data = NONE } = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  return data
    .filter((each) => each.showOnMainTop && each.parentId === parentId)
    .sort((one, other) => one.sortOrder - other.sortOrder);
}
