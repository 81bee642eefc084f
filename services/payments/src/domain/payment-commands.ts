import type { CurrencyCode } from '@kp/commerce';
import type { OnlineMethod, RefundReason } from './payment-snapshot';
import type { PaymentState } from './payment-status';

/** Amounts in minor units, without VAT. */
export interface PurchaseLine {
  name: string;
  code: string;
  quantity: number;
  unitMinor: number;
  totalMinor: number;
}

/** The goods of a payment, as providers require them. */
export interface Purchase {
  /** Of the shop, shown by the provider. */
  brand: string;
  /** Of the customer, such as `de`. */
  language: string;
  lines: PurchaseLine[];
  shippingMinor: number;
  vatMinor: number;
  recipient: { name: string; email: string };
  /** Null when the country has no known code. */
  address: { street: string; city: string; region: string; postcode: string; countryCode: string } | null;
}

export interface CreatePaymentCommand {
  method: OnlineMethod;
  checkoutId: string | null;
  amountMinor: number;
  currency: CurrencyCode;
  /** One line that the provider shows, such as `KitchenPass order`. */
  description: string;
  email?: string;
  /** Absent for a payment of an amount alone. */
  purchase?: Purchase;
  /** Idempotency key, up to 200 characters. */
  key: string;
}

/** What the browser needs to pay. */
export interface StartedPayment {
  paymentId: number;
  method: OnlineMethod;
  providerRef: string;
  isSandbox: boolean;
  /** At the start; a `cancelled` payment can no longer be paid. */
  status: PaymentState;
  isInReview: boolean;
  /** stripe: for `confirmCardPayment` */
  clientSecret?: string;
  /** revolut: the public token of the order */
  token?: string;
  /** paypal: where the customer approves */
  approveUrl?: string;
}

export interface RequestRefundCommand {
  paymentId: number;
  /** Null for all that is refundable. */
  amountMinor: number | null;
  reason: RefundReason;
  actorUserId?: number;
  /** Idempotency key within the payment. */
  key: string;
}
