import type { CompanyResponse } from '@kp/api-client/shop';
import { useProblemText } from '@kp/client';
import { ErrorPanel, SkeletonText } from '@kp/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './company-card.module.css';
import { useCompany } from './use-company';

/** What the facts are called; the page may be in one language only. */
export interface CompanyLabels {
  readonly heading: string;
  readonly name: string;
  readonly address: string;
  readonly vatNumber: string;
  readonly registrationNumber: string;
  readonly email: string;
  readonly phone: string;
}

/** Who runs the shop, as the law asks for it: printed like the label of a box. */
export function CompanyCard({ labels }: { readonly labels: CompanyLabels }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const headingId = useId();
  const { company, error, isFetching, refetch } = useCompany();
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h2 id={headingId} className={styles.heading}>
        {labels.heading}
      </h2>
      {company && <Facts company={company} labels={labels} />}
      {!company && !error && <SkeletonText lines={4} />}
      {!company && error && (
        <ErrorPanel title={t('errors.loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {textOf(error)}
        </ErrorPanel>
      )}
    </section>
  );
}

function Facts({ company, labels }: { company: CompanyResponse; labels: CompanyLabels }) {
  const town = [company.zipCode, company.city].filter(Boolean).join(' ');
  const address = [company.address, town, company.country].filter(Boolean).join(', ');
  const { name, vatNumber, registrationNumber, email, phone } = company;
  return (
    <dl className={styles.facts}>
      <Fact label={labels.name} value={name} />
      <Fact label={labels.address} value={address} />
      <Fact label={labels.vatNumber} value={vatNumber} />
      <Fact label={labels.registrationNumber} value={registrationNumber} />
      <Fact label={labels.email} value={email} href={`mailto:${email}`} />
      <Fact label={labels.phone} value={phone} href={`tel:${phone.replaceAll(' ', '')}`} />
    </dl>
  );
}

/** Numbers and addresses keep their direction in right-to-left languages. */
function Fact({ label, value, href }: { label: string; value: string; href?: string }) {
  if (!value) return null;
  return (
    <div className={styles.fact}>
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
