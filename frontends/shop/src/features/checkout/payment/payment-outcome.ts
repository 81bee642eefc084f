import type { ApiError } from '@kp/api-client';
import type { PlaceOrderRequest, SandboxOutcomeResponse } from '@kp/api-client/shop';
import { isApiError } from '@kp/client';
import type { Money, PaymentMethod } from '@kp/commerce';

export type OnlineMethod = Exclude<PaymentMethod, 'cash'>;

export interface PaymentInput {
  readonly method: OnlineMethod;
  readonly request: PlaceOrderRequest;
  /** The total on screen, in minor units; the shop compares it with its own. */
  readonly amountMinor: number;
  /** A checkout that was started before; it is replaced together with its reservation. */
  readonly checkoutId?: string;
}

export interface CheckoutPayment {
  readonly ref: string;
  /** What the provider's library pays it with: Stripe's client secret, Revolut's public order id. */
  readonly secret: string;
  readonly checkoutId: string | undefined;
  /** PayPal: the page on which the customer approves. */
  readonly approveUrl?: string;
}

export type DeclineCode = NonNullable<SandboxOutcomeResponse['declineCode']>;

export interface Declined {
  readonly kind: 'declined';
  readonly message: string | null;
  /** Of the test provider: its text in the language of the page replaces the message. */
  readonly code?: DeclineCode | null;
}

export type PaymentOutcome =
  | { readonly kind: 'paid' }
  | Declined
  | { readonly kind: 'cancelled' }
  /** No answer came: it may be paid. */
  | { readonly kind: 'unanswered' };

export type PaymentFailure =
  | Exclude<PaymentOutcome, { kind: 'paid' }>
  /** The reservation of the products has ended. */
  | { readonly kind: 'expired' }
  /** Paid, but sold out before that: the payment is refunded. */
  | { readonly kind: 'outOfStock'; readonly orderNumber: string }
  | { readonly kind: 'rejected'; readonly error: unknown };

/** The form, or the button of a wallet, with which a started payment is paid. */
export interface PaymentForm {
  /**
   * Called before the payment is started.
   * @returns null when it can be paid, `incomplete` when the form shows what is missing, else how it has ended
   */
  check?(): Promise<PaymentOutcome | 'incomplete' | null>;
  pay(started: Pick<CheckoutPayment, 'ref' | 'secret'>): Promise<PaymentOutcome>;
}

export interface ProviderFormProps {
  readonly total: Money;
  /** Takes the form as soon as it can be used, and null when it unmounts. A stable function. */
  readonly onForm: (form: PaymentForm | null) => void;
  readonly onWallet: (wallet: PaymentForm) => Promise<void>;
  readonly isBusy: boolean;
}

export type PublicKeys = Readonly<Record<string, string>>;

const SERVER_ERROR = 500;

/** True when no answer came or a provider's library broke: the request may have been executed. */
export function isLost(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === 0 || error.status >= SERVER_ERROR;
}

/** @returns the number of the order that is refunded; null for any other error */
export function soldOutOrder(error: unknown): { readonly orderNumber: string } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code !== 'ORDERS.PAID_OUT_OF_STOCK') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? '' };
}

export function isDeclined(error: unknown): error is ApiError {
  if (!isApiError(error)) return false;
  const code = error.problem?.code ?? '';
  return code.startsWith('PAYMENTS.') || code === 'ORDERS.PAYMENT_FAILED';
}

/** @returns the number of the order, when there is one already; null for an error that tells of no earlier payment */
export function alreadyPaid(error: unknown): { readonly orderNumber: string | null } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code === 'ORDERS.ALREADY_PAID' || code === 'ORDERS.PAYMENT_PENDING') return { orderNumber: null };
  if (code !== 'ORDERS.ALREADY_ORDERED') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? null };
}
