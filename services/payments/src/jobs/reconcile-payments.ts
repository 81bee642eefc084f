import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import {
  DISPUTE_UNCERTAIN,
  type DisputeUncertain,
  PAYMENT_UNCERTAIN,
  type PaymentUncertain,
  REFUND_REQUESTED,
  REFUND_UNCERTAIN,
  type RefundRequested,
  type RefundUncertain,
} from '../events';
import { DisputeRepository } from '../persistence/dispute.repository';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

const BATCH_SIZE = 50;

/** Queues checks of payments, refunds and disputes whose webhook may be lost; the checks call the providers. */
@Injectable()
export class ReconcilePayments {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly disputes: DisputeRepository,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('payments.reconcile', '* * * * *')
  queueChecks(): Promise<void> {
    return this.transactions.run(async () => {
      for (const { id: paymentId, lane } of await this.payments.takeDue(BATCH_SIZE)) {
        await this.outbox.record(PAYMENT_UNCERTAIN, { paymentId, lane } satisfies PaymentUncertain);
      }
      for (const { id: refundId, lane } of await this.refunds.takeOpen(BATCH_SIZE)) {
        await this.outbox.record(REFUND_REQUESTED, { refundId, lane } satisfies RefundRequested);
      }
      for (const { id: refundId, lane } of await this.refunds.takeDone(BATCH_SIZE)) {
        await this.outbox.record(REFUND_UNCERTAIN, { refundId, lane } satisfies RefundUncertain);
      }
      for (const { id: disputeId, lane } of await this.disputes.takeOpen(BATCH_SIZE)) {
        await this.outbox.record(DISPUTE_UNCERTAIN, { disputeId, lane } satisfies DisputeUncertain);
      }
    });
  }
}
