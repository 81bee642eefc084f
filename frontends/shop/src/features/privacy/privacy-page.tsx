import { PageHead } from '@kp/client';
import { STORED_DATA } from '@kp/client/storage';
import { useTranslation } from 'react-i18next';
import { CompanyCard, LegalPage, useCompany } from '../../shared/legal-page';
import { SupportLink } from '../../shared/support-link';
import { PRIVACY_LANGUAGES } from './privacy-languages';
import {
  GDPR_NOTICE,
  PRIVACY_COMPANY,
  PRIVACY_CONTENTS,
  PRIVACY_EMAIL,
  PRIVACY_EMAIL_SUBJECT,
  PRIVACY_QUESTIONS,
  PRIVACY_SECTIONS,
  PRIVACY_SUPPORT,
  PRIVACY_TITLE,
  PRIVACY_UPDATED,
  STORED_CAPTION,
  STORED_HEADS,
  type PrivacySection,
} from './privacy-text';
import styles from './privacy-page.module.css';
import { OwnPage } from '../../shared/own-page/own-page';

export function PrivacyPage() {
  return <OwnPage slug="privacy" standard={<StandardPrivacyPage />} />;
}

function StandardPrivacyPage() {
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

function PrivacySectionText({ section }: { readonly section: PrivacySection }) {
  const { id, paragraphs, points, closing } = section;
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {id === STORAGE_SECTION && <StoredDataTable />}
      {closing && <p>{closing}</p>}
    </>
  );
}

const STORAGE_SECTION = 'how-we-process';

function StoredDataTable() {
  return (
    <div className={styles.scroll} role="region" aria-label={STORED_CAPTION} tabIndex={0}>
      <table className={styles.stored}>
        <caption>{STORED_CAPTION}</caption>
        <thead>
          <tr>
            {STORED_HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STORED_DATA.map(({ name, purpose, lifetime }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PrivacyQuestions() {
  const { company } = useCompany();
  const subject = encodeURIComponent(PRIVACY_EMAIL_SUBJECT);
  return (
    <>
      <p>{PRIVACY_QUESTIONS}</p>
      <SupportLink>{PRIVACY_SUPPORT}</SupportLink>
      {company?.email && <a href={`mailto:${company.email}?subject=${subject}`}>{PRIVACY_EMAIL}</a>}
    </>
  );
}
