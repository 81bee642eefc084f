import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { statusAfterRefund } from '../domain/payment-progress';
import type { PaymentRefund } from '../domain/payment-refund.entity';
import type { Payment } from '../domain/payment.entity';
import { PAYMENT_REFUND_FAILED, PAYMENT_REFUNDED, type RefundNews } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

/** What a provider has made of a refund. */
export interface RefundOutcome {
  ref: string | null;
  state: 'pending' | 'done' | 'failed';
  failureMessage: string | null;
}

/** Refund, sums of its payment, history and event are one transaction; it comes to its end once. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly outbox: Outbox,
  ) {}

  execute({ id, paymentId, amountMinor }: PaymentRefund, outcome: RefundOutcome): Promise<void> {
    return this.transactions.run(async () => {
      // The payment first, as everywhere: whoever changes it or its refunds waits here.
      const payment = (await this.payments.findForUpdate(paymentId))!;
      const { ref, state, failureMessage } = outcome;
      if (!(await this.refunds.settle(id, state, ref, failureMessage)) || state === 'pending') return;
      const isDone = state === 'done';
      await this.payments.change(
        paymentId,
        isDone ? givenBack(payment, amountMinor) : setFree(payment, amountMinor),
      );
      const kind = isDone ? 'refund_done' : 'refund_failed';
      await this.payments.addEvents(paymentId, [{ kind, amountMinor, note: failureMessage }]);
      const news: RefundNews = { paymentId, refundId: id, orderId: payment.orderId, amountMinor };
      await this.outbox.record(isDone ? PAYMENT_REFUNDED : PAYMENT_REFUND_FAILED, news);
    });
  }
}

function givenBack({ capturedMinor, refundedMinor }: Payment, amountMinor: number): Partial<Payment> {
  const sum = refundedMinor + amountMinor;
  return { refundedMinor: sum, status: statusAfterRefund(capturedMinor, sum) };
}

/** What could not be given back may be asked for again. */
function setFree({ refundRequestedMinor }: Payment, amountMinor: number): Partial<Payment> {
  return { refundRequestedMinor: refundRequestedMinor - amountMinor };
}
