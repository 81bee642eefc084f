import { type ProductResponse, useListProductsQuery } from '@kp/api-client/shop';
import { codeOf } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { FinderSelect, useFinder } from './finder-select';
import { useProductPrice } from './product-price';
import styles from './product-picker.module.css';

const MAX_FOUND = 10;

/** Finds products on sale by name or code; choosing one adds it. */
export function ProductPicker({ onPick }: { readonly onPick: (product: ProductResponse) => void }) {
  const { t } = useTranslation('adminPeople');
  const priceOf = useProductPrice();
  const finder = useFinder();
  const argument = { search: finder.search, limit: MAX_FOUND, status: 'active' as const };
  const { currentData = [], isFetching } = useListProductsQuery(argument, { skip: !finder.search });
  return (
    <FinderSelect
      label={t('inbox.addProduct')}
      className={styles.wide}
      finder={finder}
      isFinding={isFetching}
      found={currentData.map((product) => ({
        value: product.id,
        label: `${product.name} · ${codeOf(product)} · ${priceOf(product)}`,
      }))}
      noneText={t('inbox.noProduct')}
      onSelect={(id) => onPick(currentData.find((each) => each.id === id)!)}
    />
  );
}
