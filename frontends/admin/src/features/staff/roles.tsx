import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { NotLoaded } from '../../shared/not-loaded';
import { adminPath } from '../../shared/admin-path';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { DeleteRoleDialog } from './delete-role-dialog';
import { RoleEditor } from './role-editor';
import { RoleMatrix } from './role-matrix';
import { type Role, useListStaffRolesByAdminQuery } from './staff-api';
import { useRoleWords } from './use-role-words';
import styles from './staff.module.css';

const pathOf = (changes: { readonly open?: number | string; readonly copy?: number } = {}) =>
  adminPath('staff', { view: 'roles', ...changes });

/** What the roles of the shop include; `open` and `copy` of the address say which one is edited. */
export function Roles() {
  const { t } = useTranslation('adminPeople');
  const { number } = useFormats();
  const { nameOf, descriptionOf } = useRoleWords();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const query = useListStaffRolesByAdminQuery();
  const [deleting, setDeleting] = useState<Role>();
  const { data: roles } = query;
  if (!roles) return <NotLoaded query={query} failed={t('staff.rolesFailed')} lines={6} />;

  const roleOf = (name: 'open' | 'copy') => roles.find(({ id }) => String(id) === parameters.get(name));
  const columns: DataColumn<Role>[] = [
    {
      key: 'name',
      title: t('staff.role'),
      isRowHeader: true,
      render: (role) => <bdi>{nameOf(role)}</bdi>,
    },
    {
      key: 'description',
      onCard: 'fact',
      title: t('staff.roleDescription'),
      render: (role) => <bdi>{descriptionOf(role)}</bdi>,
    },
    {
      key: 'members',
      onCard: 'state',
      isTitled: true,
      title: t('staff.members'),
      align: 'end',
      render: ({ members }) => number(members),
    },
    {
      key: 'rights',
      onCard: 'fact',
      isTitled: true,
      title: t('staff.rightsLabel'),
      align: 'end',
      render: ({ rights }) => number(rights.length),
    },
  ];
  if (parameters.get('open') === 'new' || roleOf('open')) {
    return (
      <RoleEditor
        role={roleOf('open')}
        roles={roles}
        model={roleOf('copy')}
        listPath={pathOf()}
        onClose={() => void navigate(pathOf())}
      />
    );
  }
  return (
    <Flex vertical gap="middle" className={styles.roles}>
      <DataTable
        isPlain
        label={t('staff.rolesLabel')}
        rows={roles}
        keyOf={({ id }) => id}
        columns={columns}
        offer={{
          nameOf,
          pathOf: ({ id }) => pathOf({ open: id }),
          openLabel: t('staff.openRole'),
          actionsOf: (role) => [
            {
              key: 'copy',
              label: t('staff.copyRole'),
              onClick: () => void navigate(pathOf({ open: 'new', copy: role.id })),
            },
            ...(role.preset === 'owner' || role.members > 0
              ? []
              : [
                  {
                    key: 'delete',
                    label: t('staff.deleteRole'),
                    danger: true,
                    onClick: () => setDeleting(role),
                  },
                ]),
          ],
        }}
      />
      <RoleMatrix roles={roles} />
      <DeleteRoleDialog role={deleting} onClose={() => setDeleting(undefined)} />
    </Flex>
  );
}
