import { useBrandTexts, usePageSite } from '@kp/client';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { QuoteButton } from '../../shared/quote/quote-dialog';
import { PassPicture } from '../../shared/pass-picture';
import styles from './hero.module.css';

export function Hero() {
  const { t } = useTranslation(['home', 'common']);
  const texts = useBrandTexts();
  const hasSamples = hasSampleContent();
  const title = texts?.heroTitle || t(hasSamples ? 'home.heroTitle' : 'common:shop.name');
  const text = texts?.heroText || (hasSamples ? t('home.heroText') : '');
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          <ButtonLink to="/products" variant="primary" size="large">
            {t('home.shopNow')}
          </ButtonLink>
          <QuoteButton size="large" />
        </div>
      </div>
      <HeroPicture />
    </div>
  );
}

/** Of a shop with neither a picture nor the demo's content the words alone. */
function HeroPicture() {
  const { brand } = usePageSite();
  if (!brand?.heroPicture) return hasSampleContent() ? <PassPicture /> : null;
  const { file, width, height } = brand.heroPicture;
  return (
    <img
      src={`/brand/${file}`}
      alt=""
      width={width}
      height={height}
      fetchPriority="high"
      className={styles.picture}
    />
  );
}
