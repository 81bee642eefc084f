import { ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { QuoteButton } from '../quote/quote-button';
import { PassPicture } from './pass-picture';
import { ProductSearch } from './product-search';
import styles from './hero.module.css';

/** What the shop is in one sentence, and the search at once. */
export function Hero() {
  const { t } = useTranslation('shop');
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('home.heroTitle')}</h1>
        <p className={styles.text}>{t('home.heroText')}</p>
        <ProductSearch />
        <div className={styles.actions}>
          <ButtonLink to="/products" variant="primary" size="large">
            {t('home.shopNow')}
          </ButtonLink>
          <QuoteButton size="large" />
        </div>
      </div>
      <PassPicture />
    </div>
  );
}
