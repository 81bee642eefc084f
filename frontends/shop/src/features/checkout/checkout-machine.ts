import type { PlaceOrderRequest } from '@kp/api-client/checkout';
import type {
  CheckoutContext,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutState,
  Transition,
} from './checkout-machine.types';
import { isLost, type PaymentOutcome } from '../../shared/payment/payment-form';
import { alreadyPaid, isDeclined, soldOutOrder, type PaymentFailure } from './payment/payment-outcome';
import { isSessionExpired, isFinal, type OrderFailure, orderFailureOf } from './placing/order-failure';
import { placedOrder } from '../../shared/placed-order';
import type { FinishedCheckout } from './placing/use-finish-checkout';
import {
  type CheckoutOutcome,
  isPaypalReturn,
  outcomeAfterReview,
  returnFailure,
  type PaymentReturn,
} from './return/checkout-return';
import type { StartedCheckout } from './return/started-checkout';
import type { FetchedOutcome } from './return/use-fetch-outcome';

/** What the page shows is not what the shop knows. */
const CHANGED_MEANWHILE: readonly OrderFailure['kind'][] = [
  'shortStock',
  'priceChanged',
  'deliveryUnavailable',
  'payment',
];

const to = (state: CheckoutState, ...effects: readonly CheckoutEffect[]): Transition => ({ state, effects });

/** The checkout when its page opens; a payment that was started before is asked about first. */
export function openCheckout(opened: StartedCheckout | null, paymentReturn: PaymentReturn): Transition {
  const form: CheckoutState = {
    stage: 'form',
    isFetching: false,
    busy: null,
    orderFailure: null,
    paymentFailure: null,
    opened,
    isUnfinished: false,
  };
  if (opened || isPaypalReturn(paymentReturn)) {
    return to({ ...form, stage: 'checking', isFetching: true }, { type: 'fetchOutcome' });
  }
  // Only a cancellation is certain without asking the shop.
  if (paymentReturn.status !== 'cancelled') return to(form);
  return showForm(form, { kind: 'form', failure: returnFailure(paymentReturn.status) });
}

/** What an event changes, and the effects that follow from it in their order. */
export function transition(state: CheckoutState, event: CheckoutEvent, context: CheckoutContext): Transition {
  if (state.stage === 'finished') return to(state);
  switch (event.type) {
    case 'outcomeRequested':
      return fetchOutcome(isAwaitingOrder(state) ? state : { ...state, stage: 'checking' });
    case 'outcomeFetched':
      return receiveOutcome({ ...state, isFetching: false }, event.outcome, context);
    case 'orderBlocked':
      return to({ ...state, orderFailure: event.failure });
    case 'orderFailureDismissed':
      return to({ ...state, orderFailure: null });
    case 'orderSubmitted': {
      const checkoutId = context.started?.id;
      const request = checkoutId ? { ...event.request, checkoutId } : event.request;
      if (state.busy) return to(state);
      return sendOrder({ ...state, paymentFailure: null }, request, context);
    }
    case 'orderRetried':
      return state.busy ? to(state) : retryOrder(state, context);
    case 'orderPlaced':
      return finish(state, { placed: placedOrder(event.order), toast: 'ordered' });
    case 'orderFailed':
      return failOrder({ ...state, busy: null }, event, context);
    case 'attemptDiscarded':
      return to({ ...state, orderFailure: null }, { type: 'saveAttempt', attempt: null });
    case 'earlierOrderKept':
      return finish(state, { placed: null, toast: 'none' });
    case 'paymentSubmitted':
      if (state.busy) return to(state);
      // An order without an answer may have been placed: sending it again prevents a second payment.
      return context.attempt ? retryOrder(state, context) : submitPayment(state, event, context);
    case 'formChecked': {
      const { result, input, form } = event;
      if (result === null) return to(state, { type: 'startPayment', input, form });
      if (result === 'incomplete' || result.kind === 'paid') return to({ ...state, busy: null });
      return failPayment(state, result);
    }
    case 'paymentStarted':
      return continuePayment(state, event);
    case 'paymentEnded':
      return endPayment(state, event, context);
    case 'paymentFailed':
      return rejectPayment({ ...state, busy: null }, event, context);
    case 'orderCreated': {
      const { placed, checkoutId } = event;
      return finish(state, { placed, checkoutId, toast: 'paid' });
    }
    case 'unfinishedDismissed':
      return to({ ...state, isUnfinished: false });
    case 'pageRestored':
      return to(state.busy === 'paying' ? { ...state, busy: null } : state);
  }
}

