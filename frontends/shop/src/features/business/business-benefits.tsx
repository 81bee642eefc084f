import { useTranslation } from 'react-i18next';
import { PageSection } from '../page-parts/page-section';
import styles from './business-benefits.module.css';

const BENEFITS = ['efficiency', 'savings', 'support', 'scalability'] as const;

/** What a business gets out of it, as a docket. */
export function BusinessBenefits() {
  const { t } = useTranslation('pages');
  return (
    <PageSection heading={t('b2b.benefitsTitle')}>
      <dl className={styles.docket}>
        {BENEFITS.map((benefit) => (
          <div key={benefit} className={styles.entry}>
            <dt className={styles.title}>{t(`b2b.benefits.${benefit}.title`)}</dt>
            <dd className={styles.text}>{t(`b2b.benefits.${benefit}.text`)}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
