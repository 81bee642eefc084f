import { RIGHT_AREAS, type RightArea, type StaffRight } from '@kp/commerce';
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
                    <td key={role.id}>{role.rights.includes(right) ? t('staff.yes') : '—'}</td>
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
