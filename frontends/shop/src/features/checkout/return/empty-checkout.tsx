import { shopApi } from '@kp/api-client/shop';
import { ButtonLink, EmptyState } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentTroubleBox } from '../payment/payment-failure';
import type { PaymentTrouble } from '../payment/payment-outcome';
import { useOrderTexts } from '../placing/order-placed-strip';
import { type PlacedOrder, readLastOrder, rememberLastOrder } from '../placing/placed-order';
import { type CheckoutNews, newsOf } from './checkout-return';
import { WaitingForOrder } from './return-panels';
import { StatusPanel } from '../../page-parts/status-panel';

/**
 * Nothing to order. A buyer who has just ordered and goes back finds that order; others are led to the products, and
 * guests to their account, whose cart may be filled.
 */
export function EmptyCheckout({ owner }: { readonly owner: number | null }) {
  const { t } = useTranslation('checkout');
  const { placed, isWaiting, trouble } = useLastOrder(owner);
  if (placed) return <LastOrderNote placed={placed} />;
  if (isWaiting) return <WaitingForOrder />;
  return (
    <>
      <PaymentTroubleBox trouble={trouble} />
      <EmptyState
        icon="cart"
        title={t('empty')}
        actions={
          <>
            <ButtonLink to="/products" variant="primary">
              {t('emptyLink')}
            </ButtonLink>
            {owner === null && (
              <ButtonLink to="/login?redirect=/checkout" variant="quiet">
                {t('signInInstead')}
              </ButtonLink>
            )}
          </>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    </>
  );
}

/** In place of an empty checkout: the order is placed, and where to see it. */
function LastOrderNote({ placed }: { readonly placed: PlacedOrder }) {
  const { t } = useTranslation(['shop', 'checkout']);
  const textsOf = useOrderTexts();
  const { statusPath } = placed;
  const { title, text } = textsOf(placed);
  return (
    <StatusPanel>
      <EmptyState
        icon={placed.isPaymentAwaited || placed.confirmationRequired ? 'clock' : 'check'}
        title={title}
        actions={
          <>
            <ButtonLink to={statusPath ?? '/account?tab=orders'} variant="primary">
              {statusPath ? t('orderPlaced.follow') : t('orderPlaced.viewOrders')}
            </ButtonLink>
            <ButtonLink to="/products" variant="quiet">
              {t('checkout:emptyLink')}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </StatusPanel>
  );
}

const POLLING_INTERVAL_MS = 2000;

interface LastOrderState {
  readonly placed: PlacedOrder | null;
  /** Paid; the shop is still making the order. */
  readonly isWaiting: boolean;
  /** Why no order came of the payment. */
  readonly trouble: PaymentTrouble | null;
}

/** The order that this tab has placed last; asks for it while only its payment is known. */
function useLastOrder(owner: number | null): LastOrderState {
  const [look] = shopApi.useLazyGetCheckoutQuery();
  const [lastOrder] = useState(() => readLastOrder(owner));
  const [outcome, setOutcome] = useState<CheckoutNews | null>(null);
  const { placed = null, checkoutId } = lastOrder ?? {};
  const hasToAsk = placed === null && checkoutId !== undefined && outcome === null;

  useEffect(() => {
    if (!hasToAsk) return undefined;
    let isCurrent = true;
    const ask = async () => {
      const { data } = await look({ id: checkoutId });
      const news = data && newsOf(data, '', 'succeeded');
      if (!isCurrent || (news?.kind !== 'ordered' && news?.kind !== 'form')) return;
      rememberLastOrder(news.kind === 'ordered' ? { owner, placed: news.placed } : null);
      setOutcome(news);
    };
    void ask();
    const timer = setInterval(() => void ask(), POLLING_INTERVAL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [hasToAsk, checkoutId, owner, look]);

  return {
    placed: placed ?? (outcome?.kind === 'ordered' ? outcome.placed : null),
    isWaiting: lastOrder !== null && placed === null && outcome === null,
    trouble: outcome?.kind === 'form' ? outcome.trouble : null,
  };
}
