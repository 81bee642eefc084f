import { codeOf } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useProductPrice } from '../../../shared/product-price';
import { FinderSelect, useFinder } from '../../../shared/finder-select';
import { type FoundProduct, newOrderApi } from './new-order-api';

/** Arrow keys move in the list, Enter adds the product and the next one can be typed. */
export function ProductSearch({ onSelect }: { readonly onSelect: (product: FoundProduct) => void }) {
  const { t } = useTranslation('adminOrders');
  const { number } = useFormats();
  const priceOf = useProductPrice();
  const finder = useFinder();
  const { currentData: found = [], isFetching } = newOrderApi.useFindProductsQuery(finder.search, {
    skip: !finder.search,
  });
  return (
    <FinderSelect
      label={t('newOrder.searchProducts')}
      finder={finder}
      isFinding={isFetching}
      found={found.map((product) => ({
        value: product.id,
        label: t('newOrder.foundProduct', {
          name: product.name,
          code: codeOf(product),
          price: priceOf(product),
          stock: number(product.stockQuantity),
        }),
      }))}
      noneText={t('newOrder.noProducts')}
      hint={t('newOrder.typeToSearch')}
      onSelect={(id) => onSelect(found.find((product) => product.id === id)!)}
    />
  );
}
