import { useProductSuggestions } from '@kp/client';
import { Button, SearchField } from '@kp/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import styles from './product-search.module.css';

/** Searches the products. It is an ordinary form: it works before the page has come to life. */
export function ProductSearch() {
  const { t } = useTranslation('shop');
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
