import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { RolesField } from './roles-field';
import { type Member, useSetStaffRolesByAdminMutation } from './staff-api';
import { nameOf } from './staff-table';

interface RolesDialogProps {
  /** None closes the dialog. */
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

export function RolesDialog({ member, onClose }: RolesDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [setRoles, { isLoading }] = useSetStaffRolesByAdminMutation();
  const submit = async ({ id: userId }: Member, roleIds: number[]) => {
    const { error } = await setRoles({ userId, setStaffRolesRequest: { roleIds } });
    if (error) return void failure.show(error, { title: t('staff.roleFailed') });
    toast({ title: t('staff.roleChanged') });
    onClose();
  };
  return (
    <FormModal<{ roleIds: number[] }>
      isOpen={member !== undefined}
      onClose={onClose}
      title={member && t('staff.roleOf', { name: nameOf(member) })}
      submitLabel={t('staff.changeRole')}
      isBusy={isLoading}
      onSubmit={({ roleIds }) => member && void submit(member, roleIds)}
    >
      {member && <RolesField initialValue={member.roles.map(({ id }) => id)} />}
    </FormModal>
  );
}
