import { PageHead } from '@kp/client';
import { TERMS_UPDATED_AT } from '@kp/commerce/terms';
import { useFormats } from '@kp/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CompanyCard, LegalPage, useCompany, type LegalSection } from '../../shared/legal-page';
import { SupportLink } from '../../shared/support-link';
import { OwnPage } from '../../shared/own-page/own-page';

export function TermsPage() {
  return <OwnPage slug="terms" standard={<StandardTermsPage />} />;
}

function StandardTermsPage() {
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

function useTermsSections(): LegalSection[] {
  const { t } = useTranslation('pages');
  const { t: common } = useTranslation();
  const { company } = useCompany();
  const name = company?.name ?? common('shop.name');
  const sections = {
    introduction: paragraphs(t('terms.introduction.scope', { company: name }), t('terms.introduction.free')),
    purpose: <Purposes />,
    property: paragraphs(t('terms.property.ownership'), t('terms.property.use')),
    usage: paragraphs(t('terms.usage.duties'), t('terms.usage.limits')),
    liability: paragraphs(
      t('terms.liability.accuracy'),
      t('terms.liability.availability'),
      t('terms.liability.law'),
    ),
    modifications: paragraphs(t('terms.modifications.changes'), t('terms.modifications.orders')),
    jurisdiction: paragraphs(t('terms.jurisdiction.law'), t('terms.jurisdiction.courts')),
    privacy: (
      <>
        <p>{t('terms.privacy.gdpr')}</p>
        <p>
          <Link to="/privacy">{t('terms.privacy.link')}</Link>
        </p>
      </>
    ),
  };
  return (Object.keys(sections) as (keyof typeof sections)[]).map((id, index) => ({
    id,
    title: t('numbered', { number: index + 1, title: t(`terms.${id}.title`) }),
    content: sections[id],
  }));
}

function paragraphs(...texts: readonly string[]): ReactNode {
  return texts.map((text) => <p key={text}>{text}</p>);
}

function Purposes() {
  const { t } = useTranslation('pages');
  return (
    <>
      <p>{t('terms.purpose.lead')}</p>
      <dl>
        {(['marketplace', 'loyalty', 'payments'] as const).map((purpose) => (
          <div key={purpose}>
            <dt>{t(`terms.purpose.${purpose}.title`)}</dt>
            <dd>{t(`terms.purpose.${purpose}.text`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function TermsQuestions() {
  const { t } = useTranslation('pages');
  const { company } = useCompany();
  const subject = encodeURIComponent(t('terms.officerSubject'));
  return (
    <>
      <p>{t('terms.questions')}</p>
      <SupportLink>{t('terms.support')}</SupportLink>
      {company?.email && <a href={`mailto:${company.email}?subject=${subject}`}>{t('terms.officer')}</a>}
    </>
  );
}
