import { useProblemText } from '@kp/client';
import { Button, ButtonLink, EmptyState, ErrorPanel, useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from './product-list-api';
import { ProductGrid, ProductGridSkeleton } from '../product-card/product-grid';
import type { ProductList } from './use-product-list';
import styles from './product-results.module.css';

export interface ProductResultsProps {
  readonly list: ProductList;
  readonly isSearch: boolean;
  readonly layout: 'grid' | 'list';
}

/** The products found, or why there are none. */
export function ProductResults({ list, isSearch, layout }: ProductResultsProps) {
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
  if (!products) {
    return (
      <>
        <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
        <ProductGridSkeleton count={PAGE_SIZE} />
      </>
    );
  }
  if (products.length === 0) return <NothingFound isSearch={isSearch} />;
  return (
    <>
      <ProductGrid products={products} layout={layout} />
      <LoadMore list={list} shown={products.length} />
    </>
  );
}

function NothingFound({ isSearch }: { isSearch: boolean }) {
  const { t } = useTranslation('shop');
  return (
    <EmptyState
      icon="search"
      title={isSearch ? t('list.emptySearch') : t('list.empty')}
      actions={<ButtonLink to="/products">{t('list.clearFilters')}</ButtonLink>}
    >
      {t('list.emptyHint')}
    </EmptyState>
  );
}

function LoadMore({ list, shown }: Pick<ProductResultsProps, 'list'> & { shown: number }) {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  return (
    <div className={styles.more}>
      <p role="status">{t('list.shownOf', { shown: number(shown), total: number(list.total ?? shown) })}</p>
      {list.hasMore && (
        <Button isBusy={list.isLoadingMore} onClick={list.loadMore}>
          {t('list.loadMore')}
        </Button>
      )}
    </div>
  );
}
