import type { ApiError } from '@kp/api-client';
import type { PlaceOrderRequest } from '@kp/api-client/checkout';
import { openCheckout, transition } from './checkout-machine';
import type { CheckoutContext, CheckoutEffect, CheckoutEvent, CheckoutState } from './checkout-machine.types';
import type { PaymentForm } from '../../shared/payment/payment-form';
import type { CheckoutPayment, PaymentInput } from './payment/payment-outcome';
import { aForm } from './testing/a-form';

const NO_RETURN = { paypalOrderId: null, status: null };
const STARTED = { id: 'c-1', owner: null, email: 'ioana@bistro.example', items: [] };
const REQUEST: PlaceOrderRequest = { ...aForm(), items: [{ productId: 3, quantity: 2 }] };
const FORM: PaymentForm = { pay: async () => ({ kind: 'paid' }) };
const CARD: PaymentInput = { method: 'stripe', request: REQUEST, amountMinor: 5475 };
const WALLET: PaymentInput = { ...CARD, method: 'revolut' };
const PAYPAL: PaymentInput = { ...CARD, method: 'paypal' };
const PAYMENT: CheckoutPayment = { ref: 'pi_1', secret: 's', checkoutId: 'c-1' };
const ATTEMPT = { key: 'k-1', request: REQUEST };
const PLACED = { orderNumber: 'ORD-1', email: '', statusPath: null };

const open = openCheckout(null, NO_RETURN).state;
const ordering: CheckoutState = { ...open, busy: 'ordering' };
const paying: CheckoutState = { ...open, busy: 'paying' };
const waiting: CheckoutState = { ...open, stage: 'waiting', opened: STARTED };
const inReview: CheckoutState = { ...waiting, stage: 'inReview' };
const checking: CheckoutState = { ...waiting, stage: 'checking', isFetching: true };

const fresh: CheckoutContext = { started: null, attempt: null, newKey: 'new', email: '' };
const started: CheckoutContext = { ...fresh, started: STARTED };
const unanswered: CheckoutContext = { ...fresh, attempt: ATTEMPT };

function anError(status: number, code = 'X', details: object = {}): ApiError {
  return { status, message: 'No.', problem: { status, code, message: 'No.', details } };
}

const orderFailed = (error: unknown): CheckoutEvent => ({
  type: 'orderFailed',
  error,
  previous: ATTEMPT,
  message: 'No.',
});
const paymentFailed = (error: unknown): CheckoutEvent => ({ type: 'paymentFailed', error, message: 'No.' });
const fetched = (outcome: Extract<CheckoutEvent, { type: 'outcomeFetched' }>['outcome']): CheckoutEvent => ({
  type: 'outcomeFetched',
  outcome,
});
const ended = (
  outcome: Extract<CheckoutEvent, { type: 'paymentEnded' }>['outcome'],
  input: PaymentInput,
): CheckoutEvent => ({ type: 'paymentEnded', outcome, payment: PAYMENT, input });

type Row = readonly [
  name: string,
  before: CheckoutState,
  event: CheckoutEvent,
  context: CheckoutContext,
  after: Partial<CheckoutState>,
  effects: readonly CheckoutEffect['type'][],
];

