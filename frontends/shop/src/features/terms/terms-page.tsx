import { PageHead } from '@kp/client';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { CompanyCard } from '../company/company-card';
import { LegalPage } from '../legal/legal-page';
import { TERMS_UPDATED_AT } from '../legal/updated-at';
import { TermsQuestions } from './terms-questions';
import { useTermsSections } from './terms-sections';

/** The terms that apply to visits and orders. */
export function TermsPage() {
  const { t } = useTranslation('pages');
  const { date } = useFormats();
  const sections = useTermsSections();
  return (
    <>
      <PageHead
        title={t('terms.pageTitle')}
        description={t('terms.metaDescription')}
        canonicalPath="/terms"
        type="article"
      />
      <LegalPage
        title={t('terms.title')}
        updated={t('lastUpdated', { date: date(TERMS_UPDATED_AT) })}
        company={
          <CompanyCard
            labels={{
              heading: t('terms.companyTitle'),
              name: t('terms.company.name'),
              address: t('terms.company.address'),
              vatNumber: t('terms.company.vatNumber'),
              registrationNumber: t('terms.company.registrationNumber'),
              email: t('terms.company.email'),
              phone: t('terms.company.phone'),
            }}
          />
        }
        contentsLabel={t('contents')}
        sections={sections}
        questions={<TermsQuestions />}
      />
    </>
  );
}
