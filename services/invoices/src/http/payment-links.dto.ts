import { minorToDecimal } from '@kp/commerce';
import { type DeclineCode, lastDeclineOf, type OnlineMethod } from '@kp/payments';
import { outstandingMinor, type PaymentLinkState } from '../domain/invoice-payment';
import type { PaymentLinkView } from '../payment-link-pages';

/** Of the invoice no more than its number, seller, amount and state: the link may be passed on. */
export class PaymentLinkResponse {
  /** @example "INV-2026-000001" */
  invoiceNumber: string;
  /** @example "2026-11-22" */
  issueDate: string;
  sellerName: string;
  /** @example "108.37" */
  totalAmount: string;
  /** What is still to be paid. */
  outstandingAmount: string;
  /** @example "EUR" */
  currency: string;
  /**
   * `processing`: the money is there and about to be recorded; `pending`: the provider reviews the payment, and no other
   * can be started; `partly_paid`: the rest is paid by transfer; `unavailable`: no provider is enabled.
   */
  state: PaymentLinkState;
  /** What it can be paid with. */
  methods: OnlineMethod[];
  /** @example "2026-11-24" */
  paidAt: string | null;
  /** Paid twice or too late, and refunded. A decimal. */
  refundedAmount: string | null;

  static from({ invoice, state, methods, payments }: PaymentLinkView): PaymentLinkResponse {
    const { number, issueDate, seller, totalMinor, currency, paidOn } = invoice;
    const refundedMinor = payments
      .filter(({ paysInvoice }) => !paysInvoice)
      .reduce((sum, payment) => sum + payment.refundRequestedMinor, 0);
    return {
      invoiceNumber: number,
      issueDate,
      sellerName: seller.name,
      currency,
      state,
      methods,
      paidAt: paidOn,
      totalAmount: minorToDecimal(totalMinor),
      outstandingAmount: minorToDecimal(outstandingMinor(invoice)),
      refundedAmount: refundedMinor === 0 ? null : minorToDecimal(refundedMinor),
    };
  }
}

export class ConfirmedLinkResponse extends PaymentLinkResponse {
  /** The last payment was declined; another one may succeed. */
  isDeclined: boolean;
  /** The provider's message about the decline. */
  message: string | null;
  /** The decline of the test provider as a code, for a text in the customer's language. */
  declineCode: DeclineCode | null;

  static override from(view: PaymentLinkView): ConfirmedLinkResponse {
    return { ...PaymentLinkResponse.from(view), ...lastDeclineOf(view.payments) };
  }
}