const ORDERS: readonly Row[] = [
  [
    'a cash order is sent',
    open,
    { type: 'orderSubmitted', request: REQUEST },
    fresh,
    { busy: 'ordering' },
    ['saveAttempt', 'sendOrder'],
  ],
  [
    'a second press is ignored',
    ordering,
    { type: 'orderSubmitted', request: REQUEST },
    fresh,
    { busy: 'ordering' },
    [],
  ],
  [
    'an order without an answer is sent again',
    open,
    { type: 'orderRetried' },
    unanswered,
    { busy: 'ordering' },
    ['saveAttempt', 'sendOrder'],
  ],
  ['there is nothing to send again', open, { type: 'orderRetried' }, fresh, { busy: null }, []],
  [
    'a lost answer keeps the attempt',
    ordering,
    orderFailed(anError(503)),
    unanswered,
    { busy: null, orderFailure: { kind: 'unanswered' } },
    ['showOrderFailedToast'],
  ],
  [
    'a final failure ends the attempt',
    ordering,
    orderFailed(anError(422)),
    unanswered,
    { busy: null },
    ['saveAttempt', 'showOrderFailedToast'],
  ],
  [
    'short stock refreshes the cart',
    ordering,
    orderFailed(anError(409, 'ORDERS.SHORT_STOCK', { items: [] })),
    fresh,
    { orderFailure: { kind: 'shortStock', items: [] } },
    ['saveAttempt', 'refreshCart', 'showOrderFailedToast'],
  ],
  [
    'an expired session has its own toast',
    ordering,
    orderFailed(anError(401)),
    fresh,
    { busy: null },
    ['saveAttempt'],
  ],
  [
    'an order that was paid before is waited for',
    ordering,
    orderFailed(anError(409, 'ORDERS.ALREADY_PAID')),
    started,
    { stage: 'waiting', orderFailure: null },
    ['saveAttempt', 'refreshCart', 'fetchOutcome'],
  ],
  [
    'the earlier order is given up',
    open,
    { type: 'attemptDiscarded' },
    unanswered,
    { orderFailure: null },
    ['saveAttempt'],
  ],
  [
    'the earlier order is kept',
    open,
    { type: 'earlierOrderKept' },
    unanswered,
    { stage: 'finished' },
    ['finish'],
  ],
];

const PAYMENTS: readonly Row[] = [
  [
    'a card is checked first',
    open,
    { type: 'paymentSubmitted', input: CARD, form: FORM },
    fresh,
    { busy: 'paying' },
    ['dismissToasts', 'checkForm'],
  ],
  [
    'a form that is not ready pays nothing',
    open,
    { type: 'paymentSubmitted', input: CARD, form: null },
    fresh,
    { busy: null },
    [],
  ],
  [
    'PayPal needs no form',
    open,
    { type: 'paymentSubmitted', input: PAYPAL, form: null },
    fresh,
    { busy: 'paying' },
    ['dismissToasts', 'checkForm'],
  ],
  [
    'a second press is ignored',
    paying,
    { type: 'paymentSubmitted', input: CARD, form: FORM },
    fresh,
    { busy: 'paying' },
    [],
  ],
  [
    'an order without an answer is sent again instead of paying twice',
    open,
    { type: 'paymentSubmitted', input: CARD, form: FORM },
    unanswered,
    { busy: 'ordering' },
    ['saveAttempt', 'sendOrder'],
  ],
  [
    'an incomplete form ends it',
    paying,
    { type: 'formChecked', result: 'incomplete', input: CARD, form: FORM },
    fresh,
    { busy: null, paymentFailure: null },
    [],
  ],
  [
    'a form that failed ends it',
    paying,
    { type: 'formChecked', result: { kind: 'unanswered' }, input: CARD, form: FORM },
    fresh,
    { busy: null, paymentFailure: { kind: 'unanswered' } },
    ['showPaymentToast'],
  ],
  [
    'a complete form starts the payment',
    paying,
    { type: 'formChecked', result: null, input: CARD, form: FORM },
    fresh,
    { busy: 'paying' },
    ['startPayment'],
  ],
  [
    'a started payment is paid',
    paying,
    { type: 'paymentStarted', payment: PAYMENT, input: CARD, form: FORM },
    fresh,
    { busy: 'paying' },
    ['saveStarted', 'pay'],
  ],
  [
    'PayPal is redirected to, and the page stays busy',
    paying,
    {
      type: 'paymentStarted',
      payment: { ...PAYMENT, approveUrl: 'https://paypal.example' },
      input: PAYPAL,
      form: null,
    },
    fresh,
    { busy: 'paying' },
    ['saveStarted', 'redirect'],
  ],
  ['the browser restores the page', paying, { type: 'pageRestored' }, fresh, { busy: null }, []],
  [
    'a paid card places the order',
    paying,
    ended({ kind: 'paid' }, CARD),
    started,
    { busy: 'ordering' },
    ['showPaymentToast', 'saveAttempt', 'sendOrder'],
  ],
  [
    'a paid wallet waits for the order of the shop',
    paying,
    ended({ kind: 'paid' }, WALLET),
    started,
    { busy: 'paying' },
    ['showPaymentToast', 'awaitOrder'],
  ],
  [
    'a decline leads back to the form',
    paying,
    ended({ kind: 'declined', message: 'No.' }, CARD),
    started,
    { busy: null, paymentFailure: { kind: 'declined', message: 'No.' } },
    ['showPaymentToast'],
  ],
  [
    'the order of a wallet is there',
    paying,
    { type: 'orderCreated', placed: PLACED, checkoutId: 'c-1' },
    started,
    { stage: 'finished' },
    ['finish'],
  ],
  [
    'a provider that declines to start is a decline',
    paying,
    paymentFailed(anError(502, 'PAYMENTS.PROVIDER_REFUSED')),
    fresh,
    { busy: null, paymentFailure: { kind: 'declined', message: 'No.' } },
    ['showPaymentToast'],
  ],
  [
    'a lost answer may be paid',
    paying,
    paymentFailed(new TypeError('network')),
    fresh,
    { busy: null, paymentFailure: { kind: 'unanswered' } },
    ['showPaymentToast'],
  ],
  [
    'sold out after the payment ends the checkout',
    paying,
    paymentFailed(anError(409, 'ORDERS.PAID_OUT_OF_STOCK', { orderNumber: 'ORD-1' })),
    started,
    { busy: null, opened: null, paymentFailure: { kind: 'outOfStock', orderNumber: 'ORD-1' } },
    ['dismissToasts', 'clearStarted'],
  ],
  [
    'paid before: its order is waited for',
    paying,
    paymentFailed(anError(409, 'ORDERS.PAYMENT_PENDING')),
    started,
    { stage: 'waiting', busy: null },
    ['fetchOutcome'],
  ],
  [
    'ordered before in another browser',
    paying,
    paymentFailed(anError(409, 'ORDERS.ALREADY_ORDERED', { orderNumber: 'ORD-1' })),
    fresh,
    { stage: 'finished' },
    ['finish'],
  ],
  [
    'any other error is one of the order',
    paying,
    paymentFailed(anError(409, 'ORDERS.SHORT_STOCK', { items: [] })),
    fresh,
    { busy: null, orderFailure: { kind: 'shortStock', items: [] } },
    ['saveAttempt', 'refreshCart', 'showOrderFailedToast'],
  ],
];

