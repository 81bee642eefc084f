import { checkoutApi } from '@kp/api-client/checkout';
import { ButtonLink, EmptyState } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../../../shared/status-panel';
import { PaymentFailurePanel } from '../payment/payment-failure';
import type { PaymentFailure } from '../payment/payment-outcome';
import { usePlacedOrderTexts } from '../../../shared/placed-order-texts';
import { readLastOrder, saveLastOrder, type PlacedOrder } from '../../../shared/placed-order';
import { checkoutOutcomeOf, type CheckoutOutcome } from './checkout-return';
import { WaitingForOrder } from './return-panels';

/** Shows the order that was just placed to a customer who goes back; guests can sign in, as their account may have a cart. */
export function EmptyCheckout({ userId }: { readonly userId: number | null }) {
  const { t } = useTranslation('checkout');
  const { placed, isOfOtherTab, isWaiting, failure } = useLastOrder(userId);
  if (placed) return <LastOrderNote {...{ placed, isOfOtherTab }} />;
  if (isWaiting) return <WaitingForOrder />;
  return (
    <>
      <PaymentFailurePanel failure={failure} />
      <EmptyState
        icon="cart"
        title={t('empty')}
        actions={
          <>
            <ButtonLink to="/products" variant="primary">
              {t('emptyLink')}
            </ButtonLink>
            {userId === null && (
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

interface LastOrderNoteProps {
  readonly placed: PlacedOrder;
  readonly isOfOtherTab: boolean;
}

function LastOrderNote({ placed, isOfOtherTab }: LastOrderNoteProps) {
  const { t } = useTranslation(['order', 'checkout']);
  const textsOf = usePlacedOrderTexts();
  const { statusPath } = placed;
  const { title, text } = textsOf(placed);
  return (
    <StatusPanel>
      <EmptyState
        icon={placed.isPaymentAwaited || placed.confirmationRequired ? 'clock' : 'check'}
        title={isOfOtherTab ? t('checkout:placedElsewhereTitle') : title}
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

const POLL_INTERVAL_MS = 2000;

interface LastOrderState {
  readonly placed: PlacedOrder | null;
  readonly isOfOtherTab: boolean;
  readonly isWaiting: boolean;
  readonly failure: PaymentFailure | null;
}

/** The order that was placed last, in this tab or a moment ago in another; polls for it while only its payment is known. */
function useLastOrder(userId: number | null): LastOrderState {
  const [getCheckout] = checkoutApi.useLazyGetCheckoutQuery();
  const [lastOrder] = useState(() => readLastOrder(userId));
  const [outcome, setOutcome] = useState<CheckoutOutcome | null>(null);
  const { placed = null, checkoutId } = lastOrder ?? {};
  const isPolling = placed === null && checkoutId !== undefined && outcome === null;

  useEffect(() => {
    if (!isPolling) return undefined;
    let isCurrent = true;
    const poll = async () => {
      const { data } = await getCheckout({ id: checkoutId });
      const polled = data && checkoutOutcomeOf(data, '', 'succeeded');
      if (!isCurrent || (polled?.kind !== 'ordered' && polled?.kind !== 'form')) return;
      saveLastOrder(polled.kind === 'ordered' ? { owner: userId, placed: polled.placed } : null);
      setOutcome(polled);
    };
    void poll();
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isPolling, checkoutId, userId, getCheckout]);

  return {
    isOfOtherTab: lastOrder?.isOfOtherTab ?? false,
    placed: placed ?? (outcome?.kind === 'ordered' ? outcome.placed : null),
    isWaiting: lastOrder !== null && placed === null && outcome === null,
    failure: outcome?.kind === 'form' ? outcome.failure : null,
  };
}
