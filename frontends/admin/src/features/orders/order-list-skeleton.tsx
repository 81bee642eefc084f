import { Skeleton, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './orders-tab.module.css';

const ROWS = 10;

/** The place of the table, row by row. */
export function OrderListSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height="1.5rem" />
      ))}
    </div>
  );
}
