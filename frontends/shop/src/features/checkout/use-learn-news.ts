import { shopApi } from '@kp/api-client/shop';
import { isApiError } from '@kp/client';
import { useCallback, useRef } from 'react';
import { forgetBegunCheckout, readBegunCheckout, type BegunCheckout } from './begun-checkout';
import { fromElsewhere, newsOf, newsOfCapture, type Arrival, type CheckoutNews } from './checkout-return';
import { boughtAlready } from './payment-trouble';

/** Until it is known how the begun checkout stands: the shop is being asked, or did not answer. */
export type CheckoutReturn = CheckoutNews | { readonly kind: 'asking' } | { readonly kind: 'unanswered' };

const FORM: CheckoutNews = { kind: 'form', trouble: null };
const UNANSWERED = { kind: 'unanswered' } as const;
const SERVER_ERROR = 500;

/** Paid, and the order follows by itself. */
export function isOnItsWay(state: CheckoutReturn): state is { readonly kind: 'waiting' | 'pending' } {
  return state.kind === 'waiting' || state.kind === 'pending';
}

/** Asks the shop what has become of the checkout that was started here, or of the PayPal payment in the URL. */
export function useLearnNews(
  begun: BegunCheckout | null,
  { paypal, said }: Arrival,
): () => Promise<CheckoutReturn> {
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
