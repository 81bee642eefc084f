import type { UserResponse } from '@kp/api-client/account';
import { checkoutApi } from '@kp/api-client/checkout';
import { newIdempotencyKey, useProblemText, useToast } from '@kp/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { ReviewedCart } from '../../shared/cart/use-reviewed-cart';
import { useCheckoutDraft, type SavedDraft } from './stored-draft';
import { openCheckout, transition } from './checkout-machine';
import type {
  CheckoutContext,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
  Transition,
} from './checkout-machine.types';
import { usePaymentToast } from './payment/payment-failure';
import type { PaymentForm } from '../../shared/payment/payment-form';
import type { PaymentInput } from './payment/payment-outcome';
import { useStartPayment } from './payment/use-start-payment';
import { useFinishCheckout } from './placing/use-finish-checkout';
import { checkoutOutcomeOf, paymentReturnOf } from './return/checkout-return';
import {
  clearStartedCheckout,
  readStartedCheckout,
  saveEnteredOrder,
  saveStartedCheckout,
  startedCheckoutOf,
} from './return/started-checkout';
import { useAwaitOrder, useFetchOutcome } from './return/use-fetch-outcome';
import { useRefreshTotals } from './use-order-totals';

export interface CheckoutFlow {
  readonly state: CheckoutState;
  readonly saved: SavedDraft;
  /** The shop holds a reservation of the cart's products for this customer. */
  readonly isReserved: boolean;
  readonly registerForm: (form: PaymentForm | null) => void;
  /** Resolves when the effects of the event, and of all events that follow from it, have ended. */
  readonly send: (event: CheckoutEvent) => Promise<void>;
  /** Pays with the given wallet, else with the registered form. */
  readonly pay: (input: PaymentInput, wallet?: PaymentForm) => Promise<void>;
}

const POLL_INTERVALS_MS = { waiting: 2000, inReview: 15_000 };

