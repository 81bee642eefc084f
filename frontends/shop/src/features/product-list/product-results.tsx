import { useProblemText } from '@kp/client';
import { ErrorPanel, VisuallyHidden } from '@kp/ui';
import type { ProductOnCard } from '../product-card/product-on-card';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid';
import { LoadMore } from './load-more';
import { NothingFound } from './nothing-found';
import type { ListAddress } from './product-list-address';
import { PAGE_SIZE } from './product-list-api';
import { useFocusOnAdded } from './use-focus-on-added';
import type { ProductList } from './use-product-list';

export interface ProductResultsProps {
  readonly address: ListAddress;
  readonly list: ProductList;
}

/** The products found, or why there are none. */
export function ProductResults({ address, list }: ProductResultsProps) {
  const { t } = useTranslation('shop');
  const textOf = useProblemText();
  const { products, error } = list;
  if (!products && error) {
    return (
      <ErrorPanel title={t('list.failed')} onRetry={list.retry} isRetrying={list.isFetching}>
        {textOf(error)}
      </ErrorPanel>
    );
  }
  if (!products) return <ProductGridSkeleton count={PAGE_SIZE} layout="remembered" />;
  if (products.length === 0) return <NothingFound address={address} />;
  return <Found list={list} products={products} />;
}

function Found({
  list,
  products,
}: Omit<ProductResultsProps, 'address'> & { products: readonly ProductOnCard[] }) {
  const { t } = useTranslation('shop');
  const { results, button, expectMore } = useFocusOnAdded(products.length);
  const onLoadMore = () => {
    expectMore();
    list.loadMore();
  };
  return (
    <>
      <div ref={results}>
        <h2>
          <VisuallyHidden>{t('list.pageTitle')}</VisuallyHidden>
        </h2>
        <ProductGrid products={products} layout="remembered" />
      </div>
      <LoadMore list={list} shown={products.length} onLoadMore={onLoadMore} ref={button} />
    </>
  );
}
