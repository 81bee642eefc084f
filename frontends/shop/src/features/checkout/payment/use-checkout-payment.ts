import type { UserResponse } from '@kp/api-client/account';
import { type CheckoutResponse, type PlaceOrderRequest, shopApi } from '@kp/api-client/shop';
import { useCallback, useState } from 'react';
import type { PaymentForm, PaymentTrouble } from './payment-outcome';
import {
  type BegunPayment,
  type OnlinePayment,
  type PaymentWish,
  useOnlinePayment,
} from './use-online-payment';
import type { FinishedCheckout } from '../placing/use-finish-checkout';
import type { PlaceOrder } from '../placing/use-place-order';
import { newsOf } from '../return/checkout-return';
import {
  begunCheckoutOf,
  forgetBegunCheckout,
  keepBegunCheckout,
  readBegunCheckout,
} from '../return/started-checkout';

/** Looks at the checkout, a second apart, before a wallet's buyer is led home without the order's number. */
const LOOKS = 8;

interface PaidCheckoutOptions {
  /** null for a guest. */
  readonly user: UserResponse | null;
  /** The checkout that a payment was begun for when the page was opened. */
  readonly begunId: string | undefined;
  readonly trouble: PaymentTrouble | null;
  readonly order: PlaceOrder;
  /** The money is there; the order follows. */
  readonly onPaid: () => void;
  readonly onFinished: (end: FinishedCheckout) => void;
}

export interface PaidCheckout extends OnlinePayment {
  /** The shop holds what is in the cart for this buyer. */
  readonly isHeld: boolean;
  /** The order with the checkout that was begun for it: its products are those that are held. */
  withBegun(request: PlaceOrderRequest): PlaceOrderRequest;
}

/** Online payments of this checkout, with what follows from them. */
export function usePaidCheckout(options: PaidCheckoutOptions): PaidCheckout {
  const { user, order, onPaid, onFinished } = options;
  const awaitOrder = useAwaitOrder();
  const owner = user?.id ?? null;
  const [openedFor, setOpenedFor] = useState(options.begunId);
  const begunId = () => readBegunCheckout(owner)?.id ?? openedFor;

  const orderPaid = async ({ ref, checkoutId }: BegunPayment, { method, request }: PaymentWish) => {
    if (method === 'stripe') return order.place({ ...request, paymentIntentId: ref, checkoutId });
    // The shop makes the order itself, when the provider tells it of the money.
    const made = checkoutId ? await awaitOrder(checkoutId, LOOKS) : null;
    const news = made && newsOf(made, user?.email ?? request.email ?? '', null);
    onFinished({ placed: news?.kind === 'ordered' ? news.placed : null, checkoutId, says: 'paid' });
  };
  const online = useOnlinePayment(options.trouble, {
    onBegun: (id, { request }) => keepBegunCheckout(begunCheckoutOf(id, user, request)),
    onPaid: orderPaid,
    onBoughtAlready(orderNumber) {
      const email = user?.email ?? '';
      if (begunId()) onPaid();
      else if (orderNumber) onFinished({ placed: { orderNumber, email, statusPath: null }, says: 'ordered' });
    },
    onSoldOut() {
      forgetBegunCheckout();
      setOpenedFor(undefined);
    },
    onRefused: order.refuse,
  });
  return {
    ...online,
    isHeld: begunId() !== undefined,
    withBegun: (request) => ({ ...request, ...(begunId() ? { checkoutId: begunId() } : {}) }),
    async pay(wish: PaymentWish, wallet?: PaymentForm) {
      // An order whose answer was lost is asked about first: nothing is bought twice.
      if (order.isUnanswered) return order.sendAgain();
      order.explain(null);
      await online.pay({ ...wish, checkoutId: begunId() }, wallet);
    },
  };
}

const EVERY_MILLISECONDS = 1000;

const pause = () => new Promise((resolve) => setTimeout(resolve, EVERY_MILLISECONDS));

/** An order was made, or its money goes back. */
const isEnd = ({ status }: CheckoutResponse) => status === 'ordered' || status === 'out_of_stock';

/**
 * Waits for the order of a paid checkout, which the shop makes when it hears of the money: mostly within a second.
 *
 * @returns how it stands after that many looks at the latest; null when the shop did not answer
 */
function useAwaitOrder(): (checkoutId: string, looks: number) => Promise<CheckoutResponse | null> {
  const [look] = shopApi.useLazyGetCheckoutQuery();
  return useCallback(
    async (id, looks) => {
      let last: CheckoutResponse | null = null;
      for (let tries = 0; tries < looks; tries += 1) {
        if (tries > 0) await pause();
        last = await look({ id })
          .unwrap()
          .catch(() => last);
        if (last && isEnd(last)) return last;
      }
      return last;
    },
    [look],
  );
}
