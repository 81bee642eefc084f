import { PageHead, useSession } from '@kp/client';
import { ErrorPanel, Page } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useReviewedCart } from '../cart/use-reviewed-cart';
import styles from './checkout-page.module.css';
import { CheckoutSkeleton } from './checkout-skeleton';
import { ReturningBuyer } from './returning-buyer';

/** From a filled cart to a placed order. */
export function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'shop']);
  const { user } = useSession();
  const reviewed = useReviewedCart();
  const { status, retry } = reviewed.cart;
  return (
    <Page className={styles.page}>
      <PageHead title={t('pageTitle')} />
      <h1>{t('title')}</h1>
      {status === 'loading' && <CheckoutSkeleton />}
      {status === 'failed' && <ErrorPanel title={t('shop:cart.failed')} onRetry={retry} />}
      {/* Another buyer starts with another draft. */}
      {status === 'ready' && <ReturningBuyer key={user?.id ?? 'guest'} user={user} reviewed={reviewed} />}
    </Page>
  );
}
