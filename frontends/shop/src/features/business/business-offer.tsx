import { useTranslation } from 'react-i18next';
import { QuoteButton } from '../quote/quote-button';
import styles from './business-offer.module.css';

/** What it is about, on a docket, with the way to a quote. */
export function BusinessOffer() {
  const { t } = useTranslation('pages');
  return (
    <div className={styles.docket}>
      <p className={styles.text}>{t('b2b.intro')}</p>
      <QuoteButton variant="primary" size="large" />
    </div>
  );
}
