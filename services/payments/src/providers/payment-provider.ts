import type { CurrencyCode } from '@kp/commerce';
import type { Purchase } from '../domain/payment-facts';

/** A payment as it is asked for. */
export interface NewProviderPayment {
  /** Idempotency key: the same reference is one payment at the provider, however often it is asked for. */
  reference: string;
  amountMinor: number;
  currency: CurrencyCode;
  description: string;
  email: string | null;
  /** Names the payment in the books of shop and provider, once. */
  invoice: string;
  /** Absent for a payment of an amount alone. */
  purchase?: Purchase | undefined;
  /** An earlier try may have reached the provider without its answer reaching us. */
  mayExist: boolean;
}

/** What the browser needs to go on. */
export interface Handover {
  clientSecret?: string;
  token?: string;
  approveUrl?: string;
}

/**
 * `open`: waits for the shopper; `pending`: the provider works on it; `approved`: waits for `capture`; `failed`: the
 * last try was refused, another may follow; `in-review`: the buyer has paid and the provider decides later; `cancelled`:
 * it can no longer be paid.
 */
export type ProviderState =
  'open' | 'pending' | 'approved' | 'in-review' | 'failed' | 'cancelled' | 'captured';

/** How the provider sees a payment now. */
export interface ProviderPayment {
  ref: string;
  /** Our reference, as the provider repeats it. */
  reference: string | null;
  state: ProviderState;
  /** Taken, before refunds. */
  capturedMinor: number;
  /** Given back or on its way back, whoever asked for it. */
  refundedMinor: number;
  captureRef: string | null;
  failureMessage: string | null;
  /** The provider's own word for why it is `in-review`, if it says. */
  reviewReason?: string;
  handover: Handover;
}

export interface NewProviderRefund {
  /** Idempotency key. */
  reference: string;
  paymentRef: string;
  captureRef: string | null;
  amountMinor: number;
  currency: CurrencyCode;
}

export interface ProviderRefund {
  ref: string;
  state: 'pending' | 'done' | 'failed';
  failureMessage: string | null;
}

/** A webhook call as it came in. */
export interface WebhookCall {
  /** Exactly the bytes that were signed. */
  body: Buffer;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
}

/** What a webhook call is about. */
export interface ProviderEvent {
  /** The provider's id of the message. */
  id: string;
  type: string;
  /** The provider's ids it speaks of, the payment's first. */
  refs: string[];
  /** Our reference, if the provider repeats it. */
  reference: string | null;
}

/**
 * A payment provider. Every call may be repeated without a second effect. Calls reject with ProviderUnavailable when
 * it is worth trying again, with ProviderRefused when it is not.
 */
export interface PaymentProvider {
  create(payment: NewProviderPayment): Promise<ProviderPayment>;
  /** How a payment stands now. */
  find(ref: string): Promise<ProviderPayment>;
  /** Takes the money of an approved payment; where approving is paying, it is the same as `find`. */
  capture(ref: string): Promise<ProviderPayment>;
  refund(refund: NewProviderRefund): Promise<ProviderRefund>;
  /** How a refund stands that was `pending`. */
  findRefund(ref: string): Promise<ProviderRefund>;
  /** @throws PaymentError PAYMENTS.WEBHOOK_REFUSED unless the provider itself sent it, and lately */
  verifyWebhook(call: WebhookCall): Promise<ProviderEvent>;
}