function isAwaitingOrder({ stage }: CheckoutState): boolean {
  return stage === 'waiting' || stage === 'inReview';
}

function fetchOutcome(state: CheckoutState): Transition {
  return state.isFetching ? to(state) : to({ ...state, isFetching: true }, { type: 'fetchOutcome' });
}

function receiveOutcome(
  state: CheckoutState,
  received: FetchedOutcome,
  { started }: CheckoutContext,
): Transition {
  if (received.kind === 'unanswered') {
    return to(isAwaitingOrder(state) ? state : { ...state, stage: 'unanswered' });
  }
  const outcome = state.stage === 'inReview' ? outcomeAfterReview(received) : received;
  switch (outcome.kind) {
    case 'waiting':
      return to({ ...state, stage: 'waiting' });
    case 'pending':
      return to({ ...state, stage: 'inReview' });
    case 'form':
      return showForm(state, outcome);
    case 'ordered': {
      const { placed, isOtherBrowser } = outcome;
      return finish(state, { placed, bought: started?.items ?? [], toast: 'ordered', isOtherBrowser });
    }
  }
}

function showForm(
  state: CheckoutState,
  { failure, isOtherBrowser = false, isOpen = false }: Extract<CheckoutOutcome, { kind: 'form' }>,
): Transition {
  const isSoldOut = failure?.kind === 'outOfStock' && !isOtherBrowser;
  const isOver = (failure?.kind === 'expired' && !isOtherBrowser) || isSoldOut;
  const effects: CheckoutEffect[] = [];
  if (failure?.kind === 'cancelled' || failure?.kind === 'declined') {
    effects.push(...failureEffects(failure));
  }
  if (isOver) effects.push({ type: 'clearStarted' });
  const opened = isSoldOut ? null : state.opened;
  const isUnfinished = failure === null && isOpen && !opened?.isCancelled;
  return to({ ...state, stage: 'form', paymentFailure: failure, opened, isUnfinished }, ...effects);
}

function finish(state: CheckoutState, finished: FinishedCheckout): Transition {
  return to({ ...state, stage: 'finished', busy: null }, { type: 'finish', finished });
}

function sendOrder(state: CheckoutState, request: PlaceOrderRequest, context: CheckoutContext): Transition {
  const previous = context.attempt;
  const attempt = { key: previous?.key ?? context.newKey, request };
  return to(
    { ...state, busy: 'ordering', orderFailure: null, isUnfinished: false },
    { type: 'saveAttempt', attempt },
    { type: 'sendOrder', attempt, previous },
  );
}

function retryOrder(state: CheckoutState, context: CheckoutContext): Transition {
  return context.attempt ? sendOrder(state, context.attempt.request, context) : to(state);
}

function failOrder(
  state: CheckoutState,
  { error, previous, message }: Extract<CheckoutEvent, { type: 'orderFailed' }>,
  context: CheckoutContext,
): Transition {
  const failure = orderFailureOf(error);
  const effects: CheckoutEffect[] = [];
  // Without a session the shop tells nothing about an earlier attempt, which may have been placed.
  if (isSessionExpired(error)) effects.push({ type: 'saveAttempt', attempt: previous });
  else if (isFinal(failure)) effects.push({ type: 'saveAttempt', attempt: null });
  if (CHANGED_MEANWHILE.includes(failure.kind)) effects.push({ type: 'refreshCart' });
  if (failure.kind === 'discountRefused') effects.push({ type: 'removeDiscountCode' });
  if (failure.kind === 'payment') {
    const rejected = rejectPayment(state, { error, message }, context);
    return to(rejected.state, ...effects, ...rejected.effects);
  }
  // The end of the session has a toast of its own.
  if (!isSessionExpired(error)) effects.push({ type: 'showOrderFailedToast' });
  return to({ ...state, orderFailure: failure }, ...effects);
}

