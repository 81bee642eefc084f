import type { OnlineMethod } from './domain/payment-facts';

/**
 * The buyer approved a payment at the provider that is still to be captured. Recorded whenever it is seen so, because
 * whether it may be captured is decided by whoever knows what it pays.
 */
export const PAYMENT_APPROVED = 'payments.approved';
/** The provider has the money. Recorded once per payment, in the transaction that notes it. */
export const PAYMENT_CAPTURED = 'payments.captured';
/**
 * A try was refused or the payment was called off. News, not an end: the shopper may pay the same payment with another
 * card, and then `payments.captured` follows.
 */
export const PAYMENT_FAILED = 'payments.failed';
/** A payment was declined after its review, when its buyer no longer waits for it. Recorded beside `payments.failed`. */
export const PAYMENT_DECLINED = 'payments.declined';
/** A refund has reached the provider and is done. */
export const PAYMENT_REFUNDED = 'payments.refunded';
/**
 * The provider refused a refund for good, could not be asked for most of a day, or took back one that was done. A person
 * has to look.
 */
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
  amountMinor: number;
}

/** Inside this module: a refund waits to be carried out. */
export const REFUND_REQUESTED = 'payments.refund-requested';
export interface RefundRequested {
  refundId: number;
}

/** Inside this module: a refund that was done some days ago may have been sent back since. */
export const REFUND_UNCERTAIN = 'payments.refund-uncertain';
export interface RefundUncertain {
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
