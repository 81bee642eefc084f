import type { OrderResponse, PlaceOrderRequest } from '@kp/api-client/checkout';
import type { OrderAttempt } from './checkout-draft';
import type { PaymentForm, PaymentOutcome } from '../../shared/payment/payment-form';
import type { CheckoutPayment, PaymentFailure, PaymentInput } from './payment/payment-outcome';
import type { OrderFailure } from './placing/order-failure';
import type { PlacedOrder } from '../../shared/placed-order';
import type { FinishedCheckout } from './placing/use-finish-checkout';
import type { StartedCheckout } from './return/started-checkout';
import type { FetchedOutcome } from './return/use-fetch-outcome';

export interface CheckoutState {
  readonly stage: 'checking' | 'unanswered' | 'waiting' | 'inReview' | 'form' | 'finished';
  readonly isFetching: boolean;
  /** What the last press of a button does; another press is ignored meanwhile. */
  readonly busy: 'ordering' | 'paying' | null;
  readonly orderFailure: OrderFailure | null;
  readonly paymentFailure: PaymentFailure | null;
  /** The checkout whose payment was started before the page was opened. */
  readonly opened: StartedCheckout | null;
  /** A payment was started before the page was opened, and not finished. */
  readonly isUnfinished: boolean;
}

/** What the browser stores and the customer's session tell at the time of an event. */
export interface CheckoutContext {
  /** The checkout whose payment was started last. */
  readonly started: StartedCheckout | null;
  readonly attempt: OrderAttempt | null;
  readonly newKey: string;
  readonly email: string;
}

export type CheckoutEvent =
  | { readonly type: 'outcomeRequested' }
  | { readonly type: 'outcomeFetched'; readonly outcome: FetchedOutcome }
  | { readonly type: 'orderBlocked'; readonly failure: OrderFailure }
  | { readonly type: 'orderFailureDismissed' }
  | { readonly type: 'orderSubmitted'; readonly request: PlaceOrderRequest }
  | { readonly type: 'orderRetried' }
  | { readonly type: 'orderPlaced'; readonly order: OrderResponse }
  | {
      readonly type: 'orderFailed';
      readonly error: unknown;
      /** The attempt that had no answer before this one was sent. */
      readonly previous: OrderAttempt | null;
      readonly message: string;
    }
  | { readonly type: 'attemptDiscarded' }
  | { readonly type: 'earlierOrderKept' }
  | { readonly type: 'paymentSubmitted'; readonly input: PaymentInput; readonly form: PaymentForm | null }
  | {
      readonly type: 'formChecked';
      readonly result: PaymentOutcome | 'incomplete' | null;
      readonly input: PaymentInput;
      readonly form: PaymentForm | null;
    }
  | {
      readonly type: 'paymentStarted';
      readonly payment: CheckoutPayment;
      readonly input: PaymentInput;
      readonly form: PaymentForm | null;
    }
  | {
      readonly type: 'paymentEnded';
      readonly outcome: PaymentOutcome;
      readonly payment: CheckoutPayment;
      readonly input: PaymentInput;
    }
  | { readonly type: 'paymentFailed'; readonly error: unknown; readonly message: string }
  | { readonly type: 'orderCreated'; readonly placed: PlacedOrder | null; readonly checkoutId?: string }
  | { readonly type: 'unfinishedDismissed' }
  | { readonly type: 'pageRestored' };

export type CheckoutEffect =
  | { readonly type: 'fetchOutcome' }
  | { readonly type: 'saveAttempt'; readonly attempt: OrderAttempt | null }
  | { readonly type: 'sendOrder'; readonly attempt: OrderAttempt; readonly previous: OrderAttempt | null }
  | { readonly type: 'checkForm'; readonly input: PaymentInput; readonly form: PaymentForm | null }
  | { readonly type: 'startPayment'; readonly input: PaymentInput; readonly form: PaymentForm | null }
  | { readonly type: 'saveStarted'; readonly checkoutId: string; readonly request: PlaceOrderRequest }
  | { readonly type: 'saveCancelled' }
  | { readonly type: 'clearStarted' }
  | { readonly type: 'redirect'; readonly url: string }
  | {
      readonly type: 'pay';
      readonly form: PaymentForm;
      readonly payment: CheckoutPayment;
      readonly input: PaymentInput;
    }
  | { readonly type: 'awaitOrder'; readonly checkoutId?: string; readonly email: string }
  | { readonly type: 'refreshCart' }
  | { readonly type: 'removeDiscountCode' }
  | { readonly type: 'finish'; readonly finished: FinishedCheckout }
  | { readonly type: 'showPaymentToast'; readonly outcome: PaymentOutcome }
  | { readonly type: 'showOrderFailedToast' }
  | { readonly type: 'dismissToasts' };

export interface Transition {
  readonly state: CheckoutState;
  readonly effects: readonly CheckoutEffect[];
}
