import { PageHead, useSession } from '@kp/client';
import { ErrorPanel, Page } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewedCart } from '../cart/use-reviewed-cart';
import { discardDraft, storedDraftOwner } from './checkout-draft';
import { CheckoutSkeleton } from './checkout-form';
import { ReturningBuyer } from './return/returning-customer';
import { SessionEnded } from '../session-ended/session-ended';
import styles from './checkout.module.css';

/** From a filled cart to a placed order. */
export function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'shop']);
  const { user, status: session, hasExpired } = useSession();
  const reviewed = useReviewedCart();
  const { status, retry } = reviewed.cart;
  const [continuesAsGuest, setContinuesAsGuest] = useState(false);
  // The guest checkout would start empty and overwrite what the customer has typed.
  const hasSessionEnded =
    session === 'signedOut' &&
    !continuesAsGuest &&
    (storedDraftOwner() !== null || (hasExpired && reviewed.lines.length === 0));
  const continueAsGuest = () => {
    discardDraft();
    setContinuesAsGuest(true);
  };
  return (
    <Page className={styles.page}>
      <PageHead title={t('pageTitle')} />
      <h1>{t('title')}</h1>
      {status === 'loading' && <CheckoutSkeleton />}
      {status === 'failed' && <ErrorPanel title={t('shop:cart.failed')} onRetry={retry} />}
      {/* Another buyer starts with another draft. */}
      {status === 'ready' && !hasSessionEnded && (
        <ReturningBuyer key={user?.id ?? 'guest'} user={user} reviewed={reviewed} />
      )}
      {hasSessionEnded && <SessionEnded page="checkout" onContinueAsGuest={continueAsGuest} />}
    </Page>
  );
}