function submitPayment(
  state: CheckoutState,
  { input, form }: Extract<CheckoutEvent, { type: 'paymentSubmitted' }>,
  { started }: CheckoutContext,
): Transition {
  const isReady = input.method === 'paypal' || form !== null;
  if (!isReady) return to({ ...state, orderFailure: null });
  return to(
    { ...state, busy: 'paying', orderFailure: null, paymentFailure: null, isUnfinished: false },
    { type: 'dismissToasts' },
    { type: 'checkForm', input: { ...input, checkoutId: started?.id }, form },
  );
}

function continuePayment(
  state: CheckoutState,
  { payment, input, form }: Extract<CheckoutEvent, { type: 'paymentStarted' }>,
): Transition {
  const { checkoutId, approveUrl } = payment;
  const saved: CheckoutEffect[] = checkoutId
    ? [{ type: 'saveStarted', checkoutId, request: input.request }]
    : [];
  // The page stays busy until PayPal's page replaces it.
  if (approveUrl) return to(state, ...saved, { type: 'redirect', url: approveUrl });
  if (!form) return to({ ...state, busy: null }, ...saved);
  return to(state, ...saved, { type: 'pay', form, payment, input });
}

function endPayment(
  state: CheckoutState,
  { outcome, payment, input }: Extract<CheckoutEvent, { type: 'paymentEnded' }>,
  context: CheckoutContext,
): Transition {
  if (outcome.kind !== 'paid') return failPayment(state, outcome);
  const { ref, checkoutId } = payment;
  const toast: CheckoutEffect[] = outcome.isInReview ? [] : [{ type: 'showPaymentToast', outcome }];
  if (input.method !== 'stripe') {
    // The shop creates the order itself when the provider reports the payment.
    const email = context.email || (input.request.email ?? '');
    return to(state, ...toast, { type: 'awaitOrder', checkoutId, email });
  }
  const ordering = sendOrder(state, { ...input.request, paymentIntentId: ref, checkoutId }, context);
  return to(ordering.state, ...toast, ...ordering.effects);
}

function failPayment(state: CheckoutState, failure: Exclude<PaymentOutcome, { kind: 'paid' }>): Transition {
  return to({ ...state, busy: null, paymentFailure: failure }, ...failureEffects(failure));
}

/** What a customer cancels on purpose is not offered to be finished at the next visit. */
function failureEffects(failure: Exclude<PaymentOutcome, { kind: 'paid' }>): CheckoutEffect[] {
  const cancelled: CheckoutEffect[] = failure.kind === 'cancelled' ? [{ type: 'saveCancelled' }] : [];
  return [{ type: 'showPaymentToast', outcome: failure }, ...cancelled];
}

function rejectPayment(
  state: CheckoutState,
  { error, message }: { readonly error: unknown; readonly message: string },
  context: CheckoutContext,
): Transition {
  const paid = alreadyPaid(error);
  const soldOut = soldOutOrder(error);
  if (paid && context.started) {
    return fetchOutcome({ ...state, stage: 'waiting', orderFailure: null, paymentFailure: null });
  }
  if (paid) {
    if (!paid.orderNumber) return to(state);
    const placed = { orderNumber: paid.orderNumber, email: context.email, statusPath: null };
    return finish(state, { placed, toast: 'ordered' });
  }
  if (soldOut) {
    const paymentFailure: PaymentFailure = { kind: 'outOfStock', ...soldOut };
    return to(
      { ...state, paymentFailure, opened: null },
      { type: 'dismissToasts' },
      { type: 'clearStarted' },
    );
  }
  if (isDeclined(error)) return failPayment(state, { kind: 'declined', message });
  if (isLost(error)) return failPayment(state, { kind: 'unanswered' });
  return failOrder(state, { type: 'orderFailed', error, previous: context.attempt, message }, context);
}