export function useCheckout(user: UserResponse | null, { cart, refresh }: ReviewedCart): CheckoutFlow {
  const { t } = useTranslation('checkout');
  const { toast, dismiss } = useToast();
  const problemText = useProblemText();
  const showPaymentToast = usePaymentToast();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const refreshTotals = useRefreshTotals();
  const saved = useCheckoutDraft(user);
  const finish = useFinishCheckout(cart);
  const startPayment = useStartPayment();
  const awaitOrder = useAwaitOrder();
  const [placeOrder] = checkoutApi.usePlaceOrderMutation();
  const [paymentReturn] = useState(() => paymentReturnOf(parameters));
  const fetchOutcome = useFetchOutcome(paymentReturn);
  const [opening] = useState(() => openCheckout(readStartedCheckout(user?.id ?? null), paymentReturn));
  const [state, setState] = useState(opening.state);
  const latest = useRef(opening.state);
  const form = useRef<PaymentForm | null>(null);

  const context = (): CheckoutContext => ({
    started: readStartedCheckout(user?.id ?? null) ?? latest.current.opened,
    attempt: saved.current().attempt,
    newKey: newIdempotencyKey(),
    email: user?.email ?? '',
  });

  /** @returns the event that follows from the effect, if any */
  const run = async (effect: CheckoutEffect): Promise<CheckoutEvent | void> => {
    switch (effect.type) {
      case 'fetchOutcome':
        return { type: 'outcomeFetched', outcome: await fetchOutcome(context().started) };
      case 'saveAttempt':
        return saved.update((draft) => ({ ...draft, attempt: effect.attempt }));
      case 'sendOrder': {
        const { attempt, previous } = effect;
        const call = { 'Idempotency-Key': attempt.key, placeOrderRequest: attempt.request };
        return placeOrder(call)
          .unwrap()
          .then(
            (order) => ({ type: 'orderPlaced', order }) as const,
            (error: unknown) =>
              ({ type: 'orderFailed', error, previous, message: problemText(error) }) as const,
          );
      }
      case 'checkForm': {
        const { input, form: checked } = effect;
        const result = (await checked?.check?.()) ?? null;
        return { type: 'formChecked', result, input, form: checked };
      }
      case 'startPayment': {
        const payment = await startPayment(effect.input);
        return { type: 'paymentStarted', payment, input: effect.input, form: effect.form };
      }
      case 'pay': {
        const { payment, input } = effect;
        return { type: 'paymentEnded', outcome: await effect.form.pay(payment), payment, input };
      }
      case 'awaitOrder': {
        const { checkoutId, email } = effect;
        const checkout = checkoutId ? await awaitOrder(checkoutId) : null;
        const outcome = checkout && checkoutOutcomeOf(checkout, email, null);
        return {
          type: 'orderCreated',
          placed: outcome?.kind === 'ordered' ? outcome.placed : null,
          checkoutId,
        };
      }
      case 'saveStarted':
        saveEnteredOrder(effect.checkoutId, effect.request);
        return saveStartedCheckout(startedCheckoutOf(effect.checkoutId, user, effect.request));
      case 'saveCancelled': {
        const { started } = context();
        return started ? saveStartedCheckout({ ...started, isCancelled: true }) : undefined;
      }
      case 'clearStarted':
        return clearStartedCheckout();
      case 'redirect':
        return window.location.assign(effect.url);
      case 'refreshCart':
        refreshTotals();
        return refresh();
      case 'removeDiscountCode':
        return saved.update((draft) => ({ ...draft, discountCode: '' }));
      case 'finish':
        return finish(effect.finished);
      case 'showPaymentToast':
        return showPaymentToast(effect.outcome);
      case 'showOrderFailedToast': {
        const [title, description] = [t('failedTitle'), t('failedDescription')];
        return void toast({ title, description, variant: 'destructive', isOnlyAnnounced: true });
      }
      case 'dismissToasts':
        return dismiss();
    }
  };
  // A chain of effects outlives the render that started it, and needs the cart and texts of the last one.
  const rendered = useRef({ context, run, problemText });
  useEffect(() => {
    rendered.current = { context, run, problemText };
  });

  const perform = useCallback(async function perform({ state: next, effects }: Transition): Promise<void> {
    latest.current = next;
    setState(next);
    for (const effect of effects) {
      const event = await rendered.current.run(effect).catch((error: unknown): CheckoutEvent => {
        return { type: 'paymentFailed', error, message: rendered.current.problemText(error) };
      });
      if (event) await perform(transition(latest.current, event, rendered.current.context()));
    }
  }, []);
  const send = useCallback(
    (event: CheckoutEvent) => perform(transition(latest.current, event, rendered.current.context())),
    [perform],
  );

  useEffect(() => void perform(opening), [perform, opening]);
  useEffect(() => {
    // A reload of the page is no second return from the provider.
    const { paypalOrderId, status } = paymentReturn;
    if (paypalOrderId || status) void navigate({ search: '?step=payment' }, { replace: true });
  }, [paymentReturn, navigate]);
  const { stage } = state;
  useEffect(() => {
    if (stage !== 'waiting' && stage !== 'inReview') return undefined;
    const timer = setInterval(() => void send({ type: 'outcomeRequested' }), POLL_INTERVALS_MS[stage]);
    return () => clearInterval(timer);
  }, [stage, send]);
  useEffect(() => {
    // Back from a provider's page, browsers may restore this one as it was left.
    const restore = ({ persisted }: PageTransitionEvent) => persisted && void send({ type: 'pageRestored' });
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [send]);

  return {
    state,
    saved,
    send,
    isReserved: (readStartedCheckout(user?.id ?? null) ?? state.opened) !== null,
    registerForm: useCallback((registered) => {
      form.current = registered;
    }, []),
    pay: (input, wallet) => send({ type: 'paymentSubmitted', input, form: wallet ?? form.current }),
  };
}
