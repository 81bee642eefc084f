import { type CheckoutResponse, checkoutApi } from '@kp/api-client/checkout';
import { isApiError } from '@kp/client';
import { useCallback, useRef } from 'react';
import { alreadyPaid } from '../payment/payment-outcome';
import {
  captureOutcomeOf,
  checkoutOutcomeOf,
  inOtherBrowser,
  isPaypalReturn,
  type CheckoutOutcome,
  type PaymentReturn,
} from './checkout-return';
import { clearStartedCheckout, type StartedCheckout } from './started-checkout';

export type FetchedOutcome = CheckoutOutcome | { readonly kind: 'unanswered' };

const FORM: CheckoutOutcome = { kind: 'form', failure: null };
const UNANSWERED: FetchedOutcome = { kind: 'unanswered' };
const NOT_FOUND = 404;
const SERVER_ERROR = 500;
const POLL_INTERVAL_MS = 1000;
const MAX_POLLS = 8;

/** Fetches what has become of the checkout that was started here, or of the PayPal payment in the URL. */
export function useFetchOutcome({
  paypalOrderId,
  status,
}: PaymentReturn): (started: StartedCheckout | null) => Promise<FetchedOutcome> {
  const [getCheckout] = checkoutApi.useLazyGetCheckoutQuery();
  const [getPaypalCheckout] = checkoutApi.useLazyGetPaypalCheckoutQuery();
  const [capture] = checkoutApi.useCapturePaypalOrderMutation();
  const isCaptured = useRef(!isPaypalReturn({ paypalOrderId, status }));
  const isOtherBrowser = useRef(false);

  /** @returns null when the shop does not know the payment */
  const fetchPaypalCheckout = async (id: string): Promise<FetchedOutcome | null> => {
    try {
      const outcome = checkoutOutcomeOf(await getPaypalCheckout({ id }).unwrap(), '', 'succeeded');
      isOtherBrowser.current = outcome.kind === 'waiting' || outcome.kind === 'pending';
      isCaptured.current = !isOtherBrowser.current;
      return inOtherBrowser(outcome);
    } catch (error) {
      if (isLost(error)) return UNANSWERED;
      isOtherBrowser.current = false;
      isCaptured.current = true;
      return null;
    }
  };

  return async (started) => {
    if (paypalOrderId !== null && !isCaptured.current && (!started || isOtherBrowser.current)) {
      return (await fetchPaypalCheckout(paypalOrderId)) ?? FORM;
    }
    if (!started) return FORM;
    const { id, email } = started;
    const fetchStarted = async () => checkoutOutcomeOf(await getCheckout({ id }).unwrap(), email, status);
    try {
      if (isCaptured.current || paypalOrderId === null) return await fetchStarted();
      const call = { id: paypalOrderId, checkoutId: id };
      const captured = await capture({ capturePaypalRequest: call }).unwrap();
      isCaptured.current = true;
      return captureOutcomeOf(captured, email) ?? (await fetchStarted());
    } catch (error) {
      if (alreadyPaid(error)) return fetchStarted().catch(() => UNANSWERED);
      if (isLost(error)) return UNANSWERED;
      if (isNotFound(error) && paypalOrderId !== null && !isCaptured.current) {
        const outcome = await fetchPaypalCheckout(paypalOrderId);
        if (outcome) return outcome;
      }
      if (isNotFound(error)) clearStartedCheckout();
      // An old checkout without a payment is no failure to a customer who just opens the page.
      if (isNotFound(error) && paypalOrderId === null) return FORM;
      return { kind: 'form', failure: { kind: 'rejected', error } };
    }
  };
}

/** Polls a paid checkout until its order is created. @returns the last answer; null without any */
export function useAwaitOrder(): (checkoutId: string) => Promise<CheckoutResponse | null> {
  const [getCheckout] = checkoutApi.useLazyGetCheckoutQuery();
  return useCallback(
    async (id) => {
      let last: CheckoutResponse | null = null;
      for (let poll = 0; poll < MAX_POLLS; poll += 1) {
        if (poll > 0) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
        last = await getCheckout({ id })
          .unwrap()
          .catch(() => last);
        if (last?.status === 'ordered' || last?.status === 'out_of_stock') return last;
      }
      return last;
    },
    [getCheckout],
  );
}

/** Other errors than those of the API are bugs, and are shown. */
function isLost(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= SERVER_ERROR);
}

function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}
