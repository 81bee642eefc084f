import { Badge } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { PageSection } from '../page-parts/page-section';
import styles from './testimonials.module.css';

const SAMPLES = ['restaurant', 'hotel', 'cafe'] as const;

/** Three fixed texts; each says that it is a sample. */
export function Testimonials() {
  const { t } = useTranslation('shop');
  return (
    <PageSection heading={t('home.testimonialsTitle')} aside={<Badge>{t('home.testimonialsSample')}</Badge>}>
      <ul className={styles.list}>
        {SAMPLES.map((sample) => (
          <li key={sample}>
            <figure className={styles.testimonial}>
              <blockquote className={styles.text}>{t(`home.testimonials.${sample}.text`)}</blockquote>
              <figcaption className={styles.source}>
                <strong className={styles.name}>{t(`home.testimonials.${sample}.name`)}</strong>
                {t(`home.testimonials.${sample}.place`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
