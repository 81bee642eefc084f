import type { AdminCategoryResponse, SaveCategoryRequest } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowChange, useUpdateCategoryByAdminMutation } from './categories-api';

type FlagChange = Pick<SaveCategoryRequest, 'showOnMainTop' | 'showOnMainShop'>;

/** Switches at once, and back when it could not be saved. */
export function useFlags(category: AdminCategoryResponse, shownName: string) {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [update] = useUpdateCategoryByAdminMutation();
  const show = useShowChange();
  const isSaving = useRef(false);
  const { id, name, slug, version } = category;

  return async (change: FlagChange) => {
    // The next change needs the version that this one leads to.
    if (isSaving.current) return;
    isSaving.current = true;
    const showCategory = (changed: Partial<AdminCategoryResponse>) =>
      show((categories) => {
        const shown = categories.find((each) => each.id === id);
        if (shown) Object.assign(shown, changed);
      });
    const undo = showCategory(change);
    const { data, error } = await update({ id, saveCategoryRequest: { name, slug, version, ...change } });
    isSaving.current = false;
    if (data) {
      showCategory(data);
      toast({ title: t('categories.updated'), description: shownName });
      return;
    }
    undo();
    failure.show(error, { title: t('categories.updateFailed') });
  };
}
