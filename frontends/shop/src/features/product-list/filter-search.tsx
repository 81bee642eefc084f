import { useProductSuggestions } from '@kp/client';
import { IconButton, SearchField } from '@kp/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listAddress, type ListAddress } from './product-list-address';
import styles from './filter-search.module.css';

export interface FilterSearchProps {
  readonly address: ListAddress;
  readonly onChoose?: () => void;
}

/** Searches within what is shown. It is an ordinary form: it works before the page has come to life. */
export function FilterSearch({ address, onChoose }: FilterSearchProps) {
  const { t } = useTranslation('shop');
  const { search = '', category } = address;
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const suggestions = useProductSuggestions();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (!text) return;
    void navigate(listAddress({ ...address, search: text }));
    onChoose?.();
  };
  return (
    <form
      role="search"
      aria-label={t('list.searchLabel')}
      action="/products"
      method="get"
      onSubmit={onSubmit}
      className={styles.search}
    >
      {category && <input type="hidden" name="category" value={category} />}
      <div className={styles.field}>
        <SearchField
          {...suggestions}
          key={search}
          defaultValue={search}
          label={t('list.searchLabel')}
          placeholder={t('list.searchPlaceholder')}
          onChoose={onChoose}
        />
      </div>
      <IconButton type="submit" icon="search" label={common('header.searchButton')} variant="secondary" />
    </form>
  );
}
