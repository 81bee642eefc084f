import { minorToDecimal } from '@kp/commerce';
import { SingleLineText, ToBoolean, OptionalField, PageQuery, IsText } from '@kp/platform/http';
import { IsIn, Matches } from 'class-validator';
import type { PaymentDispute } from '../domain/payment-dispute.entity';
import { chargedBackMinor, isMismatched, refundableMinor } from '../domain/payment-status';
import type { PaymentEvent, PaymentRefund } from '../domain/payment.entity';
import type { PaymentRecord } from '../payment-records.service';

export class ListPaymentsRequest extends PageQuery {
  /** Only captured payments that pay no order and no invoice. */
  @ToBoolean()
  @OptionalField()
  unmatched?: boolean = false;

  /** Only payments with a failed refund whose money is still here. */
  @ToBoolean()
  @OptionalField()
  refundFailed?: boolean = false;

  /** Only payments with an open dispute. */
  @ToBoolean()
  @OptionalField()
  disputed?: boolean = false;
}

export class PaypalReturnRequest {
  /** PayPal's id of the order. */
  @IsText(100)
  token: string;
}

export class WebhookReceiptResponse {
  received: boolean;
}

export class PaymentEventResponse {
  /** ISO 8601, UTC. */
  at: string;

  /**
   * `matched`: it became the payment of an order; `mismatched`: another amount or currency came than was asked for. The note of a dispute is the provider's reason.
   */
  kind:
    | 'started'
    | 'pending'
    | 'failed'
    | 'cancelled'
    | 'captured'
    | 'matched'
    | 'mismatched'
    | 'refund_requested'
    | 'refund_done'
    | 'refund_failed'
    | 'disputed'
    | 'dispute_won'
    | 'charged_back';

  /** A decimal. */
  amount: string | null;
  note: string | null;

  static from({ at, kind, amountMinor, note }: PaymentEvent): PaymentEventResponse {
    return {
      at: at.toISOString(),
      kind,
      amount: amountMinor === null ? null : minorToDecimal(amountMinor),
      note,
    };
  }
}

export class PaymentRefundResponse {
  id: number;

  /** A decimal. */
  amount: string;

  /** `by-provider`: made in the provider's own dashboard. */
  reason: 'out-of-stock' | 'cancelled' | 'unmatched' | 'by-hand' | 'by-provider';

  /** `requested` until the provider has it, `pending` while it works on it. */
  status: 'requested' | 'pending' | 'done' | 'failed';
  failureMessage: string | null;

  /** ISO 8601, UTC. */
  requestedAt: string;
  doneAt: string | null;

  /** Also set when the provider took back a refund that was done. ISO 8601, UTC. */
  failedAt: string | null;

  static from(refund: PaymentRefund): PaymentRefundResponse {
    const { id, amountMinor, reason, status, failureMessage, requestedAt, doneAt, failedAt } = refund;
    return {
      id,
      amount: minorToDecimal(amountMinor),
      reason,
      status,
      failureMessage,
      requestedAt: requestedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    };
  }
}

export class PaymentDisputeResponse {
  id: number;

  /** `reversal`: the provider took the money back by itself. */
  kind: 'dispute' | 'reversal';

  /** `lost`: the amount is gone. */
  state: 'open' | 'won' | 'lost';

  /** A decimal. */
  amount: string;

  /** The provider's own term. */
  reason: string | null;

  /** Until when it can be answered in the provider's dashboard; null when it cannot or need not. ISO 8601, UTC. */
  respondBy: string | null;

  /** ISO 8601, UTC. */
  openedAt: string;
  closedAt: string | null;

  static from(dispute: PaymentDispute): PaymentDisputeResponse {
    const { id, kind, state, amountMinor, reason, respondBy, openedAt, closedAt } = dispute;
    return {
      id,
      kind,
      state,
      amount: minorToDecimal(amountMinor),
      reason,
      respondBy: respondBy?.toISOString() ?? null,
      openedAt: openedAt.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
    };
  }
}

export class PaymentResponse {
  id: number;
  method: 'stripe' | 'revolut' | 'paypal';
  /** `charged_back`: all of it is gone, by a lost dispute or a reversal. */
  status:
    | 'created'
    | 'pending'
    | 'failed'
    | 'cancelled'
    | 'captured'
    | 'partly_refunded'
    | 'refunded'
    | 'charged_back';

  /** True for test money. */
  isSandbox: boolean;

  /** The provider's own id. */
  providerRef: string | null;
  description: string;
  email: string | null;

  /** ISO 4217 code of all amounts but `amount`: what the provider took. */
  currency: string;

  /** What the customer was to pay, in `requestedCurrency`. */
  amount: string;

  /** ISO 4217 code. */
  requestedCurrency: string;

  /** The provider took another amount or currency: it pays nothing and can only be refunded. */
  isMismatched: boolean;

  /** What the provider took. */
  capturedAmount: string;

  /** What is on its way back or has been given back. */
  refundRequestedAmount: string;
  refundedAmount: string;

  /** What lost disputes and reversals took, beside the refunds. */
  chargedBackAmount: string;

  /** What can still be refunded: captured, less chargebacks and refunds that are done, pending or requested. */
  refundableAmount: string;

  /** The checkout it was started for. */
  checkoutId: string | null;

  /** The invoice it was started for. */
  invoiceNumber: string | null;

  /** The order it pays. */
  orderId: number | null;
  failureMessage: string | null;

  /** ISO 8601, UTC. */
  createdAt: string;

  /** Oldest first. */
  refunds: PaymentRefundResponse[];

  /** Oldest first. */
  disputes: PaymentDisputeResponse[];

  /** Oldest first. */
  history: PaymentEventResponse[];

  static from({ payment, refunds, disputes, events }: PaymentRecord): PaymentResponse {
    return {
      id: payment.id,
      method: payment.method,
      status: payment.status,
      isSandbox: payment.isSandbox || payment.isTest,
      providerRef: payment.providerRef,
      description: payment.description,
      email: payment.email,
      currency: payment.capturedCurrency ?? payment.currency,
      amount: minorToDecimal(payment.amountMinor),
      requestedCurrency: payment.currency,
      isMismatched: isMismatched(payment),
      capturedAmount: minorToDecimal(payment.capturedMinor),
      refundRequestedAmount: minorToDecimal(payment.refundRequestedMinor),
      refundedAmount: minorToDecimal(payment.refundedMinor),
      chargedBackAmount: minorToDecimal(chargedBackMinor(payment)),
      refundableAmount: minorToDecimal(refundableMinor(payment)),
      checkoutId: payment.checkoutId,
      invoiceNumber: payment.invoiceNumber,
      orderId: payment.orderId,
      failureMessage: payment.failureMessage,
      createdAt: payment.createdAt.toISOString(),
      refunds: refunds.map((refund) => PaymentRefundResponse.from(refund)),
      disputes: disputes.map((dispute) => PaymentDisputeResponse.from(dispute)),
      history: events.map((event) => PaymentEventResponse.from(event)),
    };
  }
}

const POSITIVE_AMOUNT = /^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/;

export class RefundPaymentRequest {
  /** A decimal; missing or empty: all that is left. @example "12.50" */
  @Matches(POSITIVE_AMOUNT, { message: 'amount must be above zero, with at most two decimals' })
  @SingleLineText()
  @OptionalField()
  amount?: string;

  @IsIn(['unmatched', 'by-hand'])
  @OptionalField()
  reason?: 'unmatched' | 'by-hand' = 'by-hand';
}
