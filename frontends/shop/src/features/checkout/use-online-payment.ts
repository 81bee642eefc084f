import { useProblemText, useToast } from '@kp/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaymentForm, PaymentOutcome } from '../payment/payment.types';
import { leaveFor } from './leave-for';
import { boughtAlready, isDeclined, isLost, soldOut, type PaymentTrouble } from './payment-trouble';
import { usePaymentToasts } from './use-payment-toasts';
import { useStartPayment, type BegunPayment, type PaymentWish } from './use-start-payment';

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

export interface OnlinePaymentEvents {
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
