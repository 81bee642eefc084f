import type { SandboxOutcomeResponse } from '@kp/api-client/checkout';
import { isApiError } from '@kp/client';
import type { Money, OfflineMethod, PaymentMethod } from '@kp/commerce';

export type OnlineMethod = Exclude<PaymentMethod, OfflineMethod>;

export interface StartedPayment {
  readonly ref: string;
  /** What the provider's library pays it with: Stripe's client secret, Revolut's public order id. */
  readonly secret: string;
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
  /** `isInReview`: the money comes later, when a bank or the provider accepts the payment. */
  | { readonly kind: 'paid'; readonly isInReview?: true }
  | Declined
  | { readonly kind: 'cancelled' }
  /** No answer came: it may be paid. */
  | { readonly kind: 'unanswered' };

export type PaymentReturnStatus = 'succeeded' | 'failed' | 'cancelled';

/** The form, or the button of a wallet, with which a started payment is paid. */
export interface PaymentForm {
  /**
   * Called before the payment is started.
   * @returns null when it can be paid, `incomplete` when the form shows what is missing, else how it has ended
   */
  check?(): Promise<PaymentOutcome | 'incomplete' | null>;
  pay(started: Pick<StartedPayment, 'ref' | 'secret'>): Promise<PaymentOutcome>;
}

export interface ProviderFormProps {
  readonly total: Money;
  /** Takes the form as soon as it can be used, and null when it unmounts. A stable function. */
  readonly onForm: (form: PaymentForm | null) => void;
  readonly onWallet: (wallet: PaymentForm) => Promise<void>;
  readonly isBusy: boolean;
  /** Where a page or an app of the provider leads back to. */
  readonly returnUrl: (status?: PaymentReturnStatus) => string;
  /** What opens the wallet. */
  readonly walletHint: string;
}

export type PublicKeys = Readonly<Record<string, string>>;

const SERVER_ERROR = 500;

/** True when no answer came or a provider's library broke: the request may have been executed. */
export function isLost(error: unknown): boolean {
  if (!isApiError(error)) return true;
  return error.status === 0 || error.status >= SERVER_ERROR;
}
