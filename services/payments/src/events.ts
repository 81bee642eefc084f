import type { OnlineMethod } from './domain/payment-facts';

/** The provider has the money. Recorded once per payment, in the transaction that notes it. */
export const PAYMENT_CAPTURED = 'payments.captured';
/**
 * A try was refused or the payment was called off. News, not an end: the shopper may pay the same payment with another
 * card, and then `payments.captured` follows.
 */
export const PAYMENT_FAILED = 'payments.failed';
/** A refund has reached the provider and is done. */
export const PAYMENT_REFUNDED = 'payments.refunded';
/** The provider refused a refund for good, or could not be asked for most of a day. A person has to look. */
export const PAYMENT_REFUND_FAILED = 'payments.refund-failed';

export interface PaymentNews {
  paymentId: number;
  checkoutId: string | null;
}

export interface RefundNews {
  paymentId: number;
  refundId: number;
  /** The order the payment paid, or null. */
  orderId: number | null;
}

/** Inside this module: a refund waits to be carried out. */
export const REFUND_REQUESTED = 'payments.refund-requested';
export interface RefundRequested {
  refundId: number;
}

/** Inside this module: a provider's message lies in the inbox. */
export const WEBHOOK_RECEIVED = 'payments.webhook-received';
export interface WebhookReceived {
  webhookEventId: number;
}

/** Inside this module: the test provider has something to tell its webhook. */
export const SANDBOX_NEWS = 'payments.sandbox-news';
export interface SandboxNews {
  eventId: string;
  method: OnlineMethod;
  type: string;
  providerRef: string;
}

/** Inside this module: nothing was heard of a payment for a while. */
export const PAYMENT_UNCERTAIN = 'payments.uncertain';
export interface PaymentUncertain {
  paymentId: number;
}
