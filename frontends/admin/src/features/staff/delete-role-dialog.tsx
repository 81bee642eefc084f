import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { type Role, useDeleteStaffRoleByAdminMutation } from './staff-api';
import { useRoleWords } from './use-role-words';

interface DeleteRoleDialogProps {
  /** None closes the dialog. */
  readonly role: Role | undefined;
  readonly onClose: () => void;
}

export function DeleteRoleDialog({ role, onClose }: DeleteRoleDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const { nameOf } = useRoleWords();
  const failure = useRequestFailure();
  const [remove, { isLoading }] = useDeleteStaffRoleByAdminMutation();
  const submit = async ({ id }: Role) => {
    const { error } = await remove({ id });
    if (error) return void failure.show(error, { title: t('staff.roleDeleteFailed') });
    toast({ title: t('staff.roleDeleted') });
    onClose();
  };
  return (
    <FormModal
      isOpen={role !== undefined}
      onClose={onClose}
      title={role && t('staff.deleteRoleTitle', { name: nameOf(role) })}
      submitLabel={t('staff.deleteRole')}
      isDanger
      isBusy={isLoading}
      onSubmit={() => role && void submit(role)}
    >
      <p>{t('staff.deleteRoleText')}</p>
    </FormModal>
  );
}
