import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Button, Flex, LoadFailure } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InviteDialog } from './invite-dialog';
import { RemoveDialog } from './remove-dialog';
import { RolesDialog } from './roles-dialog';
import { type Member, useListStaffByAdminQuery } from './staff-api';
import { StaffTable } from './staff-table';
import styles from './staff.module.css';

type Opened = { readonly dialog: 'roles' | 'remove'; readonly member: Member };

export function Members() {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const query = useListStaffByAdminQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData: members, error } = query;
  const [isInviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const memberOf = (dialog: Opened['dialog']) => (opened?.dialog === dialog ? opened.member : undefined);
  const close = () => setOpened(undefined);
  return (
    <Flex vertical gap="middle">
      <Button type="primary" className={styles.add} onClick={() => setInviting(true)}>
        {t('staff.invite')}
      </Button>
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
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      <RolesDialog member={memberOf('roles')} onClose={close} />
      <RemoveDialog member={memberOf('remove')} onClose={close} />
    </Flex>
  );
}
