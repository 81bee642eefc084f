import { type ProductResponse, useListProductsQuery } from '@kp/api-client/shop';
import { useFormats } from '@kp/ui';
import { Select } from '@kp/ui/admin';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './product-picker.module.css';

const TYPING_DELAY_MS = 300;
const MAX_FOUND = 10;

/** Finds products on sale by name or code; choosing one adds it. */
export function ProductPicker({ onPick }: { readonly onPick: (product: ProductResponse) => void }) {
  const { t } = useTranslation('adminPeople');
  const { money } = useFormats();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSearch(typed.trim()), TYPING_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const argument = { search, limit: MAX_FOUND, status: 'active' as const };
  const { currentData = [], isFetching } = useListProductsQuery(argument, { skip: search === '' });
  const pick = (id: number) => {
    const product = currentData.find((each) => each.id === id);
    if (product) onPick(product);
    setTyped('');
  };
  return (
    <Select<number>
      aria-label={t('inbox.addProduct')}
      placeholder={t('inbox.addProduct')}
      className={styles.wide}
      showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
      value={null}
      loading={isFetching}
      notFoundContent={search === '' ? null : t('inbox.noProduct')}
      onSelect={pick}
      options={currentData.map(({ id, name, price, currency }) => ({
        value: id,
        label: `${name} · KP-${id} · ${money({ amount: price, currency })}`,
      }))}
    />
  );
}
