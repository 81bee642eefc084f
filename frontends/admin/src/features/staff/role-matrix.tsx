import { RIGHT_AREAS, type RightArea, type StaffRight } from '@kp/commerce';
import { Icon, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { type Role } from './staff-api';
import { useRoleWords } from './use-role-words';
import styles from './staff.module.css';

const AREAS = Object.entries(RIGHT_AREAS) as [RightArea, readonly StaffRight[]][];

/** All rights by area, and which role includes which. */
export function RoleMatrix({ roles }: { readonly roles: readonly Role[] }) {
  const { t } = useTranslation('adminPeople');
  const { nameOf, rightName } = useRoleWords();
  return (
    <div>
      <h3 id="rights-title" className={styles.subtitle}>
        {t('staff.rightsTitle')}
      </h3>
      <div role="region" aria-labelledby="rights-title" tabIndex={0} className={styles.region}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('staff.right')}</th>
              {roles.map((role) => (
                <th key={role.id} scope="col">
                  <bdi>{nameOf(role)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          {AREAS.map(([area, rights]) => (
            <tbody key={area}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1} className={styles.area}>
                  {t(`staff.areas.${area}`)}
                </th>
              </tr>
              {rights.map((right) => (
                <tr key={right}>
                  <th scope="row">{rightName(right)}</th>
                  {roles.map((role) => (
                    <td key={role.id}>
                      <Included isOn={role.rights.includes(right)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

function Included({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTranslation('adminPeople');
  if (!isOn) return <span className={styles.without}>—</span>;
  return (
    <>
      <Icon name="check" className={styles.with} />
      <VisuallyHidden>{t('staff.yes')}</VisuallyHidden>
    </>
  );
}
