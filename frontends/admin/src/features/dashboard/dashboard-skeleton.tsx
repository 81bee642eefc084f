import { Skeleton, SkeletonText, VisuallyHidden } from '@kp/ui';
import { Card, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from './dashboard.module.css';

const FIGURES = 4;
const LISTS = 2;

export function DashboardSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <Flex vertical gap="large">
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <ul className={styles.figures} aria-hidden="true">
        {Array.from({ length: FIGURES }, (_, index) => (
          <li key={index}>
            <Card className={styles.figure}>
              <Skeleton width="8rem" />
              <Skeleton width="4rem" height="2.5rem" />
            </Card>
          </li>
        ))}
      </ul>
      <div className={styles.lists}>
        {Array.from({ length: LISTS }, (_, index) => (
          <Card key={index} className={styles.list}>
            <SkeletonText lines={6} />
          </Card>
        ))}
      </div>
    </Flex>
  );
}
