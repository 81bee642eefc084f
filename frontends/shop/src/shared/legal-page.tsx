import { shopApi, type CompanyResponse } from '@kp/api-client/shop';
import { useRequestFailure } from '@kp/client';
import { ErrorPanel, Page, SkeletonText } from '@kp/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './legal-page.module.css';

export interface LegalSection {
  /** Anchor in the URL. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface LegalPageProps {
  readonly title: string;
  readonly updated: string;
  readonly notice?: ReactNode;
  readonly company: ReactNode;
  readonly contentsLabel: string;
  readonly sections: readonly LegalSection[];
  readonly questions: ReactNode;
}

export function LegalPage(props: LegalPageProps) {
  const { title, updated, notice, company, contentsLabel, sections, questions } = props;
  const contentsId = useId();
  return (
    <Page className={styles.page}>
      <header className={styles.hero}>
        <h1>{title}</h1>
        <p className={styles.updated}>{updated}</p>
        {notice}
      </header>
      <nav aria-labelledby={contentsId} className={styles.contents} data-print="hidden">
        <h2 id={contentsId} className={styles.contentsHeading}>
          {contentsLabel}
        </h2>
        <ol className={styles.links}>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {company}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className={styles.section}>
            <h2 id={section.id}>{section.title}</h2>
            {section.content}
          </section>
        ))}
        <footer className={styles.questions}>{questions}</footer>
      </div>
    </Page>
  );
}

/** Labels as props, because the privacy policy is in English only. */
export interface CompanyLabels {
  readonly heading: string;
  readonly name: string;
  readonly address: string;
  readonly vatNumber: string;
  readonly registrationNumber: string;
  readonly email: string;
  readonly phone: string;
}

export function CompanyCard({ labels }: { readonly labels: CompanyLabels }) {
  const { t } = useTranslation();
  const failure = useRequestFailure();
  const headingId = useId();
  const { company, ...query } = useCompany();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {labels.heading}
      </h2>
      {company && <CompanyDetails company={company} labels={labels} />}
      {!company && !query.error && <SkeletonText lines={4} />}
      {!company && query.error && <ErrorPanel {...failure.panel(query, t('errors.loadFailed'))} />}
    </section>
  );
}

function CompanyDetails({ company, labels }: { company: CompanyResponse; labels: CompanyLabels }) {
  const town = [company.zipCode, company.city].filter(Boolean).join(' ');
  const address = [company.address, town, company.country].filter(Boolean).join(', ');
  const { name, vatNumber, registrationNumber, email, phone } = company;
  return (
    <dl className={styles.details}>
      <Detail label={labels.name} value={name} />
      <Detail label={labels.address} value={address} />
      <Detail label={labels.vatNumber} value={vatNumber} />
      <Detail label={labels.registrationNumber} value={registrationNumber} />
      <Detail label={labels.email} value={email} href={`mailto:${email}`} />
      <Detail label={labels.phone} value={phone} href={`tel:${phone.replaceAll(' ', '')}`} />
    </dl>
  );
}

/** Numbers and email addresses keep their direction in right-to-left languages. */
function Detail({ label, value, href }: { label: string; value: string; href?: string }) {
  if (!value) return null;
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd>
        {href ? (
          <a href={href}>
            <bdi>{value}</bdi>
          </a>
        ) : (
          <bdi>{value}</bdi>
        )}
      </dd>
    </div>
  );
}

/** The shell loads the config with every page, so it is not refetched here. */
export function useCompany() {
  const { data, error, isFetching, refetch } = shopApi.useGetConfigQuery(undefined, {
    refetchOnMountOrArgChange: false,
  });
  return { company: data?.company, error, isFetching, refetch };
}
