import { productCode } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettledText } from '../../../shared/use-settled-text';
import { type FoundProduct, newOrderApi } from './new-order-api';

/** Arrow keys move in the list, Enter adds the product and the next one can be typed. */
export function ProductSearch({ onSelect }: { readonly onSelect: (product: FoundProduct) => void }) {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const [typed, setTyped] = useState('');
  const search = useSettledText(typed.trim());
  const { currentData: found = [], isFetching } = newOrderApi.useFindProductsQuery(search, { skip: !search });
  const options = found.map((product) => ({
    value: product.id,
    label: t('newOrder.foundProduct', {
      name: product.name,
      code: productCode(product.id),
      price: money({ amount: product.price, currency: product.currency }),
      stock: number(product.stockQuantity),
    }),
  }));
  return (
    <Select<number>
      aria-label={t('newOrder.searchProducts')}
      placeholder={t('newOrder.searchProducts')}
      value={null}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={isFetching}
      options={search ? options : []}
      notFoundContent={search && !isFetching ? t('newOrder.noProducts') : t('newOrder.typeToSearch')}
      onSelect={(id) => {
        setTyped('');
        onSelect(found.find((product) => product.id === id)!);
      }}
      virtual={false}
    />
  );
}
