import type { SupplierFeedResponse } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { useDeleteSupplierFeedByAdminMutation } from './feeds-api';

interface DeleteFeedDialogProps {
  /** None closes the dialog. */
  readonly feed: SupplierFeedResponse | undefined;
  readonly onClose: () => void;
}

export function DeleteFeedDialog({ feed, onClose }: DeleteFeedDialogProps) {
  const { t } = useTranslation('adminImports');
  const { t: catalog } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove, { isLoading }] = useDeleteSupplierFeedByAdminMutation();
  const submit = async ({ id, name }: SupplierFeedResponse) => {
    const { error } = await remove({ id });
    if (error) return void failure.show(error, { title: t('feeds.deleteFailed') });
    toast({ title: t('feeds.deleted'), description: name });
    onClose();
  };
  return (
    <FormModal
      isOpen={feed !== undefined}
      onClose={onClose}
      title={t('feeds.deleteTitle')}
      submitLabel={catalog('products.delete')}
      isDanger
      isBusy={isLoading}
      onSubmit={() => feed && void submit(feed)}
    >
      <p>{t('feeds.deleteQuestion')}</p>
      <p>
        <strong dir="auto">{feed?.name}</strong>
      </p>
    </FormModal>
  );
}
