import { PageHead } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { CompanyCard } from '../company/company-card';
import { LegalPage } from '../legal/legal-page';
import { PRIVACY_LANGUAGES } from './privacy-languages';
import { PrivacyQuestions } from './privacy-questions';
import { PrivacySectionText } from './privacy-section-text';
import {
  GDPR_NOTICE,
  PRIVACY_COMPANY,
  PRIVACY_CONTENTS,
  PRIVACY_SECTIONS,
  PRIVACY_TITLE,
  PRIVACY_UPDATED,
} from './privacy-text';
import styles from './privacy-page.module.css';

/** The privacy policy: in English in every language of the shop, and marked so. */
export function PrivacyPage() {
  const { t, i18n } = useTranslation('pages');
  return (
    <>
      <PageHead
        title={t('privacy.pageTitle')}
        description={t('privacy.metaDescription')}
        canonicalPath="/privacy"
        languages={PRIVACY_LANGUAGES}
        type="article"
      />
      {i18n.language !== 'en' && <p className={styles.language}>{t('privacy.englishOnly')}</p>}
      <article lang="en" dir="ltr">
        <LegalPage
          title={PRIVACY_TITLE}
          updated={PRIVACY_UPDATED}
          notice={<p>{GDPR_NOTICE}</p>}
          company={<CompanyCard labels={PRIVACY_COMPANY} />}
          contentsLabel={PRIVACY_CONTENTS}
          sections={PRIVACY_SECTIONS.map((section) => ({
            ...section,
            content: <PrivacySectionText section={section} />,
          }))}
          questions={<PrivacyQuestions />}
        />
      </article>
    </>
  );
}
