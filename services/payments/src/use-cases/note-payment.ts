import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { progressOf, statusAfterRefund } from '../domain/payment-progress';
import type { Payment } from '../domain/payment.entity';
import {
  PAYMENT_CAPTURED,
  PAYMENT_DECLINED,
  PAYMENT_FAILED,
  PAYMENT_REFUNDED,
  PAYMENT_UNCERTAIN,
  type PaymentNews,
  type PaymentUncertain,
  type RefundNews,
} from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import type { ProviderPayment } from '../providers/payment-provider';
import { ReverseRefund } from './reverse-refund';

/** The step a payment takes, its history and its event are one transaction. */
@Injectable()
export class NotePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly reverse: ReverseRefund,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Notes how the provider sees a payment: it goes forward or stays.
   * @param requestedMinor what was asked to be given back before the provider was looked at
   * @returns how it stands then
   */
  execute(paymentId: number, seen: ProviderPayment, requestedMinor: number): Promise<Payment> {
    return this.transactions.run(async () => {
      const payment = (await this.payments.findForUpdate(paymentId))!;
      if (payment.providerRef !== null && payment.providerRef !== seen.ref) {
        throw new Error(`Payment ${paymentId} is ${payment.providerRef} at its provider, not ${seen.ref}.`);
      }
      const progress = progressOf(payment, seen);
      const { columns, events, news, foreignRefundMinor, reversedRefundMinor } = progress;
      if (Object.keys(columns).length > 0) await this.payments.change(paymentId, columns);
      await this.payments.addEvents(paymentId, events);
      if (news) await this.announce(news, payment);
      const noted = { ...payment, ...columns };
      if (reversedRefundMinor > 0 && payment.refundRequestedMinor === requestedMinor) {
        return this.reverseExternal(noted, reversedRefundMinor);
      }
      if (foreignRefundMinor === 0) return noted;
      if (payment.refundRequestedMinor === requestedMinor) {
        return this.noteForeignRefund(noted, foreignRefundMinor);
      }
      // A refund of ours was asked for or failed since the provider was looked at: which is whose shows the next look.
      await this.outbox.record(PAYMENT_UNCERTAIN, { paymentId } satisfies PaymentUncertain);
      return noted;
    });
  }

  /** A refund that was made in the provider's dashboard did not arrive; of ours the provider sends a message. */
  private async reverseExternal(payment: Payment, amountMinor: number): Promise<Payment> {
    let left = amountMinor;
    for (const refund of await this.refunds.findExternal(payment.id)) {
      if (refund.amountMinor > left) continue;
      left -= refund.amountMinor;
      await this.reverse.execute(refund, 'Failed at the provider');
    }
    return (await this.payments.find(payment.id))!;
  }

  private async announce(
    news: 'captured' | 'failed',
    { id, checkoutId, isInReview }: Payment,
  ): Promise<void> {
    const payload: PaymentNews = { paymentId: id, checkoutId };
    await this.outbox.record(news === 'captured' ? PAYMENT_CAPTURED : PAYMENT_FAILED, payload);
    if (news === 'failed' && isInReview) await this.outbox.record(PAYMENT_DECLINED, payload);
  }

  /** Somebody gave money back in the provider's own dashboard: our books follow. */
  private async noteForeignRefund(payment: Payment, amountMinor: number): Promise<Payment> {
    const { id, orderId } = payment;
    const refundedMinor = payment.refundedMinor + amountMinor;
    const columns = {
      refundedMinor,
      refundRequestedMinor: payment.refundRequestedMinor + amountMinor,
      status: statusAfterRefund(payment.capturedMinor, refundedMinor),
    };
    const refundId = await this.refunds.insertForeign(id, amountMinor);
    await this.payments.change(id, columns);
    await this.payments.addEvents(id, [{ kind: 'refund_done', amountMinor, note: 'Made at the provider' }]);
    const news: RefundNews = { paymentId: id, refundId, orderId, amountMinor };
    await this.outbox.record(PAYMENT_REFUNDED, news);
    return { ...payment, ...columns };
  }
}
