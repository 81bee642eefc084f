import type { CurrencyCode } from '@kp/commerce';
import type { Purchase } from './payment-commands';

export interface NewProviderPayment {
  reference: string;
  amountMinor: number;
  currency: CurrencyCode;
  description: string;
  email: string | null;
  invoice: string;
  purchase?: Purchase | undefined;
  /** Under which the provider keeps what the buyer has saved. */
  customerRef?: string | null;
  /** An earlier attempt may have succeeded at the provider. */
  mayExist: boolean;
}

export interface ClientData {
  clientSecret?: string;
  token?: string;
  approveUrl?: string;
}

/** `approved` waits for `capture`, `failed` may be retried by the customer, `in-review` is decided later. */
export type ProviderState =
  | 'open'
  | 'pending'
  | 'approved'
  | 'in-review'
  | 'failed'
  | 'cancelled'
  | 'captured';

export interface ProviderPayment {
  ref: string;
  reference: string | null;
  state: ProviderState;
  /** Hundredths of `currency`, whatever its own units are. */
  capturedMinor: number;
  /** ISO 4217. */
  currency: string;
  /** Done and pending refunds, also those made in the dashboard. */
  refundedMinor: number;
  /** Their ids, where the provider lists them with the payment. */
  refundRefs?: string[];
  captureRef: string | null;
  /** That the provider keeps, where it says so; in hundredths of a currency of its own. */
  fee?: { minor: number; currency: string };
  failureMessage: string | null;
  reviewReason?: string;
  clientData: ClientData;
}

export interface NewProviderRefund {
  reference: string;
  paymentRef: string;
  captureRef: string | null;
  amountMinor: number;
  /** What was captured, which need not be what was asked for. */
  currency: string;
}

export interface ProviderRefund {
  ref: string;
  state: 'pending' | 'done' | 'failed';
  failureMessage: string | null;
}

export interface WebhookCall {
  body: Buffer;
  headers: Record<string, string | undefined>;
}

export type DisputeState = 'open' | 'won' | 'lost';

/** A reversal is money that the provider took back by itself, often at the end of a dispute. */
export interface ProviderDispute {
  ref: string;
  kind: 'dispute' | 'reversal';
  /** Ids of the disputed payment or its capture. */
  paymentRefs: string[];
  state: DisputeState;
  /** What is contested; once lost, what is gone. */
  amountMinor: number;
  currency: string;
  /** The provider's own term. */
  reason: string | null;
  /** ISO 8601: until when the shop can answer; null when it cannot or need not. */
  respondBy: string | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  refs: string[];
  reference: string | null;
  disputeRef?: string | null;
  /** What the message itself says, for when the provider does not let the shop look it up. */
  dispute?: (ProviderDispute & { asOf: string }) | null;
}

/** Methods that a customer saves for later; the provider keeps them. */
export interface ProviderCustomers {
  /** @returns the name of the account at the provider; the same for the same reference */
  create(reference: string, email: string): Promise<string>;
  /** @returns a secret that lets a browser show, save and remove the methods of this customer */
  open(customerRef: string): Promise<string>;
  /** Also of one that is gone already. */
  erase(customerRef: string): Promise<void>;
}

/** Every call is idempotent and rejects with ProviderUnavailableError if a retry may help, else with ProviderRejectedError. */
export interface PaymentProvider {
  create(payment: NewProviderPayment): Promise<ProviderPayment>;
  find(ref: string): Promise<ProviderPayment>;
  /** The same as `find` for providers that capture on approval. */
  capture(ref: string): Promise<ProviderPayment>;
  refund(refund: NewProviderRefund): Promise<ProviderRefund>;
  /** Shows the number of the order in the dashboard of a provider that lets a paid payment be described. */
  name?(ref: string, orderNumber: string, description: string): Promise<void>;
  /** Absent where customers can save nothing. */
  readonly customers?: ProviderCustomers;
  findRefund(ref: string): Promise<ProviderRefund>;
  findDispute(ref: string): Promise<ProviderDispute>;
  verifyWebhook(call: WebhookCall): Promise<ProviderEvent>;
}