const RETURNS: readonly Row[] = [
  [
    'a finished checkout finishes once',
    { ...open, stage: 'finished' },
    fetched({ kind: 'ordered', placed: PLACED }),
    started,
    { stage: 'finished' },
    [],
  ],
  [
    'a retry checks again',
    { ...waiting, stage: 'unanswered' },
    { type: 'outcomeRequested' },
    started,
    { stage: 'checking', isFetching: true },
    ['fetchOutcome'],
  ],
  [
    'a poll keeps what is on screen',
    waiting,
    { type: 'outcomeRequested' },
    started,
    { stage: 'waiting', isFetching: true },
    ['fetchOutcome'],
  ],
  [
    'a poll is not started twice',
    { ...waiting, isFetching: true },
    { type: 'outcomeRequested' },
    started,
    { stage: 'waiting' },
    [],
  ],
  [
    'no answer can be retried',
    checking,
    fetched({ kind: 'unanswered' }),
    started,
    { stage: 'unanswered', isFetching: false },
    [],
  ],
  [
    'a poll without an answer waits on',
    inReview,
    fetched({ kind: 'unanswered' }),
    started,
    { stage: 'inReview', isFetching: false },
    [],
  ],
  ['paid', checking, fetched({ kind: 'waiting' }), started, { stage: 'waiting' }, []],
  ['in review', checking, fetched({ kind: 'pending' }), started, { stage: 'inReview' }, []],
  ['accepted after the review', inReview, fetched({ kind: 'waiting' }), started, { stage: 'waiting' }, []],
  [
    'declined after the review',
    inReview,
    fetched({ kind: 'form', failure: null }),
    started,
    { stage: 'form', paymentFailure: { kind: 'declined', message: null } },
    ['showPaymentToast'],
  ],
  [
    'ordered',
    checking,
    fetched({ kind: 'ordered', placed: PLACED }),
    started,
    { stage: 'finished' },
    ['finish'],
  ],
  [
    'not paid',
    checking,
    fetched({ kind: 'form', failure: null }),
    started,
    { stage: 'form', opened: STARTED, isUnfinished: false },
    [],
  ],
  [
    'not paid yet',
    checking,
    fetched({ kind: 'form', failure: null, isOpen: true }),
    started,
    { stage: 'form', isUnfinished: true },
    [],
  ],
  [
    'cancelled at the provider before, and opened again',
    { ...checking, opened: { ...STARTED, isCancelled: true } },
    fetched({ kind: 'form', failure: null, isOpen: true }),
    started,
    { stage: 'form', isUnfinished: false },
    [],
  ],
  [
    'cancelled at the provider',
    checking,
    fetched({ kind: 'form', failure: { kind: 'cancelled' }, isOpen: true }),
    started,
    { stage: 'form', isUnfinished: false },
    ['showPaymentToast', 'saveCancelled'],
  ],
  [
    'expired',
    checking,
    fetched({ kind: 'form', failure: { kind: 'expired' } }),
    started,
    { stage: 'form', opened: STARTED },
    ['clearStarted'],
  ],
  [
    'sold out',
    checking,
    fetched({ kind: 'form', failure: { kind: 'outOfStock', orderNumber: 'ORD-1' } }),
    started,
    { stage: 'form', opened: null },
    ['clearStarted'],
  ],
  [
    'sold out in another browser',
    checking,
    fetched({ kind: 'form', failure: { kind: 'outOfStock', orderNumber: 'ORD-1' }, isOtherBrowser: true }),
    started,
    { stage: 'form', opened: STARTED },
    [],
  ],
];

