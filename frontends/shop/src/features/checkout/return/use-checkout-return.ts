import { shopApi } from '@kp/api-client/shop';
import { isApiError } from '@kp/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { boughtAlready } from '../payment/payment-outcome';
import {
  type Arrival,
  arrivalOf,
  type CheckoutNews,
  fromElsewhere,
  newsOf,
  newsOfCapture,
  outcomeAfterReview,
} from './checkout-return';
import { type BegunCheckout, forgetBegunCheckout, readBegunCheckout } from './started-checkout';

interface Returning {
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

/** Until it is known how the begun checkout stands: the shop is being asked, or did not answer. */
export type CheckoutReturn = CheckoutNews | { readonly kind: 'asking' } | { readonly kind: 'unanswered' };

const UNANSWERED = { kind: 'unanswered' } as const;
const SERVER_ERROR = 500;

/** Paid, and the order follows by itself. */
function isOnItsWay(state: CheckoutReturn): state is { readonly kind: 'waiting' | 'pending' } {
  return state.kind === 'waiting' || state.kind === 'pending';
}

/** Asks the shop what has become of the checkout that was started here, or of the PayPal payment in the URL. */
function useLearnNews(begun: BegunCheckout | null, { paypal, said }: Arrival): () => Promise<CheckoutReturn> {
  const [look] = shopApi.useLazyGetCheckoutQuery();
  const [getPaypalCheckout] = shopApi.useLazyGetPaypalCheckoutQuery();
  const [capture] = shopApi.useCapturePaypalOrderMutation();
  const isCaptured = useRef(paypal === null || said === 'cancelled');
  const isElsewhere = useRef(false);
  return useCallback(async () => {
    // A payment may have begun since the page was opened.
    const current = readBegunCheckout(begun?.owner ?? null) ?? begun;
    /** @returns null when the shop does not know the payment */
    const lookElsewhere = async (id: string): Promise<CheckoutReturn | null> => {
      try {
        const news = newsOf(await getPaypalCheckout({ id }).unwrap(), '', 'succeeded');
        isElsewhere.current = isOnItsWay(news);
        isCaptured.current = !isElsewhere.current;
        return fromElsewhere(news);
      } catch (error) {
        if (isLost(error)) return UNANSWERED;
        isElsewhere.current = false;
        isCaptured.current = true;
        return null;
      }
    };
    if (paypal !== null && !isCaptured.current && (!current || isElsewhere.current)) {
      return (await lookElsewhere(paypal)) ?? FORM;
    }
    if (!current) return FORM;
    const { id, email } = current;
    const asked = async () => newsOf(await look({ id }).unwrap(), email, said);
    try {
      if (isCaptured.current || paypal === null) return await asked();
      const call = { id: paypal, checkoutId: id };
      const captured = await capture({ capturePaypalRequest: call }).unwrap();
      isCaptured.current = true;
      return newsOfCapture(captured, email) ?? (await asked());
    } catch (error) {
      if (boughtAlready(error)) return asked().catch(() => UNANSWERED);
      if (isLost(error)) return UNANSWERED;
      if (isGone(error) && paypal !== null && !isCaptured.current) {
        // The buyer approved at PayPal in this browser what was started in another one, or in another tab.
        const news = await lookElsewhere(paypal);
        if (news) return news;
      }
      if (isGone(error)) forgetBegunCheckout();
      // Whoever was away to pay is told; a checkout that nobody asks for may be gone without a word.
      return isGone(error) && paypal === null ? FORM : { kind: 'form', trouble: { kind: 'refused', error } };
    }
  }, [begun, paypal, said, look, getPaypalCheckout, capture]);
}

/** Neither the shop nor, behind it, the provider said what has become of the payment. */
function isLost(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= SERVER_ERROR);
}

function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
