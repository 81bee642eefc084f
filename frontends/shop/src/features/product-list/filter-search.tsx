import { IconButton, TextInput } from '@kp/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listAddress, type ListAddress } from './product-list-address';
import styles from './filter-search.module.css';

export interface FilterSearchProps {
  readonly address: ListAddress;
  readonly onChoose?: () => void;
}

/** Searches within the category that is shown. It is an ordinary form: it works before the page has come to life. */
export function FilterSearch({ address: { search = '', category }, onChoose }: FilterSearchProps) {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (!text) return;
    void navigate(listAddress({ search: text, category }));
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
      <TextInput
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        label={t('list.searchLabel')}
        placeholder={t('list.searchPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.field}
      />
      <IconButton type="submit" icon="search" label={common('header.searchButton')} variant="secondary" />
    </form>
  );
}
