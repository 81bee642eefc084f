import { useTranslation } from 'react-i18next';
import { ViewTab, ViewTabs } from '../../shared/list/view-tabs';
import { useAccountingState, VIEWS } from './use-accounting-state';

export function AccountingViews() {
  const { t } = useTranslation('adminAccounting');
  const { view, pathTo } = useAccountingState();
  return (
    <ViewTabs label={t('title')}>
      {VIEWS.map((each) => (
        <ViewTab key={each} to={pathTo({ view: each })} isCurrent={each === view} count={undefined}>
          {t(`views.${each}`)}
        </ViewTab>
      ))}
    </ViewTabs>
  );
}
