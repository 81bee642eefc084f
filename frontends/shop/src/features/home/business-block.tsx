import { useTranslation } from 'react-i18next';
import { HomeSection } from './home-section';
import { QuoteLink, useQuoteEmail } from './quote-link';
import styles from './business-block.module.css';

/** What businesses get beyond the shop, as a docket, and the way to a quote. */
export function BusinessBlock() {
  const { t } = useTranslation('shop');
  const email = useQuoteEmail();
  return (
    <HomeSection heading={t('home.businessTitle')} ground="steel">
      <div className={styles.block}>
        <div className={styles.words}>
          <p className={styles.text}>{t('home.businessText')}</p>
          <p>
            <QuoteLink variant="primary" size="large" />
          </p>
          {email && <p className={styles.note}>{t('home.quoteNote', { email })}</p>}
        </div>
        <ul className={styles.docket}>
          <Entry title={t('home.businessPricing')} text={t('home.businessPricingText')} />
          <Entry title={t('home.businessManager')} text={t('home.businessManagerText')} />
          <Entry title={t('home.businessQuote')} text={t('home.businessQuoteText')} />
        </ul>
      </div>
    </HomeSection>
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
