import { shopApi } from '@kp/api-client/shop';
import { isApiError } from '@kp/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { forgetBegunCheckout, readBegunCheckout, type BegunCheckout } from './begun-checkout';
import { arrivalOf, newsOf, newsOfCapture, type Arrival, type CheckoutNews } from './checkout-return';
import { boughtAlready } from './payment-trouble';

/** Until it is known how the begun checkout stands: the shop is being asked, or did not answer. */
export type CheckoutReturn = CheckoutNews | { readonly kind: 'asking' } | { readonly kind: 'unanswered' };

export interface Returning {
  readonly state: CheckoutReturn;
  readonly begun: BegunCheckout | null;
  /** Asks once more. */
  ask(): void;
  /** Waits for the order of a checkout that is paid. */
  wait(): void;
}

const LOOK_EVERY_MILLISECONDS = 2000;
const FORM: CheckoutNews = { kind: 'form', trouble: null };
const UNANSWERED = { kind: 'unanswered' } as const;
const SERVER_ERROR = 500;

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
    begun ? { kind: 'asking' } : strangerNews(arrival),
  );
  const learn = useLearnNews(begun, arrival);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setState((current) => (current.kind === 'waiting' ? current : { kind: 'asking' }));
    const news = await learn();
    // What waits goes on waiting when one look at it fails.
    setState((current) => (current.kind === 'waiting' && news.kind === 'unanswered' ? current : news));
    isAsking.current = false;
  }, [learn]);
  useEffect(() => {
    if (begun) void ask();
  }, [begun, ask]);
  useEffect(() => {
    // Asked once: a reload is a visit like any other.
    if (arrival.paypal || arrival.said) void navigate({ search: '?step=payment' }, { replace: true });
  }, [arrival, navigate]);
  useEffect(() => {
    if (state.kind !== 'waiting') return undefined;
    const timer = setInterval(() => void ask(), LOOK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }, [state.kind, ask]);
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

/** Somebody whose browser knows of no checkout, such as one that approved in another browser. */
function strangerNews({ said }: Arrival): CheckoutNews {
  return said === 'cancelled' ? { kind: 'form', trouble: { kind: 'cancelled' } } : FORM;
}

function useLearnNews(begun: BegunCheckout | null, { paypal, said }: Arrival): () => Promise<CheckoutReturn> {
  const [look] = shopApi.useLazyGetCheckoutQuery();
  const [capture] = shopApi.useCapturePaypalOrderMutation();
  const isCaptured = useRef(paypal === null || said === 'cancelled');
  return useCallback(async () => {
    // A payment may have begun since the page was opened.
    const current = readBegunCheckout(begun?.owner ?? null) ?? begun;
    if (!current) return FORM;
    const { id, email } = current;
    const asked = async () => newsOf(await look({ id }).unwrap(), email, said);
    try {
      if (isCaptured.current || paypal === null) return await asked();
      const call = { id: paypal, checkoutId: id };
      const captured = await capture({ capturePaypalRequest: call }).unwrap();
      isCaptured.current = true;
      return newsOfCapture(captured, email);
    } catch (error) {
      if (boughtAlready(error)) return asked().catch(() => UNANSWERED);
      if (isLost(error)) return UNANSWERED;
      if (isGone(error)) forgetBegunCheckout();
      // Whoever was away to pay is told; a checkout that nobody asks for may be gone without a word.
      return isGone(error) && paypal === null ? FORM : { kind: 'form', trouble: { kind: 'refused', error } };
    }
  }, [begun, paypal, said, look, capture]);
}

/** Neither the shop nor, behind it, the provider said what has become of the payment. */
function isLost(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= SERVER_ERROR);
}

function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
