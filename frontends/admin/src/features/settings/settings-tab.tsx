import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRights } from '../../shared/use-rights';
import { sectionOf, sectionsFor } from '../../shared/settings-sections';
import { SECTIONS } from './sections';
import styles from './settings.module.css';

export function SettingsTab() {
  const { t } = useTranslation('adminSettings');
  const [parameters] = useSearchParams();
  const { may } = useRights();
  const current = sectionOf(parameters, sectionsFor(may));
  const Section = SECTIONS[current];
  return (
    <section aria-labelledby="section-title" className={styles.section}>
      <h2 id="section-title">{t(`sections.${current}`)}</h2>
      <p className={styles.hint}>{t(`hints.${current}`)}</p>
      <Section key={current} />
    </section>
  );
}
