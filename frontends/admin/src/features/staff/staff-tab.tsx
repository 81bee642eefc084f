import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { ViewTab, ViewTabs } from '../../shared/list/view-tabs';
import { useRights } from '../../shared/use-rights';
import { Members } from './members';
import { Roles } from './roles';

export function StaffTab() {
  const { t } = useTranslation('adminPeople');
  const [parameters] = useSearchParams();
  const { may } = useRights();
  const isRoles = may('roles') && parameters.get('view') === 'roles';
  return (
    <>
      <h2>{t('staff.title')}</h2>
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
