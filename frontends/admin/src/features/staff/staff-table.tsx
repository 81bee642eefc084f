import { useSession } from '@kp/client';
import { personName } from '@kp/commerce';
import { formatList } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { ShortDate } from '../../shared/short-date';
import type { Member } from './staff-api';
import { useRoleWords } from './use-role-words';

interface StaffTableProps {
  readonly members: readonly Member[];
  readonly onChangeRoles: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
}

export const nameOf = (member: Member) => personName(member);

export function StaffTable({ members, onChangeRoles, onRemove }: StaffTableProps) {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const { user } = useSession();
  const { nameOf: roleName } = useRoleWords();
  const isOwn = ({ id }: Member) => id === user?.id;
  const columns: DataColumn<Member>[] = [
    {
      key: 'name',
      title: t('staff.name'),
      isRowHeader: true,
      render: (member) => (
        <>
          <bdi>{nameOf(member)}</bdi> {isOwn(member) && <Tag>{t('staff.you')}</Tag>}
        </>
      ),
    },
    {
      key: 'email',
      onCard: 'fact',
      title: t('staff.email'),
      render: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
    {
      key: 'roles',
      onCard: 'fact',
      title: t('staff.rolesLabel'),
      render: ({ roles }) => formatList(roles.map(roleName), language),
    },
    {
      key: 'lastSeen',
      title: t('staff.lastSeen'),
      render: ({ lastSeenAt }) => (lastSeenAt ? <ShortDate iso={lastSeenAt} /> : t('staff.notSeen')),
    },
    {
      key: 'secondFactor',
      onCard: 'state',
      title: t('staff.secondFactor'),
      render: ({ hasSecondFactor }) =>
        hasSecondFactor ? <Tag color="success">{t('staff.on')}</Tag> : <Tag>{t('staff.off')}</Tag>,
    },
  ];
  return (
    <DataTable
      label={t('staff.title')}
      rows={members}
      keyOf={({ id }) => id}
      columns={columns}
      offer={{
        nameOf,
        // Another owner changes one's own row, so that owners cannot lock themselves out.
        actionsOf: (member) =>
          isOwn(member)
            ? []
            : [
                { key: 'role', label: t('staff.changeRole'), onClick: () => onChangeRoles(member) },
                { key: 'remove', label: t('staff.remove'), danger: true, onClick: () => onRemove(member) },
              ],
      }}
    />
  );
}
