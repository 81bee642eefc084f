import { shopApi } from '@kp/api-client/shop';
import { useEffect, useState } from 'react';
import { newsOf, type CheckoutNews } from './checkout-return';
import type { PaymentTrouble } from './payment-trouble';
import { readLastOrder, rememberLastOrder, type PlacedOrder } from './placed-order';

const POLLING_INTERVAL_MS = 2000;

export interface LastOrderState {
  readonly placed: PlacedOrder | null;
  /** Paid; the shop is still making the order. */
  readonly isWaiting: boolean;
  /** Why no order came of the payment. */
  readonly trouble: PaymentTrouble | null;
}

/** The order that this tab has placed last; asks for it while only its payment is known. */
export function useLastOrder(owner: number | null): LastOrderState {
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
