import type { UserResponse } from '@kp/api-client/account';
import type { PlaceOrderRequest } from '@kp/api-client/shop';
import { useState } from 'react';
import type { PaymentForm } from '../payment/payment.types';
import { begunCheckoutOf, forgetBegunCheckout, keepBegunCheckout, readBegunCheckout } from './begun-checkout';
import { newsOf } from './checkout-return';
import type { PaymentTrouble } from './payment-trouble';
import { useAwaitOrder } from './use-await-order';
import type { FinishedCheckout } from './use-finish-checkout';
import { useOnlinePayment, type OnlinePayment } from './use-online-payment';
import type { PlaceOrder } from './use-place-order';
import type { BegunPayment, PaymentWish } from './use-start-payment';

/** Looks at the checkout, a second apart, before a wallet's buyer is led home without the order's number. */
const LOOKS = 8;

export interface PaidCheckoutOptions {
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
