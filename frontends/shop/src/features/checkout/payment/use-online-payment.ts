import { type PlaceOrderRequest, shopApi } from '@kp/api-client/shop';
import { useProblemText, useToast } from '@kp/client';
import { SHOP_CURRENCY } from '@kp/commerce';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePaymentToasts } from './payment-failure';
import {
  boughtAlready,
  isDeclined,
  isLost,
  type OnlineMethod,
  type PaymentForm,
  type PaymentOutcome,
  type PaymentTrouble,
  soldOut,
  type StartedPayment,
} from './payment-outcome';

export interface OnlinePayment {
  readonly isPaying: boolean;
  readonly trouble: PaymentTrouble | null;
  /** Takes the form of the chosen method, and null when it is gone. */
  readonly offerForm: (form: PaymentForm | null) => void;
  /** Begins to pay and pays. Does nothing while a payment is on its way, or while the form is not ready. */
  pay(wish: PaymentWish, wallet?: PaymentForm): Promise<void>;
  /** Says what a failure means for the payment; null takes back what was said. */
  explain(error: unknown): void;
}

interface OnlinePaymentEvents {
  /** The shop holds the products; the checkout is to be kept. */
  readonly onBegun: (checkoutId: string, wish: PaymentWish) => void;
  readonly onPaid: (payment: BegunPayment, wish: PaymentWish) => Promise<void>;
  readonly onBoughtAlready: (orderNumber: string | null) => void;
  /** The checkout is over: its money goes back. */
  readonly onSoldOut: () => void;
  /** The shop refused to begin: short stock, new prices, wrong fields. */
  readonly onRefused: (error: unknown) => void;
}

/** Pays online before the order is made. */
export function useOnlinePayment(start: PaymentTrouble | null, events: OnlinePaymentEvents): OnlinePayment {
  const begin = useStartPayment();
  const say = usePaymentToasts();
  const { dismiss } = useToast();
  const sentence = useProblemText();
  const [isPaying, setPaying] = useState(false);
  const [trouble, setTrouble] = useState(start);
  const form = useRef<PaymentForm | null>(null);
  // A second click comes before the first one is on screen.
  const isBusy = useRef(false);

  const setBusy = useCallback((isOn: boolean) => {
    isBusy.current = isOn;
    setPaying(isOn);
  }, []);
  useEffect(() => {
    // Back from a provider's page, browsers may show this one as it was left.
    const show = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', show);
    return () => window.removeEventListener('pageshow', show);
  }, [setBusy]);

  const end = (outcome: Exclude<PaymentOutcome, { kind: 'paid' }>) => {
    setTrouble(outcome);
    say(outcome);
  };
  const explain = (error: unknown) => {
    const bought = boughtAlready(error);
    const gone = soldOut(error);
    if (error === null) setTrouble(null);
    else if (bought) events.onBoughtAlready(bought.orderNumber);
    else if (gone) {
      setTrouble({ kind: 'outOfStock', ...gone });
      dismiss();
      events.onSoldOut();
    } else if (isDeclined(error)) end({ kind: 'declined', message: sentence(error) });
    else if (isLost(error)) end({ kind: 'unanswered' });
    else events.onRefused(error);
  };
  /** @returns whether the page is being left */
  const run = async (wish: PaymentWish, used: PaymentForm | null): Promise<boolean> => {
    const missing = await used?.check?.();
    if (missing === 'incomplete') return false;
    if (missing && missing.kind !== 'paid') end(missing);
    if (missing) return false;
    const payment = await begin(wish);
    if (payment.checkoutId) events.onBegun(payment.checkoutId, wish);
    if (payment.approveUrl) leaveFor(payment.approveUrl);
    if (payment.approveUrl || !used) return Boolean(payment.approveUrl);
    const outcome = await used.pay(payment);
    if (outcome.kind === 'paid') {
      say(outcome);
      await events.onPaid(payment, wish);
    } else end(outcome);
    return false;
  };
  return {
    isPaying,
    trouble,
    explain,
    offerForm: useCallback((offered) => {
      form.current = offered;
    }, []),
    async pay(wish, wallet) {
      const used = wallet ?? form.current;
      if (isBusy.current || (wish.method !== 'paypal' && !used)) return;
      setBusy(true);
      setTrouble(null);
      dismiss();
      let isLeaving = false;
      try {
        isLeaving = await run(wish, used);
      } catch (error) {
        explain(error);
      }
      if (!isLeaving) setBusy(false);
    },
  };
}

/** What is to be paid, and with what. */
export interface PaymentWish {
  readonly method: OnlineMethod;
  /** Its payment method is that of the wish. */
  readonly request: PlaceOrderRequest;
  /** The total on the buyer's screen, in minor units; the shop compares it with its own. */
  readonly amountMinor: number;
  /** The checkout that was begun before; beginning again replaces it, with what is held for it. */
  readonly checkoutId?: string;
}

export interface BegunPayment extends StartedPayment {
  readonly checkoutId: string | undefined;
  /** PayPal: the page on which the buyer approves. */
  readonly approveUrl?: string;
}

/** Begins a payment at its provider, by way of the shop. Rejects with the shop's refusal. */
function useStartPayment(): (wish: PaymentWish) => Promise<BegunPayment> {
  const [startStripe] = shopApi.useCreateStripePaymentIntentMutation();
  const [startRevolut] = shopApi.useCreateRevolutOrderMutation();
  const [startPaypal] = shopApi.useCreatePaypalOrderMutation();
  const starters: Record<OnlineMethod, (wish: PaymentWish) => Promise<BegunPayment>> = {
    stripe: async ({ request: checkout, amountMinor: amount, checkoutId }) => {
      const currency = SHOP_CURRENCY.toLowerCase();
      const call = { amount, currency, checkout, checkoutId };
      const answer = await startStripe({ paymentCallRequest: call }).unwrap();
      return { ref: answer.paymentIntentId, secret: answer.clientSecret, checkoutId: answer.checkoutId };
    },
    revolut: async ({ request: checkout, amountMinor: amount, checkoutId }) => {
      const call = { amount, currency: SHOP_CURRENCY, checkout, checkoutId };
      const answer = await startRevolut({ paymentCallRequest: call }).unwrap();
      const publicId = answer.token || answer.public_id || answer.id;
      return { ref: answer.id, secret: publicId, checkoutId: answer.checkoutId };
    },
    paypal: async ({ request: checkout, checkoutId }) => {
      const answer = await startPaypal({ checkoutCallRequest: { checkout, checkoutId } }).unwrap();
      const { id, approveUrl } = answer;
      return { ref: id, secret: '', approveUrl, checkoutId: answer.checkoutId };
    },
  };
  return (wish) => starters[wish.method](wish);
}

/** Leads to a provider's own page. */
function leaveFor(address: string): void {
  window.location.assign(address);
}
