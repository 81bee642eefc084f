import { useListCategoriesQuery } from '@kp/api-client/shop';
import { inTreeOrder, lineOf } from '@kp/commerce/category-tree';
import { useCategoryName } from '@kp/ui';

interface CategoryOption {
  readonly id: number;
  readonly slug: string;
  /** With what it is in: "Hygiene › Gloves". */
  readonly label: string;
}

/** In the order of the tree. */
export function useCategoryOptions(): readonly CategoryOption[] {
  const nameOf = useCategoryName();
  const { data = [] } = useListCategoriesQuery();
  return inTreeOrder(data).map(({ id, slug }) => ({
    id,
    slug,
    label: lineOf(data, id).map(nameOf).join(' › '),
  }));
}
