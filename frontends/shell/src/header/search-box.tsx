import { useProductSuggestions } from '@kp/client';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { IconButton, SearchField } from '@kp/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import styles from './search-box.module.css';

/**
 * An ordinary form, so that it works before hydration.
 *
 * @param name tells it from the header's
 */
export function SearchBox({ name }: { readonly name?: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const suggestions = useProductSuggestions();
  const isList = pathname === '/products';
  const shown = (isList && parameters.get('search')) || '';
  // Whoever looks at a category searches in it.
  const category = (isList && parameters.get('category')) || '';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    const within = category && `&category=${encodeURIComponent(category)}`;
    if (text) void navigate(`/products?search=${encodeURIComponent(text)}${within}`);
  };
  return (
    <form
      role="search"
      aria-label={name}
      action="/products"
      method="get"
      onSubmit={onSubmit}
      className={styles.search}
    >
      {category && <input type="hidden" name="category" value={category} />}
      <SearchField
        {...suggestions}
        key={shown}
        defaultValue={shown}
        label={t('header.searchLabel')}
        isLabelHidden
        // Only the demo is known to sell what its example names.
        placeholder={t(hasSampleContent() ? 'header.searchPlaceholder' : 'header.searchLabel')}
        className={styles.field}
      />
      <IconButton type="submit" icon="search" label={t('header.searchButton')} className={styles.button} />
    </form>
  );
}
