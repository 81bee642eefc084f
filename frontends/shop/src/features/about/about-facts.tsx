import { useTranslation } from 'react-i18next';
import styles from './about-facts.module.css';

const FACTS = ['since', 'customers', 'compliance', 'support'] as const;

/** What the shop says of itself everywhere, on the front of the counter. */
export function AboutFacts() {
  const { t } = useTranslation('pages');
  return (
    <ul className={styles.facts}>
      {FACTS.map((fact) => (
        <li key={fact} className={styles.fact}>
          {t(`about.facts.${fact}`)}
        </li>
      ))}
    </ul>
  );
}
