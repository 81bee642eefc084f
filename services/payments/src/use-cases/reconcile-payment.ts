import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { progressOf } from '../domain/payment-progress';
import { isMismatched, isOpen, statusOfCaptured } from '../domain/payment-status';
import type { Payment } from '../domain/payment.entity';
import {
  PAYMENT_APPROVED,
  PAYMENT_CAPTURED,
  PAYMENT_DECLINED,
  PAYMENT_FAILED,
  PAYMENT_MISMATCHED,
  PAYMENT_REFUNDED,
  PAYMENT_UNCERTAIN,
  type PaymentStatusEvent,
  type PaymentUncertain,
  type RefundEvent,
} from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import type { ProviderPayment } from '../domain/payment-provider';
import { Providers } from '../providers/providers';
import { CompleteRefund } from './complete-refund';

interface Reconciliation {
  payment: Payment;
  isApproved: boolean;
  /** Refunds that the provider lists with the payment. */
  refundRefs: string[];
}

@Injectable()
export class ReconcilePayment {
  constructor(
    private readonly providers: Providers,
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly completeRefund: CompleteRefund,
    private readonly outbox: Outbox,
  ) {}

  /** An approved payment is announced, not captured: only its checkout knows whether it is still needed. */
  async execute(payment: Payment): Promise<Reconciliation> {
    if (payment.providerRef === null) return { payment, isApproved: false, refundRefs: [] };
    const remote = await this.providers.of(payment).find(payment.providerRef);
    const recorded = await this.record(payment.id, remote, payment.refundRequestedMinor);
    const isApproved =
      remote.state === 'approved' && isOpen(recorded.status) && recorded.status !== 'cancelled';
    if (isApproved) {
      const { id: paymentId, checkoutId, invoiceNumber } = recorded;
      const payload: PaymentStatusEvent = { paymentId, checkoutId, invoiceNumber };
      await this.transactions.run(() => this.outbox.record(PAYMENT_APPROVED, payload));
    }
    return { payment: recorded, isApproved, refundRefs: remote.refundRefs ?? [] };
  }

  async capture(payment: Payment): Promise<Payment> {
    if (payment.providerRef === null) return payment;
    const remote = await this.providers.of(payment).capture(payment.providerRef);
    return this.record(payment.id, remote, payment.refundRequestedMinor);
  }

  /** @param refundRequestedMinor of the payment before the provider was asked */
  record(paymentId: number, remote: ProviderPayment, refundRequestedMinor: number): Promise<Payment> {
    return this.transactions.run(async () => {
      const payment = (await this.payments.findForUpdate(paymentId))!;
      if (payment.providerRef !== null && payment.providerRef !== remote.ref) {
        throw new Error(`Payment ${paymentId} is ${payment.providerRef} at its provider, not ${remote.ref}.`);
      }
      const progress = progressOf(payment, remote);
      const { columns, events, outcome, externalRefundMinor, reversedRefundMinor } = progress;
      if (Object.keys(columns).length > 0) await this.payments.update(paymentId, columns);
      await this.payments.addEvents(paymentId, events);
      const recorded = { ...payment, ...columns };
      if (outcome) await this.emit(outcome, payment);
      if (outcome === 'captured' && isMismatched(recorded)) await this.report(recorded);
      const hasSameRefunds = payment.refundRequestedMinor === refundRequestedMinor;
      if (reversedRefundMinor > 0 && hasSameRefunds) {
        return this.reverseExternalRefunds(recorded, reversedRefundMinor);
      }
      if (externalRefundMinor === 0) return recorded;
      if (hasSameRefunds) return this.recordExternalRefund(recorded, externalRefundMinor);
      // Our own refunds changed during the request: the next check tells which refund is external.
      const uncertain: PaymentUncertain = { paymentId, lane: payment.method };
      await this.outbox.record(PAYMENT_UNCERTAIN, uncertain);
      return recorded;
    });
  }

  private async emit(outcome: 'captured' | 'failed', payment: Payment): Promise<void> {
    const { id: paymentId, checkoutId, invoiceNumber } = payment;
    const payload: PaymentStatusEvent = { paymentId, checkoutId, invoiceNumber };
    await this.outbox.record(outcome === 'captured' ? PAYMENT_CAPTURED : PAYMENT_FAILED, payload);
    if (outcome === 'failed' && payment.isInReview) await this.outbox.record(PAYMENT_DECLINED, payload);
  }

  private async report({ id: paymentId, checkoutId, invoiceNumber, amountMinor, currency }: Payment) {
    const note = `Asked for ${minorToDecimal(amountMinor)} ${currency}`;
    await this.payments.addEvents(paymentId, [{ kind: 'mismatched', note }]);
    const payload: PaymentStatusEvent = { paymentId, checkoutId, invoiceNumber };
    await this.outbox.record(PAYMENT_MISMATCHED, payload);
  }

  /** Only refunds made in the dashboard: for the others the provider sends a webhook. */
  private async reverseExternalRefunds(payment: Payment, amountMinor: number): Promise<Payment> {
    let remainingMinor = amountMinor;
    for (const refund of await this.refunds.findExternal(payment.id)) {
      if (refund.amountMinor > remainingMinor) continue;
      remainingMinor -= refund.amountMinor;
      await this.completeRefund.reverse(refund, 'Failed at the provider');
    }
    return (await this.payments.find(payment.id))!;
  }

  private async recordExternalRefund(payment: Payment, amountMinor: number): Promise<Payment> {
    const { id, orderId } = payment;
    const refundedMinor = payment.refundedMinor + amountMinor;
    const columns = {
      refundedMinor,
      refundRequestedMinor: payment.refundRequestedMinor + amountMinor,
      status: statusOfCaptured({ ...payment, refundedMinor }),
    };
    const refundId = await this.refunds.insertExternal(id, amountMinor);
    await this.payments.update(id, columns);
    await this.payments.addEvents(id, [{ kind: 'refund_done', amountMinor, note: 'Made at the provider' }]);
    const payload: RefundEvent = { paymentId: id, refundId, orderId, amountMinor };
    await this.outbox.record(PAYMENT_REFUNDED, payload);
    return { ...payment, ...columns };
  }
}
