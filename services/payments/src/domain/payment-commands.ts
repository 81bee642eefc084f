import type { CurrencyCode } from '@kp/commerce';
import type { AuditActor } from '@kp/platform/audit';
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

export interface Purchase {
  brand: string;
  language: string;
  lines: PurchaseLine[];
  /** Taken off the lines, before VAT; an invoice has it in its one line. */
  discountMinor?: number;
  shippingMinor: number;
  vatMinor: number;
  recipient: { name: string; email: string };
  address: { street: string; city: string; region: string; postcode: string; countryCode: string } | null;
}

export interface CreatePaymentCommand {
  method: OnlineMethod;
  /** What is paid: a checkout, an invoice, what a change added to an order, or none of them. */
  checkoutId: string | null;
  invoiceNumber?: string | null;
  balanceId?: number | null;
  amountMinor: number;
  currency: CurrencyCode;
  description: string;
  email?: string;
  /** The account that pays, whose saved methods it may use. */
  userId?: number | null;
  purchase?: Purchase;
  /** Where PayPal sends the customer back to: the checkout when absent. */
  returnPath?: string;
  key: string;
}

export interface StartedPayment {
  paymentId: number;
  method: OnlineMethod;
  providerRef: string;
  isSandbox: boolean;
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
  /** Missing when the shop refunds by itself. */
  admin?: AuditActor;
  key: string;
}
