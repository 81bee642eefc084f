import { useTranslation } from 'react-i18next';
import { PageSection } from '../page-parts/page-section';
import styles from './about-story.module.css';

const PARTS = ['beginning', 'growth', 'today'] as const;

/** How the shop came about. */
export function AboutStory() {
  const { t } = useTranslation('pages');
  return (
    <PageSection heading={t('about.storyTitle')}>
      <div className={styles.story}>
        {PARTS.map((part) => (
          <p key={part}>{t(`about.story.${part}`)}</p>
        ))}
      </div>
    </PageSection>
  );
}
