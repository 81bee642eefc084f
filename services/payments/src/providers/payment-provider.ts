import type { CurrencyCode } from '@kp/commerce';
import type { Purchase } from '../domain/payment-commands';

export interface NewProviderPayment {
  /** Idempotency key at the provider. */
  reference: string;
  amountMinor: number;
  currency: CurrencyCode;
  description: string;
  email: string | null;
  /** Unique invoice number, shown by the provider. */
  invoice: string;
  /** Absent for a payment of an amount alone. */
  purchase?: Purchase | undefined;
  /** An earlier attempt may have succeeded at the provider. */
  mayExist: boolean;
}

/** What the browser needs to continue. */
export interface ClientData {
  clientSecret?: string;
  token?: string;
  approveUrl?: string;
}

/**
 * `open`: waits for the customer; `pending`: the provider processes it; `approved`: waits for `capture`; `failed`: the
 * customer may retry; `in-review`: the provider decides later; `cancelled`: can no longer be paid.
 */
export type ProviderState =
  'open' | 'pending' | 'approved' | 'in-review' | 'failed' | 'cancelled' | 'captured';

export interface ProviderPayment {
  ref: string;
  reference: string | null;
  state: ProviderState;
  /** Before refunds. */
  capturedMinor: number;
  /** Done and pending refunds, also those made in the dashboard. */
  refundedMinor: number;
  captureRef: string | null;
  failureMessage: string | null;
  /** The provider's reason for `in-review`. */
  reviewReason?: string;
  clientData: ClientData;
}

export interface NewProviderRefund {
  /** Idempotency key at the provider. */
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

export interface WebhookCall {
  /** The signed bytes. */
  body: Buffer;
  /** Lower-case names. */
  headers: Record<string, string | undefined>;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The provider's ids, that of the payment first. */
  refs: string[];
  /** Our reference, if the provider repeats it. */
  reference: string | null;
}

/** Every call is idempotent and rejects with ProviderUnavailableError if a retry may help, else with ProviderRejectedError. */
export interface PaymentProvider {
  create(payment: NewProviderPayment): Promise<ProviderPayment>;
  find(ref: string): Promise<ProviderPayment>;
  /** The same as `find` for providers that capture on approval. */
  capture(ref: string): Promise<ProviderPayment>;
  refund(refund: NewProviderRefund): Promise<ProviderRefund>;
  findRefund(ref: string): Promise<ProviderRefund>;
  /** @throws PaymentError PAYMENTS.WEBHOOK_REFUSED for a wrong signature or an old timestamp */
  verifyWebhook(call: WebhookCall): Promise<ProviderEvent>;
}
