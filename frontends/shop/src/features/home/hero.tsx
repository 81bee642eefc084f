import { useProductSuggestions } from '@kp/client';
import { Button, ButtonLink, SearchField } from '@kp/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
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

/** A plain GET form, so that it works before hydration. */
function ProductSearch() {
  const { t } = useTranslation('home');
  const { t: tCommon } = useTranslation();
  const navigate = useNavigate();
  const suggestions = useProductSuggestions();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (text) void navigate(`/products?search=${encodeURIComponent(text)}`);
  };
  return (
    <form
      role="search"
      aria-label={t('home.searchTitle')}
      action="/products"
      method="get"
      onSubmit={onSubmit}
      className={styles.search}
    >
      <div className={styles.field}>
        <SearchField
          {...suggestions}
          defaultValue=""
          label={t('home.searchTitle')}
          placeholder={tCommon('header.searchPlaceholder')}
        />
      </div>
      <Button type="submit" icon="search">
        {tCommon('header.searchButton')}
      </Button>
    </form>
  );
}
