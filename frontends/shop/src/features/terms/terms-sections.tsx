import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCompany } from '../company/use-company';
import type { LegalSection } from '../legal/legal-page';

/** The numbered sections, in their order. */
export function useTermsSections(): LegalSection[] {
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
  return (Object.keys(sections) as (keyof typeof sections)[]).map((id, place) => ({
    id,
    title: t('numbered', { number: place + 1, title: t(`terms.${id}.title`) }),
    content: sections[id],
  }));
}

function paragraphs(...texts: readonly string[]): ReactNode {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** What the site is for: marketplace, loyalty, payments. */
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
