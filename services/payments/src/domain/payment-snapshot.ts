import type { CurrencyCode, PaymentMethod } from '@kp/commerce';
import { chargedBackMinor, isMismatched, type PaymentState } from './payment-status';

export const ONLINE_METHODS = ['stripe', 'revolut', 'paypal'] as const satisfies readonly PaymentMethod[];
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export interface PaymentSnapshot {
  id: number;
  method: OnlineMethod;
  providerRef: string | null;
  checkoutId: string | null;
  /** The invoice it was started for. */
  invoiceNumber: string | null;
  /** What a change added to an order, and it was started for. */
  balanceId: number | null;
  /** The invoice accepted it; false for a second payment of the same invoice. */
  paysInvoice: boolean;
  status: PaymentState;
  /** The provider holds the money and decides later; no second payment may start. */
  isInReview: boolean;
  amountMinor: number;
  currency: CurrencyCode;
  capturedMinor: number;
  /** Another amount or currency was captured than was asked for: it pays nothing. */
  isMismatched: boolean;
  refundedMinor: number;
  refundRequestedMinor: number;
  /** Taken back by the buyer's bank or the provider, and not refunded. */
  chargedBackMinor: number;
  orderId: number | null;
  isSandbox: boolean;
  failureMessage: string | null;
  declineCode: DeclineCode | null;
  createdAt: Date;
}

export interface ReconciledPayment extends PaymentSnapshot {
  isApproved: boolean;
}

export type RefundReason = 'out-of-stock' | 'cancelled' | 'unmatched' | 'by-hand';

/** `requested` until the provider has accepted it, `pending` while the provider processes it. */
export type RefundState = 'requested' | 'pending' | 'done' | 'failed';

export interface Refund {
  id: number;
  paymentId: number;
  amountMinor: number;
  /** `by-provider`: made in the provider's dashboard. */
  reason: RefundReason | 'by-provider';
  status: RefundState;
  failureMessage: string | null;
  requestedAt: Date;
  doneAt: Date | null;
}

export interface Page {
  limit: number;
  offset: number;
}

export function snapshotOf(
  payment: Omit<PaymentSnapshot, 'declineCode' | 'isMismatched'> & { capturedCurrency: string | null },
): PaymentSnapshot {
  return {
    id: payment.id,
    method: payment.method,
    providerRef: payment.providerRef,
    checkoutId: payment.checkoutId,
    invoiceNumber: payment.invoiceNumber,
    balanceId: payment.balanceId,
    paysInvoice: payment.paysInvoice,
    status: payment.status,
    isInReview: payment.isInReview,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    capturedMinor: payment.capturedMinor,
    isMismatched: isMismatched(payment),
    refundedMinor: payment.refundedMinor,
    refundRequestedMinor: payment.refundRequestedMinor,
    chargedBackMinor: chargedBackMinor(payment),
    orderId: payment.orderId,
    isSandbox: payment.isSandbox,
    failureMessage: payment.failureMessage,
    declineCode: payment.isSandbox ? declineCodeOf(payment.failureMessage) : null,
    createdAt: payment.createdAt,
  };
}

const DECLINE_MESSAGES = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  not_a_test_card: 'This is not a test card. Use 4242 4242 4242 4242.',
  invalid_expiry: "Your card's expiration date is not valid.",
  invalid_cvc: "Your card's security code is not valid.",
  payment_declined: 'The payment was declined.',
  authentication_failed: 'We are unable to authenticate your payment method.',
} as const;

export type DeclineCode = keyof typeof DECLINE_MESSAGES;

const CODE_BY_MESSAGE = new Map<string, DeclineCode>(
  Object.entries(DECLINE_MESSAGES).map(([code, message]) => [message, code as DeclineCode]),
);

export function declineMessageOf(code: DeclineCode): string {
  return DECLINE_MESSAGES[code];
}

export function declineCodeOf(message: string | null): DeclineCode | null {
  return (message !== null && CODE_BY_MESSAGE.get(message)) || null;
}

/** PayPal has no leu, and no decimals of a forint, which the VAT of an order can have. */
const NOT_TAKEN: Partial<Record<PaymentMethod, readonly string[]>> = { paypal: ['RON', 'HUF'] };

export const takesCurrency = (method: PaymentMethod, currency: CurrencyCode): boolean =>
  !NOT_TAKEN[method]?.includes(currency);
