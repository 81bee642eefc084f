import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Flex, LoadFailure } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { Invitation } from './invitation';
import { RemoveDialog } from './remove-dialog';
import { RolesDialog } from './roles-dialog';
import { type Member, useListStaffByAdminQuery } from './staff-api';
import { StaffTable } from './staff-table';

type Opened = { readonly dialog: 'roles' | 'remove'; readonly member: Member };

const LIST_PATH = adminPath('staff');

/** The list, or the invitation of somebody new. */
export function Members() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  if (parameters.get('edit') !== 'new') return <MemberList />;
  return <Invitation listPath={LIST_PATH} onClose={() => void navigate(LIST_PATH)} />;
}

function MemberList() {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const query = useListStaffByAdminQuery();
  const { currentData: members, error } = query;
  const [opened, setOpened] = useState<Opened>();
  const memberOf = (dialog: Opened['dialog']) => (opened?.dialog === dialog ? opened.member : undefined);
  const close = () => setOpened(undefined);
  return (
    <Flex vertical gap="middle">
      {!members && error && <LoadFailure {...failure.panel(query, t('staff.failed'))} />}
      {!members && !error && (
        <>
          <VisuallyHidden role="status">{t('staff.loading')}</VisuallyHidden>
          <SkeletonText lines={6} />
        </>
      )}
      {members && (
        <StaffTable
          members={members}
          onChangeRoles={(member) => setOpened({ dialog: 'roles', member })}
          onRemove={(member) => setOpened({ dialog: 'remove', member })}
        />
      )}
      <RolesDialog member={memberOf('roles')} onClose={close} />
      <RemoveDialog member={memberOf('remove')} onClose={close} />
    </Flex>
  );
}
