import { useTranslation } from 'react-i18next';
import { useCompany } from '../company/use-company';
import { SupportButton } from '../support/support-button';

/** Whom to ask: support, and the data protection officer by e-mail. */
export function TermsQuestions() {
  const { t } = useTranslation('pages');
  const { company } = useCompany();
  const subject = encodeURIComponent(t('terms.officerSubject'));
  return (
    <>
      <p>{t('terms.questions')}</p>
      <SupportButton>{t('terms.support')}</SupportButton>
      {company?.email && <a href={`mailto:${company.email}?subject=${subject}`}>{t('terms.officer')}</a>}
    </>
  );
}
