import { useProblemText } from '@kp/client';
import { Button, useFormats } from '@kp/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductList } from './use-product-list';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  readonly list: ProductList;
  /** Products on the page. */
  readonly shown: number;
  readonly onLoadMore: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** How far the list has been loaded, and the next products. */
export function LoadMore({ list, shown, onLoadMore, ref }: LoadMoreProps) {
  const { t } = useTranslation('shop');
  const { number } = useFormats();
  const textOf = useProblemText();
  return (
    <div className={styles.more}>
      <p>{t('list.shownOf', { shown: number(shown), total: number(list.total ?? shown) })}</p>
      {list.hasFailedToLoadMore && (
        <p role="alert" className={styles.failed}>
          {t('list.failed')} <br />
          {textOf(list.error)}
        </p>
      )}
      {list.hasMore && (
        <Button ref={ref} isBusy={list.isLoadingMore} onClick={onLoadMore}>
          {t('list.loadMore')}
        </Button>
      )}
    </div>
  );
}
