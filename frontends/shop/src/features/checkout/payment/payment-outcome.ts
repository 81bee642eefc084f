import type { ApiError } from '@kp/api-client';
import type { SandboxOutcomeResponse } from '@kp/api-client/shop';
import { isApiError } from '@kp/client';
import type { Money, PaymentMethod } from '@kp/commerce';

/** Paid before the order is made. */
export type OnlineMethod = Exclude<PaymentMethod, 'cash'>;

/** A payment that was started at its provider. */
export interface StartedPayment {
  /** The provider's id of it. */
  readonly ref: string;
  /** What the provider's library pays it with: Stripe's client secret, Revolut's public order id. */
  readonly secret: string;
}

/** A refusal of the test provider, which has a text in every language. */
export type DeclineCode = NonNullable<SandboxOutcomeResponse['declineCode']>;

/** A refused payment, in the provider's words, when it said any. */
export interface Declined {
  readonly kind: 'declined';
  readonly message: string | null;
  /** Of the test provider: told in the language of the page, in place of the message. */
  readonly code?: DeclineCode | null;
}

/** How a try to pay ended. */
export type PaymentOutcome =
  | { readonly kind: 'paid' }
  | Declined
  | { readonly kind: 'cancelled' }
  /** No answer came: it may be paid. */
  | { readonly kind: 'unanswered' };

/** The form, or the button of a wallet, with which a started payment is paid. */
export interface PaymentForm {
  /**
   * Asked before anything is started.
   * @returns null when it can be paid, `incomplete` when the form shows what is missing, else how the try has ended
   */
  check?(): Promise<PaymentOutcome | 'incomplete' | null>;
  pay(started: StartedPayment): Promise<PaymentOutcome>;
}

/** What the part of the checkout that belongs to one provider takes. */
export interface PaymentPartProps {
  readonly total: Money;
  /** Hands over the form as soon as it can be used, and null when it is gone. The same function at every rendering. */
  readonly onForm: (form: PaymentForm | null) => void;
  /** The own button of a wallet was pressed. */
  readonly onWallet: (wallet: PaymentForm) => Promise<void>;
  /** A payment is on its way. */
  readonly isBusy: boolean;
}

/** Public keys of the connected providers, as the shop's configuration tells them. */
export type PublicKeys = Readonly<Record<string, string>>;

/** Why nothing is paid, or why that is not known; the form stays as it is. */
export type PaymentTrouble =
  | Exclude<PaymentOutcome, { kind: 'paid' }>
  /** The time for which the products were held is over. */
  | { readonly kind: 'expired' }
  /** Paid, and sold out meanwhile: the money goes back. */
  | { readonly kind: 'outOfStock'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly error: unknown };

const SERVER_ERROR = 500;

/** True when nobody answered, or a provider's library broke: what was asked may have happened. */
export function isLost(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === 0 || error.status >= SERVER_ERROR;
}

/** The provider, not the shop, could not be asked. */
function isProviders({ problem }: ApiError): boolean {
  return problem?.code.startsWith('PAYMENTS.') ?? false;
}

/** Paid, and sold out before that. @returns the number under which the money goes back */
export function soldOut(error: unknown): { readonly orderNumber: string } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code !== 'ORDERS.PAID_OUT_OF_STOCK') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? '' };
}

/** The provider, or the shop in its place, refused the money. */
export function isDeclined(error: unknown): error is ApiError {
  return isApiError(error) && (isProviders(error) || error.problem?.code === 'ORDERS.PAYMENT_FAILED');
}

/** What was to be paid is paid, under review or ordered already. @returns the order's number, when there is one */
export function boughtAlready(error: unknown): { readonly orderNumber: string | null } | null {
  const { code, details } = (isApiError(error) && error.problem) || {};
  if (code === 'ORDERS.ALREADY_PAID' || code === 'ORDERS.PAYMENT_PENDING') return { orderNumber: null };
  if (code !== 'ORDERS.ALREADY_ORDERED') return null;
  return { orderNumber: (details as { orderNumber?: string } | undefined)?.orderNumber ?? null };
}
