import { ROLE_RIGHTS, STAFF_RIGHTS, STAFF_ROLES, type StaffRight, type StaffRole } from '@kp/commerce';
import { Flex, Form, Select, useMediaQuery } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable, NARROW_SCREEN } from '../../shared/list/data-table';
import styles from './staff.module.css';

interface RightRow {
  readonly right: StaffRight;
}

const ROWS: readonly RightRow[] = STAFF_RIGHTS.map((right) => ({ right }));

export function RoleTable() {
  const { t } = useTranslation('adminPeople');
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  return (
    <Flex vertical gap="small" component="section">
      <h3 className={styles.subtitle}>{t('staff.rightsTitle')}</h3>
      {isNarrow ? (
        STAFF_ROLES.map((role) => (
          <div key={role}>
            <h4 className={styles.role}>{t(`staff.roles.${role}`)}</h4>
            <RightList role={role} label={t(`staff.roles.${role}`)} />
          </div>
        ))
      ) : (
        <RightTable />
      )}
    </Flex>
  );
}

function RightTable() {
  const { t } = useTranslation('adminPeople');
  const nameOf = useRightName();
  const columns: DataColumn<RightRow>[] = [
    { key: 'right', title: t('staff.right'), isRowHeader: true, render: ({ right }) => nameOf(right) },
    ...STAFF_ROLES.map((role) => ({
      key: role,
      title: t(`staff.roles.${role}`),
      render: ({ right }: RightRow) => (ROLE_RIGHTS[role].includes(right) ? t('staff.yes') : '—'),
    })),
  ];
  return (
    <DataTable
      isPlain
      label={t('staff.rightsTitle')}
      rows={ROWS}
      keyOf={({ right }) => right}
      columns={columns}
    />
  );
}

function RightList({ role, label }: { readonly role: StaffRole; readonly label: string }) {
  const nameOf = useRightName();
  return (
    <ul className={styles.rights} aria-label={label}>
      {ROLE_RIGHTS[role].map((right) => (
        <li key={right}>{nameOf(right)}</li>
      ))}
    </ul>
  );
}

/** The field of a form, with what the chosen role includes. */
export function RoleField({ initialValue }: { readonly initialValue: StaffRole }) {
  const { t } = useTranslation('adminPeople');
  const chosen = (Form.useWatch('role') as StaffRole | undefined) ?? initialValue;
  const options = STAFF_ROLES.map((value) => ({ value, label: t(`staff.roles.${value}`) }));
  return (
    <>
      <Form.Item name="role" label={t('staff.role')} initialValue={initialValue}>
        <Select options={options} />
      </Form.Item>
      <div className={styles.includes}>
        <div>{t('staff.includes')}</div>
        <RightList role={chosen} label={t('staff.includes')} />
      </div>
    </>
  );
}

/** Keys of texts cannot contain the colon of `orders:read`. */
function useRightName(): (right: StaffRight) => string {
  const { t } = useTranslation('adminPeople');
  return (right) => t(`staff.rights.${right === 'orders:read' ? 'ordersRead' : right}`);
}
