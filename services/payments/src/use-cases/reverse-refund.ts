import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { statusAfterRefund } from '../domain/payment-progress';
import type { PaymentRefund } from '../domain/payment-refund.entity';
import { PAYMENT_REFUND_FAILED, type RefundNews } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

/**
 * A refund that was done and did not arrive, because the bank refused it days later: the provider has the money again. Its
 * amount is free to be refunded once more; sums, history and event are one transaction, once per refund.
 */
@Injectable()
export class ReverseRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly outbox: Outbox,
  ) {}

  execute({ id, paymentId, amountMinor }: PaymentRefund, failureMessage: string | null): Promise<void> {
    return this.transactions.run(async () => {
      const payment = (await this.payments.findForUpdate(paymentId))!;
      if (!(await this.refunds.reverse(id, failureMessage))) return;
      const refundedMinor = payment.refundedMinor - amountMinor;
      // An order that was paid anew after its refund keeps the payment it has now; this one is unmatched then.
      const isReplaced =
        payment.orderId !== null && (await this.payments.isPaidByOther(payment.orderId, paymentId));
      await this.payments.change(paymentId, {
        refundedMinor,
        refundRequestedMinor: payment.refundRequestedMinor - amountMinor,
        status: statusAfterRefund(payment.capturedMinor, refundedMinor),
        ...(isReplaced ? { orderId: null } : {}),
      });
      await this.payments.addEvents(paymentId, [
        { kind: 'refund_failed', amountMinor, note: failureMessage },
      ]);
      const news: RefundNews = { paymentId, refundId: id, orderId: payment.orderId, amountMinor };
      await this.outbox.record(PAYMENT_REFUND_FAILED, news);
    });
  }
}
