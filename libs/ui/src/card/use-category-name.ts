import { categoryName } from '@kp/i18n';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The name of a category in the language of the page. */
export function useCategoryName(): (category: { readonly slug: string; readonly name: string }) => string {
  const { t } = useTranslation();
  return useCallback((category) => categoryName(t, category), [t]);
}
