import type { SupplierResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { useUpdateSupplierByAdminMutation } from './suppliers-api';

const TEXTS = {
  archive: { saved: 'suppliers.wasArchived', failed: 'suppliers.archiveFailed' },
  restore: { saved: 'suppliers.restored', failed: 'suppliers.restoreFailed' },
} as const;

export function useArchiving() {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [update, { isLoading }] = useUpdateSupplierByAdminMutation();

  const setArchived = async (supplier: SupplierResponse, archived: boolean): Promise<void> => {
    const texts = TEXTS[archived ? 'archive' : 'restore'];
    const { id, name, version } = supplier;
    const { data, error } = await update({ id, saveSupplierRequest: { name, version, archived } });
    if (!data) {
      failure.show(error, { title: t(texts.failed) });
      return;
    }
    const undo = { label: common('actions.undo'), onSelect: () => void setArchived(data, false) };
    toast({ title: t(texts.saved), description: name, action: archived ? undo : undefined });
  };
  return { isSaving: isLoading, setArchived };
}
