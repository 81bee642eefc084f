import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { progressOf, statusAfterRefund } from '../domain/payment-progress';
import type { Payment } from '../domain/payment.entity';
import {
  PAYMENT_CAPTURED,
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

/** The step a payment takes, its history and its event are one transaction. */
@Injectable()
export class NotePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
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
      const { columns, events, news, foreignRefundMinor } = progressOf(payment, seen);
      if (Object.keys(columns).length > 0) await this.payments.change(paymentId, columns);
      await this.payments.addEvents(paymentId, events);
      if (news) await this.announce(news, payment);
      const noted = { ...payment, ...columns };
      if (foreignRefundMinor === 0) return noted;
      if (payment.refundRequestedMinor === requestedMinor) {
        return this.noteForeignRefund(noted, foreignRefundMinor);
      }
      // A refund of ours was asked for or failed since the provider was looked at: which is whose shows the next look.
      await this.outbox.record(PAYMENT_UNCERTAIN, { paymentId } satisfies PaymentUncertain);
      return noted;
    });
  }

  private async announce(news: 'captured' | 'failed', { id, checkoutId }: Payment): Promise<void> {
    const event = news === 'captured' ? PAYMENT_CAPTURED : PAYMENT_FAILED;
    await this.outbox.record(event, { paymentId: id, checkoutId } satisfies PaymentNews);
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
    await this.outbox.record(PAYMENT_REFUNDED, { paymentId: id, refundId, orderId } satisfies RefundNews);
    return { ...payment, ...columns };
  }
}
