import type { CurrencyCode, PaymentMethod } from '@kp/commerce';
import type { PaymentState } from './payment-status';
import { type DeclineCode, declineCodeOf } from './sandbox-decline';

/** Paid through a provider before the order is made. */
export type OnlineMethod = Exclude<PaymentMethod, 'cash'>;

export const ONLINE_METHODS: readonly OnlineMethod[] = ['stripe', 'revolut', 'paypal'];

/** What other modules may know about a payment. Amounts are in minor units of `currency`. */
export interface PaymentFacts {
  id: number;
  method: OnlineMethod;
  /** The provider's own id; null while its first answer is not here yet. */
  providerRef: string | null;
  /** The checkout it was started for, or null. */
  checkoutId: string | null;
  status: PaymentState;
  /** The buyer has paid and the provider has not decided yet: no second payment meanwhile. */
  isInReview: boolean;
  amountMinor: number;
  currency: CurrencyCode;
  capturedMinor: number;
  /** Given back already. */
  refundedMinor: number;
  /** Asked to be given back, done or not: what is left is `capturedMinor - refundRequestedMinor`. */
  refundRequestedMinor: number;
  /** The order it pays, or null. */
  orderId: number | null;
  /** True when no money moved: the payment was made to the built-in test provider. */
  isSandbox: boolean;
  /** Why the last try was refused, in the provider's words. */
  failureMessage: string | null;
  /** The same for a refusal of the test provider, to be told in any language; else null. */
  declineCode: DeclineCode | null;
  createdAt: Date;
}

/** A payment as its provider sees it now. */
export interface ObservedPayment extends PaymentFacts {
  /** The buyer agreed, and the money is still to be captured. */
  isApproved: boolean;
}

/** One line of what is bought; amounts in minor units, without VAT. */
export interface PurchaseLine {
  name: string;
  code: string;
  quantity: number;
  unitMinor: number;
  totalMinor: number;
}

/** What a payment pays for, as providers want to know it of shops that send goods. */
export interface Purchase {
  /** Of the shop, shown by the provider. */
  brand: string;
  /** Of the buyer, such as `de`. */
  language: string;
  lines: PurchaseLine[];
  shippingMinor: number;
  vatMinor: number;
  recipient: { name: string; email: string };
  /** Null when the country is not known by a code. */
  address: { street: string; city: string; region: string; postcode: string; countryCode: string } | null;
}

/** What a module asks for when a shopper wants to pay. */
export interface PaymentWish {
  method: OnlineMethod;
  checkoutId: string | null;
  amountMinor: number;
  currency: CurrencyCode;
  /** One line the shopper finds at the provider, such as `KitchenPass order`. */
  description: string;
  email?: string;
  /** Absent for a payment of an amount alone. */
  purchase?: Purchase;
  /** Names this intent, up to 200 characters: the same key answers the same payment. */
  key: string;
}

/** What the browser needs to pay; which of the last three is there depends on the method. */
export interface StartedPayment {
  paymentId: number;
  method: OnlineMethod;
  providerRef: string;
  isSandbox: boolean;
  /** As it was seen when it was started; `cancelled` can no longer be paid. */
  status: PaymentState;
  isInReview: boolean;
  /** stripe: for `confirmCardPayment` */
  clientSecret?: string;
  /** revolut: the public token of the order */
  token?: string;
  /** paypal: where the shopper approves */
  approveUrl?: string;
}

export type RefundReason = 'out-of-stock' | 'cancelled' | 'unmatched' | 'by-hand';

export interface RefundWish {
  paymentId: number;
  /** null: all that is left */
  amountMinor: number | null;
  reason: RefundReason;
  actorUserId?: number;
  /** Names this intent among the refunds of the payment: the same key is one refund. */
  key: string;
}

/** `requested` until the provider has taken it, `pending` while it works on it. */
export type RefundState = 'requested' | 'pending' | 'done' | 'failed';

export interface Refund {
  id: number;
  paymentId: number;
  amountMinor: number;
  /** `by-provider`: made in the provider's own dashboard */
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

/** Of a stored payment what other modules may know. */
export function factsOf(payment: Omit<PaymentFacts, 'declineCode'>): PaymentFacts {
  return {
    id: payment.id,
    method: payment.method,
    providerRef: payment.providerRef,
    checkoutId: payment.checkoutId,
    status: payment.status,
    isInReview: payment.isInReview,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    capturedMinor: payment.capturedMinor,
    refundedMinor: payment.refundedMinor,
    refundRequestedMinor: payment.refundRequestedMinor,
    orderId: payment.orderId,
    isSandbox: payment.isSandbox,
    failureMessage: payment.failureMessage,
    declineCode: payment.isSandbox ? declineCodeOf(payment.failureMessage) : null,
    createdAt: payment.createdAt,
  };
}
