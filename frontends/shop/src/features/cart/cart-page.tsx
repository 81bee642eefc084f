import { PageHead, useRequestFailure, useSession } from '@kp/client';
import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorPanel,
  Page,
  Skeleton,
  SkeletonText,
  VisuallyHidden,
} from '@kp/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionEnded } from '../../shared/session-ended';
import type { CartExpress } from './cart-summary';
import { FilledCart } from './filled-cart';
import { useReviewedCart } from '../../shared/cart/use-reviewed-cart';
import styles from './cart-page.module.css';
import layout from './filled-cart.module.css';

const SKELETON_LINES = [1, 2, 3];

export function CartPage({ Express }: { readonly Express?: CartExpress }) {
  const { t } = useTranslation(['cart', 'shop']);
  const failure = useRequestFailure();
  const reviewed = useReviewedCart();
  const { cart, lines } = reviewed;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page>
      <PageHead title={t('cart.pageTitle')} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('cart.title')}
      </h1>
      {cart.status === 'loading' && <CartSkeleton />}
      {cart.status === 'failed' && (
        <ErrorPanel {...failure.panel({ error: cart.error, refetch: cart.retry }, t('shop:failed.cart'))} />
      )}
      {cart.status === 'ready' && lines.length === 0 && (
        <EmptyCart onContinueAsGuest={cart.adoptAccountLines} />
      )}
      {cart.status === 'ready' && lines.length > 0 && (
        <FilledCart reviewed={reviewed} Express={Express} onRemoved={() => heading.current?.focus()} />
      )}
    </Page>
  );
}

function EmptyCart({ onContinueAsGuest }: { readonly onContinueAsGuest: () => void }) {
  const { t } = useTranslation('cart');
  const { hasExpired } = useSession();
  const [continuesAsGuest, setContinuesAsGuest] = useState(false);
  const continueAsGuest = () => {
    onContinueAsGuest();
    setContinuesAsGuest(true);
  };
  if (hasExpired && !continuesAsGuest)
    return <SessionEnded page="cart" onContinueAsGuest={continueAsGuest} />;
  return (
    <EmptyState
      icon="cart"
      title={t('cart.empty')}
      actions={
        <>
          <ButtonLink to="/products" variant="primary">
            {t('cart.browse')}
          </ButtonLink>
          <ButtonLink to="/products?codes=new">{t('cart.orderByCodes')}</ButtonLink>
        </>
      }
    >
      {t('cart.emptyHint')}
    </EmptyState>
  );
}

function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <div className={layout.layout}>
      <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
      <div className={layout.lines}>
        {SKELETON_LINES.map((line) => (
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
