import { PageHead, useSession } from '@kp/client';
import { ErrorPanel, Page } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReviewedCart } from '../../shared/cart/use-reviewed-cart';
import { SessionEnded } from '../../shared/session-ended';
import { Checkout } from './checkout';
import { discardDraft, storedDraftOwner } from './checkout-draft';
import { CheckoutSkeleton } from './checkout-form';
import styles from './checkout.module.css';

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
      {/* Each customer has a draft of their own. */}
      {status === 'ready' && !hasSessionEnded && (
        <Checkout key={user?.id ?? 'guest'} user={user} reviewed={reviewed} />
      )}
      {hasSessionEnded && <SessionEnded page="checkout" onContinueAsGuest={continueAsGuest} />}
    </Page>
  );
}
