import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readBegunCheckout, type BegunCheckout } from './begun-checkout';
import { type Arrival, arrivalOf, type CheckoutNews, outcomeAfterReview } from './checkout-return';
import { isOnItsWay, useLearnNews, type CheckoutReturn } from './use-learn-news';

export interface Returning {
  readonly state: CheckoutReturn;
  readonly begun: BegunCheckout | null;
  /** Asks once more. */
  ask(): void;
  /** Waits for the order of a checkout that is paid. */
  wait(): void;
}

const LOOK_EVERY_MILLISECONDS = { waiting: 2000, pending: 15_000 };
const FORM: CheckoutNews = { kind: 'form', trouble: null };

/**
 * A buyer opens the checkout. With a payment begun before, the shop is asked what has become of it: whoever paid and lost
 * the browser finds the order and pays nothing twice.
 */
export function useCheckoutReturn(owner: number | null): Returning {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [arrival] = useState(() => arrivalOf(parameters));
  const [begun] = useState(() => readBegunCheckout(owner));
  const [state, setState] = useState<CheckoutReturn>(() =>
    begun || isPaypalReturn(arrival) ? { kind: 'asking' } : strangerNews(arrival),
  );
  const learn = useLearnNews(begun, arrival);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setState((current) => (isOnItsWay(current) ? current : { kind: 'asking' }));
    const news = await learn();
    setState((current) => {
      // What waits goes on waiting when one look at it fails.
      if (news.kind === 'unanswered' || news.kind === 'asking') return isOnItsWay(current) ? current : news;
      return current.kind === 'pending' ? outcomeAfterReview(news) : news;
    });
    isAsking.current = false;
  }, [learn]);
  useEffect(() => {
    if (begun || isPaypalReturn(arrival)) void ask();
  }, [begun, arrival, ask]);
  useEffect(() => {
    // Asked once: a reload is a visit like any other.
    if (arrival.paypal || arrival.said) void navigate({ search: '?step=payment' }, { replace: true });
  }, [arrival, navigate]);
  useEffect(() => {
    if (!isOnItsWay(state)) return undefined;
    const timer = setInterval(() => void ask(), LOOK_EVERY_MILLISECONDS[state.kind]);
    return () => clearInterval(timer);
  }, [state, ask]);
  return {
    state,
    begun,
    ask: () => void ask(),
    wait() {
      setState({ kind: 'waiting' });
      void ask();
    },
  };
}

/** The shopper approved at PayPal, perhaps in another browser than the one the checkout was started in. */
function isPaypalReturn({ paypal, said }: Arrival): boolean {
  return paypal !== null && said !== 'cancelled';
}

/** Somebody whose browser knows of no checkout, such as one that approved in another browser. */
function strangerNews({ said }: Arrival): CheckoutNews {
  return said === 'cancelled' ? { kind: 'form', trouble: { kind: 'cancelled' } } : FORM;
}
