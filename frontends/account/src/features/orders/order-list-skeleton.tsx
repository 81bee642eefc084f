import { Card, Skeleton, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

const CARDS = 3;

/** The place of the orders, in their shape. */
export function OrderListSkeleton() {
  const { t } = useTranslation('account');
  return (
    <>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      <ul className={styles.list} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, place) => (
          <li key={place}>
            <Card as="div" className={styles.card}>
              <Skeleton width="12rem" height="1.5rem" />
              <Skeleton width="60%" />
              <Skeleton width="8rem" height="2.75rem" />
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
