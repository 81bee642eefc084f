import { Skeleton, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './dashboard.module.css';

const FIGURES = 3;

/** The place of figures and newest orders. */
export function DashboardSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <>
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <ul className={styles.figures} aria-hidden="true">
        {Array.from({ length: FIGURES }, (_, place) => (
          <li key={place} className={styles.figure}>
            <Skeleton width="8rem" />
            <Skeleton width="4rem" height="2.5rem" />
          </li>
        ))}
      </ul>
      <SkeletonText lines={5} />
    </>
  );
}
