import { Flex, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { ViewTab, ViewTabs } from '../../shared/list/view-tabs';
import { useRights } from '../../shared/use-rights';
import { Members } from './members';
import { Roles } from './roles';
import styles from './staff.module.css';

export function StaffTab() {
  const { t } = useTranslation('adminPeople');
  const [parameters] = useSearchParams();
  const { may } = useRights();
  const isRoles = may('roles') && parameters.get('view') === 'roles';
  const isEditing = parameters.has(isRoles ? 'open' : 'edit');
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" className={styles.head}>
        <h2>{t('staff.title')}</h2>
        {!isEditing && (
          <LinkButton
            type="primary"
            to={adminPath('staff', isRoles ? { view: 'roles', open: 'new' } : { edit: 'new' })}
          >
            {t(isRoles ? 'staff.newRole' : 'staff.invite')}
          </LinkButton>
        )}
      </Flex>
      {may('roles') && (
        <ViewTabs label={t('staff.title')}>
          <ViewTab to={adminPath('staff')} isCurrent={!isRoles} count={undefined}>
            {t('staff.members')}
          </ViewTab>
          <ViewTab to={adminPath('staff', { view: 'roles' })} isCurrent={isRoles} count={undefined}>
            {t('staff.rolesLabel')}
          </ViewTab>
        </ViewTabs>
      )}
      {isRoles ? <Roles /> : <Members />}
    </>
  );
}
