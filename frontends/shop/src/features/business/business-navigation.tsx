import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SupportButton } from '../support/support-button';
import styles from './business-navigation.module.css';

/** The page's own header: whose page it is, and where else to go. */
export function BusinessNavigation() {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('b2b.navigation')} className={styles.strip}>
      <div className={styles.column}>
        <Link to="/" className={styles.brand}>
          <img src="/assets/public/icon.svg" alt="" width={28} height={28} />
          {t('b2b.brand')}
        </Link>
        <ul className={styles.links}>
          <li>
            <Link to="/products">{t('b2b.links.products')}</Link>
          </li>
          <li>
            <Link to="/about">{t('b2b.links.about')}</Link>
          </li>
          <li>
            <SupportButton>{t('b2b.links.support')}</SupportButton>
          </li>
          <li>
            <Link to="/">{t('b2b.links.home')}</Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}
