import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { type RepeatedWork, Repeats } from '@kp/platform/timers';
import { PAYMENT_UNCERTAIN, type PaymentUncertain, REFUND_REQUESTED, type RefundRequested } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

/** More wait for the next round, so that no provider is asked hundreds of questions at once. */
const AT_ONCE = 50;

/**
 * Finds payments nothing was heard of and refunds that are left, and has them looked at. The looking is a job of its
 * own: a timer talks to nobody.
 */
@Injectable()
@Repeats({ name: 'payments.look-after', everySeconds: 60 })
export class LookAfterPayments implements RepeatedWork {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly outbox: Outbox,
  ) {}

  run(): Promise<void> {
    return this.transactions.run(async () => {
      for (const paymentId of await this.payments.takeUncertain(AT_ONCE)) {
        await this.outbox.record(PAYMENT_UNCERTAIN, { paymentId } satisfies PaymentUncertain);
      }
      for (const refundId of await this.refunds.takeLeft(AT_ONCE)) {
        await this.outbox.record(REFUND_REQUESTED, { refundId } satisfies RefundRequested);
      }
    });
  }
}
