import type { ProductResponse } from '@kp/api-client/shop';
import { useCategoryName, type Crumb } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** Home, Products, category, product. */
export function useProductCrumbs({ name, category }: ProductResponse): readonly Crumb[] {
  const { t } = useTranslation();
  const nameOf = useCategoryName();
  return [
    { label: t('navigation.home'), to: '/' },
    { label: t('navigation.products'), to: '/products' },
    { label: nameOf(category), to: `/products?category=${encodeURIComponent(category.slug)}` },
    { label: name },
  ];
}
