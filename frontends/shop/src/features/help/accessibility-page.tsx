import { useTranslation } from 'react-i18next';
import { useCompany } from '../../shared/legal-page';
import { HelpPage } from './help-page';

export function AccessibilityPage() {
  const { t } = useTranslation('law');
  const { company } = useCompany();
  return (
    <HelpPage
      path="/accessibility"
      title={t('accessibility.title')}
      intro={t('accessibility.intro', { company: company?.name ?? '' })}
      sections={[
        { title: t('accessibility.stateTitle'), content: <p>{t('accessibility.state')}</p> },
        { title: t('accessibility.limitsTitle'), content: <p>{t('accessibility.limits')}</p> },
        {
          title: t('accessibility.feedbackTitle'),
          content: (
            <p>
              {t('accessibility.feedback')}{' '}
              {company && <a href={`mailto:${company.email}`}>{company.email}</a>}
            </p>
          ),
        },
        { title: t('accessibility.enforcementTitle'), content: <p>{t('accessibility.enforcement')}</p> },
      ]}
    />
  );
}
