import { useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ProductList } from './use-product-list';

/** Tells screen readers what has become of the list. */
export function ListStatus({ list }: { readonly list: ProductList }) {
  return <VisuallyHidden role="status">{useListStatus(list)}</VisuallyHidden>;
}

function useListStatus({ products, total = 0, added, error, isLoadingMore }: ProductList): string {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  if (!products) return error ? '' : t('list.loading');
  if (isLoadingMore) return t('list.loadingMore');
  if (added === 0) return t('list.count', { count: total });
  const shown = t('list.shownOfLabel', { shown: number(products.length), total: number(total) });
  return `${t('list.loadedMore', { count: added })}. ${shown}`;
}
