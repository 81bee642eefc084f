import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './logo.module.css';

/** The mark: a ticket on the rail of the pass, checked. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to="/" className={styles.logo} aria-label={t('header.homeLink')}>
      <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" fill="none">
        <path d="M2 5h28" stroke="var(--steel)" strokeWidth="3" strokeLinecap="round" />
        <path
          d="M7 5h18v22l-3-2-3 2-3-2-3 2-3-2-3 2z"
          fill="var(--action)"
          stroke="var(--action)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="m11.5 14.5 3.3 3.5 6-7"
          stroke="var(--on-action)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span translate="no">{t('shop.name')}</span>
    </Link>
  );
}
