import type { SupplierResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { useDeleteSupplierByAdminMutation } from './suppliers-api';

interface DeleteSupplierDialogProps {
  /** None closes the dialog. */
  readonly supplier: SupplierResponse | undefined;
  readonly onClose: () => void;
}

export function DeleteSupplierDialog({ supplier, onClose }: DeleteSupplierDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove, { isLoading }] = useDeleteSupplierByAdminMutation();
  const submit = async ({ id, name }: SupplierResponse) => {
    const { data, error } = await remove({ id });
    if (!data) {
      failure.show(error, { title: t('suppliers.deleteFailed') });
      return;
    }
    // It may have deleted products, which can be restored.
    const title = t(data.outcome === 'deleted' ? 'suppliers.deleted' : 'suppliers.wasArchived');
    toast({ title, description: name });
    onClose();
  };
  return (
    <FormModal
      isOpen={supplier !== undefined}
      onClose={onClose}
      title={t('suppliers.deleteTitle')}
      submitLabel={t('products.delete')}
      isDanger
      isBusy={isLoading}
      onSubmit={() => supplier && void submit(supplier)}
    >
      <p>{t('suppliers.deleteQuestion')}</p>
      <p>
        <strong dir="auto">{supplier?.name}</strong>
      </p>
    </FormModal>
  );
}
