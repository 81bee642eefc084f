import { rightsOfRoles, type StaffRight } from '@kp/commerce';
import { Form, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../shared/use-rights';
import { useListStaffRolesByAdminQuery } from './staff-api';
import { useRoleWords } from './use-role-words';
import styles from './staff.module.css';

interface RolesFieldProps {
  /** Unless the form has it. */
  readonly initialValue?: readonly number[];
}

/** The field of a form: roles, with what they include together. Those that go beyond the giver's own rights are not offered. */
export function RolesField({ initialValue }: RolesFieldProps) {
  const { t } = useTranslation('adminPeople');
  const { may } = useRights();
  const { nameOf, descriptionOf } = useRoleWords();
  const { data: roles = [] } = useListStaffRolesByAdminQuery();
  const chosen = (Form.useWatch('roleIds') as number[] | undefined) ?? initialValue ?? [];
  const options = roles.map((role) => ({
    value: role.id,
    label: nameOf(role),
    disabled: !role.rights.every(may),
  }));
  const hintOf = (value: unknown) => {
    const role = roles.find(({ id }) => id === value);
    return role && descriptionOf(role);
  };
  return (
    <>
      <Form.Item
        name="roleIds"
        label={t('staff.rolesLabel')}
        {...(initialValue && { initialValue: [...initialValue] })}
        rules={[{ required: true, message: t('staff.chooseRole') }]}
      >
        <Select
          mode="multiple"
          options={options}
          optionFilterProp="label"
          optionRender={({ label, value }) => (
            <>
              {label} <small className={styles.optionHint}>{hintOf(value)}</small>
            </>
          )}
        />
      </Form.Item>
      <div className={styles.includes}>
        <div>{t('staff.includes')}</div>
        <RightList
          rights={rightsOfRoles(roles.filter(({ id }) => chosen.includes(id)))}
          label={t('staff.includes')}
        />
      </div>
    </>
  );
}

interface RightListProps {
  readonly rights: readonly StaffRight[];
  readonly label: string;
}

function RightList({ rights, label }: RightListProps) {
  const { rightName } = useRoleWords();
  return (
    <ul className={styles.rights} aria-label={label}>
      {rights.map((right) => (
        <li key={right}>{rightName(right)}</li>
      ))}
    </ul>
  );
}