describe.each([
  ['placing an order', ORDERS],
  ['paying online', PAYMENTS],
  ['returning after a payment', RETURNS],
])('%s', (_group, rows) => {
  it.each(rows)('%s', (_name, before, event, context, after, effects) => {
    const next = transition(before, event, context);
    expect(next.state).toMatchObject(after);
    expect(next.effects.map(({ type }) => type)).toEqual(effects);
  });
});

describe('a checkout that is opened', () => {
  it.each([
    ['anew', null, NO_RETURN, 'form', []],
    ['after a payment was started', STARTED, NO_RETURN, 'checking', ['fetchOutcome']],
    [
      'by PayPal in another browser',
      null,
      { paypalOrderId: 'p-1', status: null },
      'checking',
      ['fetchOutcome'],
    ],
    [
      'by a cancelled payment in another browser',
      null,
      { paypalOrderId: 'p-1', status: 'cancelled' },
      'form',
      ['showPaymentToast', 'saveCancelled'],
    ],
    ['by a failed payment in another browser', null, { paypalOrderId: null, status: 'failed' }, 'form', []],
  ] as const)('%s', (_name, opened, paymentReturn, stage, effects) => {
    const opening = openCheckout(opened, paymentReturn);
    expect(opening.state.stage).toBe(stage);
    expect(opening.effects.map(({ type }) => type)).toEqual(effects);
  });
});

describe('the idempotency key of an order', () => {
  const keyOf = (event: CheckoutEvent, context: CheckoutContext) =>
    transition(open, event, context).effects.flatMap((effect) =>
      effect.type === 'sendOrder' ? [effect.attempt.key] : [],
    );

  it('is new for a new order and the same until an attempt has ended', () => {
    expect(keyOf({ type: 'orderSubmitted', request: REQUEST }, fresh)).toEqual(['new']);
    expect(keyOf({ type: 'orderSubmitted', request: REQUEST }, unanswered)).toEqual(['k-1']);
    expect(keyOf({ type: 'orderRetried' }, unanswered)).toEqual(['k-1']);
  });

  it('comes back with the earlier attempt when the session has expired', () => {
    const { effects } = transition(ordering, orderFailed(anError(401)), fresh);
    expect(effects).toEqual([{ type: 'saveAttempt', attempt: ATTEMPT }]);
  });
});

it('names the started checkout in orders and payments, so that they use its reservation', () => {
  const order = transition(open, { type: 'orderSubmitted', request: REQUEST }, started);
  expect(order.effects[1]).toMatchObject({ attempt: { request: { checkoutId: 'c-1' } } });
  const payment = transition(open, { type: 'paymentSubmitted', input: CARD, form: FORM }, started);
  expect(payment.effects[1]).toMatchObject({ input: { checkoutId: 'c-1' } });
});

it('names the payment in the order of a paid card', () => {
  const { effects } = transition(paying, ended({ kind: 'paid' }, CARD), started);
  expect(effects[2]).toMatchObject({ attempt: { request: { paymentIntentId: 'pi_1', checkoutId: 'c-1' } } });
});
