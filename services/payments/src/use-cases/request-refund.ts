import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { RefundWish } from '../domain/payment-facts';
import type { PaymentRefund } from '../domain/payment-refund.entity';
import type { Payment } from '../domain/payment.entity';
import { keyMismatch, notRefundable, paymentNotFound, refundTooLarge } from '../domain/payment.errors';
import { refundableMinor } from '../domain/refundable';
import { REFUND_REQUESTED, type RefundRequested } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

/** Notes a refund; the worker carries it out. The amount is set aside at once, so it cannot be given back twice. */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly outbox: Outbox,
  ) {}

  execute(wish: RefundWish): Promise<PaymentRefund> {
    return this.transactions.run(async () => {
      const payment = await this.payments.findForUpdate(wish.paymentId);
      if (!payment) throw paymentNotFound();
      const known = await this.refunds.findByKey(payment.id, wish.key);
      if (known) return sameAs(known, wish);
      const amountMinor = amountOf(wish, payment);
      const refund = await this.refunds.insert(wish, amountMinor);
      await this.payments.change(payment.id, {
        refundRequestedMinor: payment.refundRequestedMinor + amountMinor,
      });
      const { reason: note, actorUserId = null } = wish;
      await this.payments.addEvents(payment.id, [
        { kind: 'refund_requested', amountMinor, note, actorUserId },
      ]);
      await this.outbox.record(REFUND_REQUESTED, { refundId: refund.id } satisfies RefundRequested);
      return refund;
    });
  }
}

function amountOf({ amountMinor }: RefundWish, payment: Payment): number {
  const left = refundableMinor(payment);
  if (left === 0) throw notRefundable();
  if (amountMinor !== null && amountMinor > left) throw refundTooLarge(minorToDecimal(left));
  return amountMinor ?? left;
}

function sameAs(known: PaymentRefund, { amountMinor, reason }: RefundWish): PaymentRefund {
  const isSame = known.reason === reason && (amountMinor === null || amountMinor === known.amountMinor);
  if (!isSame) throw keyMismatch();
  return known;
}
