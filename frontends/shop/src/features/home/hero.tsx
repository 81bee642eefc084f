import { ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { QuoteButton } from '../../shared/quote/quote-dialog';
import { PassPicture } from '../../shared/pass-picture';
import styles from './hero.module.css';

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('home.heroTitle')}</h1>
        <p className={styles.text}>{t('home.heroText')}</p>
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
