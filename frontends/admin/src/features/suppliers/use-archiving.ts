import type { SupplierResponse } from '@kp/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useUndoableChange } from '../../shared/list/use-undoable-change';
import { useUpdateSupplierByAdminMutation } from './suppliers-api';

const TEXTS = {
  archive: { done: 'suppliers.wasArchived', failed: 'suppliers.archiveFailed' },
  restore: { done: 'suppliers.restored', failed: 'suppliers.restoreFailed' },
} as const;

export function useArchiving() {
  const { t } = useTranslation('adminCatalog');
  const change = useUndoableChange();
  const [update, { isLoading }] = useUpdateSupplierByAdminMutation();

  const setArchived = async (supplier: SupplierResponse, archived: boolean): Promise<void> => {
    const texts = TEXTS[archived ? 'archive' : 'restore'];
    const { id, name, version } = supplier;
    let changed = supplier;
    await change({
      send: async () => {
        const answer = await update({ id, saveSupplierRequest: { name, version, archived } });
        if (answer.data) changed = answer.data;
        return answer;
      },
      undo: () => void setArchived(changed, !archived),
      done: t(texts.done),
      name,
      failed: t(texts.failed),
    });
  };
  return { isSaving: isLoading, setArchived };
}
