import { PageHead, STORAGE_KEYS, useSession } from '@kp/client';
import { ErrorPanel, Page } from '@kp/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastOrder } from '../../shared/last-order';
import { useDefaultAddress } from '../../shared/saved-addresses';
import { useReviewedCart } from '../../shared/cart/use-reviewed-cart';
import { SessionEnded } from '../../shared/session-ended';
import { Checkout } from './checkout';
import { discardDraft, storedDraftOwner } from './stored-draft';
import { CheckoutSkeleton } from './checkout-form';
import styles from './checkout.module.css';

export function CheckoutPage() {
  const { t } = useTranslation(['checkout', 'shop']);
  const { user, status: session, hasExpired } = useSession();
  const reviewed = useReviewedCart();
  const deliverTo = useDefaultAddress(user !== null);
  const last = useLastOrder({ withAddress: true });
  const isKnown = !deliverTo.isLoading && !last.isLoading;
  const { status, retry } = reviewed.cart;
  useRefreshAfterOrder(reviewed.refresh);
  const [continuesAsGuest, setContinuesAsGuest] = useState(false);
  // The guest checkout would start empty and overwrite what the customer has typed.
  const hasSessionEnded =
    session === 'signedOut' &&
    !continuesAsGuest &&
    (storedDraftOwner() !== null || (hasExpired && reviewed.lines.length === 0));
  const continueAsGuest = () => {
    discardDraft();
    reviewed.cart.adoptAccountLines();
    setContinuesAsGuest(true);
  };
  return (
    <Page className={styles.page}>
      <PageHead title={t('pageTitle')} />
      <h1>{t('title')}</h1>
      {(status === 'loading' || (status === 'ready' && !isKnown)) && <CheckoutSkeleton />}
      {status === 'failed' && <ErrorPanel title={t('shop:failed.cart')} onRetry={retry} />}
      {/* Each customer has a draft of their own. */}
      {status === 'ready' && !hasSessionEnded && isKnown && (
        <Checkout
          key={user?.id ?? 'guest'}
          user={user && { ...user, ...last.company, deliverTo: deliverTo.address ?? last.address }}
          reviewed={reviewed}
        />
      )}
      {hasSessionEnded && <SessionEnded page="checkout" onContinueAsGuest={continueAsGuest} />}
    </Page>
  );
}

/** An order that is placed in another tab empties the cart of this one too. */
function useRefreshAfterOrder(refresh: () => void): void {
  const onOrder = useEffectEvent(refresh);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.lastOrder && newValue) onOrder();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}
