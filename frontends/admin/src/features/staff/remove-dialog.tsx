import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { type Member, useRemoveStaffByAdminMutation } from './staff-api';
import { nameOf } from './staff-table';

interface RemoveDialogProps {
  /** None closes the dialog. */
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove, { isLoading }] = useRemoveStaffByAdminMutation();
  const submit = async ({ id: userId }: Member) => {
    const { error } = await remove({ userId });
    if (error) return void failure.show(error, { title: t('staff.removeFailed') });
    toast({ title: t('staff.removed') });
    onClose();
  };
  return (
    <FormModal
      isOpen={member !== undefined}
      onClose={onClose}
      title={member && t('staff.removeTitle', { name: nameOf(member) })}
      submitLabel={t('staff.remove')}
      isDanger
      isBusy={isLoading}
      onSubmit={() => member && void submit(member)}
    >
      <p>{t('staff.removeText')}</p>
    </FormModal>
  );
}
