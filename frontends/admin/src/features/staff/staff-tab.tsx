import { type StaffMemberResponse, officeApi } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Button, Flex, LoadFailure } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InviteDialog } from './invite-dialog';
import { RemoveDialog } from './remove-dialog';
import { RoleDialog } from './role-dialog';
import { RoleTable } from './role-table';
import { StaffTable } from './staff-table';
import styles from './staff.module.css';

type Opened = { readonly dialog: 'role' | 'remove'; readonly member: StaffMemberResponse };

export function StaffTab() {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const query = officeApi.useListStaffByAdminQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: members, error } = query;
  const [isInviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const memberOf = (dialog: Opened['dialog']) => (opened?.dialog === dialog ? opened.member : undefined);
  const close = () => setOpened(undefined);
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h2 className={styles.title}>{t('staff.title')}</h2>
        <Button type="primary" onClick={() => setInviting(true)}>
          {t('staff.invite')}
        </Button>
      </Flex>
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
          onChangeRole={(member) => setOpened({ dialog: 'role', member })}
          onRemove={(member) => setOpened({ dialog: 'remove', member })}
        />
      )}
      <RoleTable />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <RoleDialog member={memberOf('role')} onClose={close} />
      <RemoveDialog member={memberOf('remove')} onClose={close} />
    </Flex>
  );
}
