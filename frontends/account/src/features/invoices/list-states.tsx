import { useFormats, VisuallyHidden } from '@kp/ui';
import { Button, Skeleton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import styles from './invoices.module.css';

export function LoadingList({ text }: { readonly text: string }) {
  return (
    <>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <Skeleton active paragraph={{ rows: 3 }} title={false} />
    </>
  );
}

interface MoreEntriesProps {
  readonly result: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly shown: number;
  readonly total: number;
  readonly list: 'invoices' | 'orders';
}

export function MoreEntries({ result, shown, total, list }: MoreEntriesProps) {
  const { t } = useTranslation('accountTabs');
  const { number } = useFormats();
  if (total <= shown && !result.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <p role="status">{t(`${list}.shownOf`, { shown: number(shown), total: number(total) })}</p>
      <Button loading={result.isFetchingNextPage} onClick={() => void result.fetchNextPage()}>
        {t(`${list}.loadMore`)}
      </Button>
    </div>
  );
}
