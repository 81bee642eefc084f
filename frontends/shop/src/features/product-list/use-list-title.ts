import { shopApi } from '@kp/api-client/shop';
import { useCategoryName } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ListAddress } from './product-list-address';

/** The name of a category by its slug; the slug itself when there is none. */
export function useNameOfCategory(slug: string | undefined): string | undefined {
  const nameOf = useCategoryName();
  const { data = [] } = shopApi.useListCategoriesQuery(undefined, { refetchOnMountOrArgChange: false });
  return slug && nameOf(data.find((each) => each.slug === slug) ?? { slug, name: slug });
}

/** What the list shows: the text searched for, else the category. */
export function useListTitle({ search, category }: ListAddress): string {
  const { t } = useTranslation('shop');
  const name = useNameOfCategory(category);
  if (search) return t('list.searchTitle', { search });
  return name ?? t('list.allTitle');
}
