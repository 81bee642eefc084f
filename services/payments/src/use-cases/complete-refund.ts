import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { statusOfCaptured } from '../domain/payment-status';
import type { Payment, PaymentRefund } from '../domain/payment.entity';
import { PAYMENT_REFUND_FAILED, PAYMENT_REFUNDED, type RefundEvent } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

export interface RefundOutcome {
  ref: string | null;
  state: 'pending' | 'done' | 'failed';
  failureMessage: string | null;
}

/** Refund, sums of the payment, history and event change in one transaction, once per refund. */
@Injectable()
export class CompleteRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly outbox: Outbox,
  ) {}

  execute(refund: PaymentRefund, outcome: RefundOutcome): Promise<void> {
    return this.transactions.run(async () => {
      // Locked before the refund, in the same order everywhere, against deadlocks.
      const payment = (await this.payments.findForUpdate(refund.paymentId))!;
      const { ref, state, failureMessage } = outcome;
      if (!(await this.refunds.complete(refund.id, state, ref, failureMessage)) || state === 'pending')
        return;
      const isDone = state === 'done';
      await this.payments.update(
        payment.id,
        isDone ? refunded(payment, refund.amountMinor) : released(payment, refund.amountMinor),
      );
      await this.finish(payment, refund, isDone, failureMessage);
    });
  }

  /** A done refund that the bank rejected days later: the provider has the money again. */
  reverse(refund: PaymentRefund, failureMessage: string | null): Promise<void> {
    return this.transactions.run(async () => {
      const payment = (await this.payments.findForUpdate(refund.paymentId))!;
      if (!(await this.refunds.reverse(refund.id, failureMessage))) return;
      // An order or invoice that was paid again keeps its newer payment; this one becomes unmatched.
      const isReplaced = await this.payments.isReplaced(payment);
      await this.payments.update(payment.id, {
        ...refunded(payment, -refund.amountMinor),
        ...released(payment, refund.amountMinor),
        ...(isReplaced ? { orderId: null, paysInvoice: false } : {}),
      });
      await this.finish(payment, refund, false, failureMessage);
    });
  }

  private async finish(
    { id: paymentId, orderId }: Payment,
    { id: refundId, amountMinor }: PaymentRefund,
    isDone: boolean,
    note: string | null,
  ): Promise<void> {
    const kind = isDone ? 'refund_done' : 'refund_failed';
    await this.payments.addEvents(paymentId, [{ kind, amountMinor, note }]);
    const payload: RefundEvent = { paymentId, refundId, orderId, amountMinor };
    await this.outbox.record(isDone ? PAYMENT_REFUNDED : PAYMENT_REFUND_FAILED, payload);
  }
}

function refunded(payment: Payment, amountMinor: number): Partial<Payment> {
  const refundedMinor = payment.refundedMinor + amountMinor;
  return { refundedMinor, status: statusOfCaptured({ ...payment, refundedMinor }) };
}

function released(payment: Payment, amountMinor: number): Partial<Payment> {
  return { refundRequestedMinor: payment.refundRequestedMinor - amountMinor };
}
