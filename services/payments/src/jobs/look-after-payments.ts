import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import {
  PAYMENT_UNCERTAIN,
  type PaymentUncertain,
  REFUND_REQUESTED,
  REFUND_UNCERTAIN,
  type RefundRequested,
  type RefundUncertain,
} from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

/** More wait for the next round, so that no provider is asked hundreds of questions at once. */
const AT_ONCE = 50;

/**
 * Finds payments nothing was heard of, refunds that are left and refunds that may have been sent back, and has them looked at. The looking is a job of its
 * own: a scheduled job makes no network call.
 */
@Injectable()
export class LookAfterPayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('payments.look-after', '* * * * *')
  lookAfter(): Promise<void> {
    return this.transactions.run(async () => {
      for (const paymentId of await this.payments.takeUncertain(AT_ONCE)) {
        await this.outbox.record(PAYMENT_UNCERTAIN, { paymentId } satisfies PaymentUncertain);
      }
      for (const refundId of await this.refunds.takeLeft(AT_ONCE)) {
        await this.outbox.record(REFUND_REQUESTED, { refundId } satisfies RefundRequested);
      }
      for (const refundId of await this.refunds.takeDone(AT_ONCE)) {
        await this.outbox.record(REFUND_UNCERTAIN, { refundId } satisfies RefundUncertain);
      }
    });
  }
}
