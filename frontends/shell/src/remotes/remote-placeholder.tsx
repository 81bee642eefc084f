import { Page, Skeleton, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './remote-placeholder.module.css';

/** The place of a page whose code is still on its way. */
export function RemotePlaceholder() {
  const { t } = useTranslation();
  return (
    <Page className={styles.placeholder}>
      <VisuallyHidden role="status">{t('remote.loading')}</VisuallyHidden>
      <Skeleton width="40%" height="2.25rem" />
      <SkeletonText lines={4} />
    </Page>
  );
}
