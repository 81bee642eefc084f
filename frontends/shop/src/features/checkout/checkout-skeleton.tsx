import { Skeleton, SkeletonText, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import form from './checkout-form.module.css';
import panel from './step-panel.module.css';
import summary from './checkout-summary.module.css';

/** The place of the checkout until the cart is known, and while a placed order leads on. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div className={form.form}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={summary.summary}>
        <div className={summary.content}>
          <SkeletonText lines={5} />
        </div>
      </div>
      <div className={form.steps}>
        <div className={panel.panel}>
          <SkeletonText lines={2} />
          <Skeleton height="2.75rem" />
          <Skeleton height="3.25rem" width="10rem" />
        </div>
      </div>
    </div>
  );
}
