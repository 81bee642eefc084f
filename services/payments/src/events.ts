import type { DisputeState } from './domain/payment-provider';
import type { OnlineMethod } from './domain/payment-snapshot';

/** The customer approved a payment that is still to be captured; recorded at every check. */
export const PAYMENT_APPROVED = 'payments.approved';
export const PAYMENT_CAPTURED = 'payments.captured';
/** Declined or cancelled. Not final: the customer may retry with another card, then `payments.captured` follows. */
export const PAYMENT_FAILED = 'payments.failed';
export const PAYMENT_DECLINED = 'payments.declined';
export const PAYMENT_REFUNDED = 'payments.refunded';
/** The provider rejected or reversed a refund, or did not answer for 20 hours: an admin must act. */
export const PAYMENT_REFUND_FAILED = 'payments.refund-failed';

/** Captured in another amount or currency than was asked for: it pays nothing, and an administrator refunds it. */
export const PAYMENT_MISMATCHED = 'payments.mismatched';
/** A dispute was opened, won or lost, or money was reversed. */
export const PAYMENT_DISPUTED = 'payments.disputed';

export interface PaymentStatusEvent {
  paymentId: number;
  checkoutId: string | null;
  /** Absent in events of earlier releases. */
  invoiceNumber?: string | null;
}

export interface RefundEvent {
  paymentId: number;
  refundId: number;
  orderId: number | null;
  amountMinor: number;
}

export interface DisputeEvent {
  paymentId: number;
  orderId: number | null;
  state: DisputeState;
  amountMinor: number;
}

export const DISPUTE_UNCERTAIN = 'payments.dispute-uncertain';
export interface DisputeUncertain extends InLane {
  disputeId: number;
}

/** Absent in events of earlier releases. */
interface InLane {
  lane?: OnlineMethod;
}

export const REFUND_REQUESTED = 'payments.refund-requested';
export interface RefundRequested extends InLane {
  refundId: number;
}

export const REFUND_UNCERTAIN = 'payments.refund-uncertain';
export interface RefundUncertain extends InLane {
  refundId: number;
}

export const PAYMENT_NAMED = 'payments.named';
export interface PaymentNamed extends InLane {
  paymentId: number;
  orderNumber: string;
}

export const CUSTOMER_ERASED = 'payments.customer-erased';
/** Its own row is gone. */
export interface CustomerErased extends InLane {
  ref: string;
  isTest: boolean;
}

export const WEBHOOK_RECEIVED = 'payments.webhook-received';
export interface WebhookReceived extends InLane {
  webhookEventId: number;
}

export const SANDBOX_WEBHOOK_DUE = 'payments.sandbox-news';
export interface SandboxWebhookDue extends InLane {
  eventId: string;
  method: OnlineMethod;
  type: string;
  providerRef: string;
}

export const PAYMENT_UNCERTAIN = 'payments.uncertain';
export interface PaymentUncertain extends InLane {
  paymentId: number;
}
