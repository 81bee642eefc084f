import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuoteButton } from '../quote/quote-button';
import { PageSection } from '../page-parts/page-section';
import styles from './business-block.module.css';

/** What businesses get beyond the shop, as a docket, and the way to a quote. */
export function BusinessBlock() {
  const { t } = useTranslation('shop');
  return (
    <PageSection heading={t('home.businessTitle')} ground="steel">
      <div className={styles.block}>
        <div className={styles.words}>
          <p className={styles.text}>{t('home.businessText')}</p>
          <p className={styles.ways}>
            <QuoteButton variant="primary" size="large" />
            <Link to="/b2b">{t('home.businessMore')}</Link>
          </p>
        </div>
        <ul className={styles.docket}>
          <Entry title={t('home.businessPricing')} text={t('home.businessPricingText')} />
          <Entry title={t('home.businessManager')} text={t('home.businessManagerText')} />
          <Entry title={t('home.businessQuote')} text={t('home.businessQuoteText')} />
        </ul>
      </div>
    </PageSection>
  );
}

function Entry({ title, text }: { title: string; text: string }) {
  return (
    <li className={styles.entry}>
      <strong>{title}</strong>
      <span className={styles.note}>{text}</span>
    </li>
  );
}
