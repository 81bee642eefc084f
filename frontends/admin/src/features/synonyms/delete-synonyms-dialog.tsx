import type { SynonymGroupResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { termsText, useDeleteSynonymsByAdminMutation } from './synonyms-api';

interface DeleteSynonymsDialogProps {
  /** None closes the dialog. */
  readonly group: SynonymGroupResponse | undefined;
  readonly onClose: () => void;
}

export function DeleteSynonymsDialog({ group, onClose }: DeleteSynonymsDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove, { isLoading }] = useDeleteSynonymsByAdminMutation();
  const submit = async (deleted: SynonymGroupResponse) => {
    const { error } = await remove({ id: deleted.id, version: deleted.version });
    if (error) failure.show(error, { title: t('synonyms.deleteFailed') });
    else toast({ title: t('synonyms.deleted'), description: termsText(deleted) });
    // After a conflict the list has the group as it is now.
    onClose();
  };
  return (
    <FormModal
      isOpen={group !== undefined}
      onClose={onClose}
      title={t('synonyms.deleteTitle')}
      submitLabel={t('products.delete')}
      isDanger
      isBusy={isLoading}
      onSubmit={() => group && void submit(group)}
    >
      <p>{t('synonyms.deleteQuestion')}</p>
      <p>
        <strong dir="auto">{group && termsText(group)}</strong>
      </p>
    </FormModal>
  );
}
