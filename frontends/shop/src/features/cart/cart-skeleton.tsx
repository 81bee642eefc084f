import { Card, Skeleton, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './cart-skeleton.module.css';
import layout from './filled-cart.module.css';

const LINES = [1, 2, 3];

/** The place of the cart until it is known. */
export function CartSkeleton() {
  const { t } = useTranslation('shop');
  return (
    <div className={layout.layout}>
      <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
      <div className={layout.lines}>
        {LINES.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width="6rem" height="4.5rem" />
            <SkeletonText />
          </div>
        ))}
      </div>
      <Card>
        <SkeletonText lines={4} />
        <Skeleton height="3.25rem" />
      </Card>
    </div>
  );
}
