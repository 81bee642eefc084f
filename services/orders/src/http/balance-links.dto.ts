import { type CurrencyCode, minorToDecimal } from '@kp/commerce';
import { type DeclineCode, lastDeclineOf, type OnlineMethod } from '@kp/payments';
import { type BalanceLinkState, changesOf } from '../balance/balance-link';
import type { BalanceView } from '../balance/balance-pages';

/** Of the order no more than what changed, its amounts and its state: the link may be passed on. */
export class BalanceLinkResponse {
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  sellerName: string;
  /** What changed since the order was paid. @example ["Chef's knife: 2 → 3"] */
  changes: string[];
  /** What was paid before. @example "72.58" */
  paidAmount: string;
  /** Of the order as it is now. @example "96.36" */
  totalAmount: string;
  /** What the link takes. @example "23.78" */
  amount: string;
  currency: CurrencyCode;
  /**
   * `processing`: the money is there and about to be recorded; `pending`: the provider reviews the payment, and no other
   * can be started; `obsolete`: the order was cancelled or changed again, or paid in another way; `unavailable`: no
   * provider is enabled.
   */
  state: BalanceLinkState;
  /** ISO 8601, UTC: until when it can be paid. */
  expiresAt: string;
  /** What it can be paid with. */
  methods: OnlineMethod[];
  /** Paid twice or too late, and refunded. A decimal. */
  refundedAmount: string | null;

  static from({ order, link, sellerName, state, methods, payments }: BalanceView): BalanceLinkResponse {
    const refundedMinor = payments
      .filter(({ orderId }) => orderId === null)
      .reduce((sum, payment) => sum + payment.refundRequestedMinor, 0);
    return {
      orderNumber: order.orderNumber,
      sellerName,
      changes: changesOf(order),
      paidAmount: minorToDecimal(order.totalMinor - link.amountMinor),
      totalAmount: minorToDecimal(order.totalMinor),
      amount: minorToDecimal(link.amountMinor),
      currency: order.currency,
      state,
      expiresAt: link.expiresAt.toISOString(),
      methods,
      refundedAmount: refundedMinor === 0 ? null : minorToDecimal(refundedMinor),
    };
  }
}

export class ConfirmedBalanceResponse extends BalanceLinkResponse {
  /** The last payment was declined; another one may succeed. */
  isDeclined: boolean;
  /** The provider's message about the decline. */
  message: string | null;
  /** The decline of the test provider as a code, for a text in the customer's language. */
  declineCode: DeclineCode | null;

  static override from(view: BalanceView): ConfirmedBalanceResponse {
    return { ...BalanceLinkResponse.from(view), ...lastDeclineOf(view.payments) };
  }
}
