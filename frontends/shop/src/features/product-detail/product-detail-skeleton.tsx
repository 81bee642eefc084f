import { LabelCard, Page, Skeleton, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './product-detail-skeleton.module.css';
import view from './product-view.module.css';

/** The place of a product that is on its way, in its shape. */
export function ProductDetailSkeleton() {
  const { t } = useTranslation('shop');
  return (
    <Page className={view.page}>
      <VisuallyHidden role="status">{t('productPage.loading')}</VisuallyHidden>
      <Skeleton width="28rem" height="1.5rem" />
      <div className={view.product} aria-hidden="true">
        <Skeleton height="auto" className={styles.picture} />
        <LabelCard as="div" className={styles.label}>
          <Skeleton width="80%" height="2rem" />
          <Skeleton width="40%" />
          <Skeleton width="35%" height="2.5rem" />
          <Skeleton width="45%" />
          <Skeleton height="3.25rem" />
          <SkeletonText lines={3} />
        </LabelCard>
      </div>
      <SkeletonText lines={4} />
    </Page>
  );
}
