import { minorToDecimal } from '@kp/commerce';
import { refundableMinor } from '../../domain/refundable';
import type { PaymentRecord } from '../../use-cases/list-payments';
import { PaymentEventResponse } from './payment-event.response';
import { PaymentRefundResponse } from './payment-refund.response';

/** A payment as administrators see it. Amounts are decimals in `currency`. */
export class PaymentResponse {
  id: number;
  method: 'stripe' | 'revolut' | 'paypal';
  status: 'created' | 'pending' | 'failed' | 'cancelled' | 'captured' | 'partly_refunded' | 'refunded';

  /** True for test money. */
  isSandbox: boolean;

  /** The provider's own id. */
  providerRef: string | null;
  description: string;
  email: string | null;

  /** ISO 4217 code. */
  currency: string;

  /** What the shopper was asked for. */
  amount: string;

  /** What the provider took. */
  capturedAmount: string;

  /** What is on its way back or has been given back. */
  refundRequestedAmount: string;
  refundedAmount: string;

  /** What can still be refunded: captured, less refunds that are done, pending or requested. */
  refundableAmount: string;

  /** The checkout it was started for. */
  checkoutId: string | null;

  /** The order it pays. */
  orderId: number | null;
  failureMessage: string | null;

  /** ISO 8601, UTC. */
  createdAt: string;

  /** Oldest first. */
  refunds: PaymentRefundResponse[];

  /** Oldest first. */
  history: PaymentEventResponse[];

  static from({ payment, refunds, history }: PaymentRecord): PaymentResponse {
    return {
      id: payment.id,
      method: payment.method,
      status: payment.status,
      isSandbox: payment.isSandbox || payment.isTest,
      providerRef: payment.providerRef,
      description: payment.description,
      email: payment.email,
      currency: payment.currency,
      amount: minorToDecimal(payment.amountMinor),
      capturedAmount: minorToDecimal(payment.capturedMinor),
      refundRequestedAmount: minorToDecimal(payment.refundRequestedMinor),
      refundedAmount: minorToDecimal(payment.refundedMinor),
      refundableAmount: minorToDecimal(refundableMinor(payment)),
      checkoutId: payment.checkoutId,
      orderId: payment.orderId,
      failureMessage: payment.failureMessage,
      createdAt: payment.createdAt.toISOString(),
      refunds: refunds.map((refund) => PaymentRefundResponse.from(refund)),
      history: history.map((event) => PaymentEventResponse.from(event)),
    };
  }
}
