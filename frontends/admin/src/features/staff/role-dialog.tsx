import { type StaffMemberResponse, officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import type { StaffRole } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { RoleField } from './role-table';
import { nameOf } from './staff-table';

interface RoleDialogProps {
  /** None closes the dialog. */
  readonly member: StaffMemberResponse | undefined;
  readonly onClose: () => void;
}

export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const { t } = useTranslation('adminPeople');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [setRole, { isLoading }] = officeApi.useSetStaffRoleByAdminMutation();
  const submit = async ({ id: userId }: StaffMemberResponse, role: StaffRole) => {
    const { error } = await setRole({ userId, setStaffRoleRequest: { role } });
    if (error) return void failure.show(error, { title: t('staff.roleFailed') });
    toast({ title: t('staff.roleChanged') });
    onClose();
  };
  return (
    <FormModal<{ role: StaffRole }>
      isOpen={member !== undefined}
      onClose={onClose}
      title={member && t('staff.roleOf', { name: nameOf(member) })}
      submitLabel={t('staff.changeRole')}
      isBusy={isLoading}
      onSubmit={({ role }) => member && void submit(member, role)}
    >
      {member && <RoleField initialValue={member.role} />}
    </FormModal>
  );
}
