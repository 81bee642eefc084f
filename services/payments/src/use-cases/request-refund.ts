import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { type AuditedChange, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { RequestRefundCommand } from '../domain/payment-commands';
import { refundableMinor } from '../domain/payment-status';
import type { Payment, PaymentRefund } from '../domain/payment.entity';
import { keyMismatch, notRefundable, paymentNotFound, refundTooLarge } from '../domain/payment.errors';
import { REFUND_REQUESTED, type RefundRequested } from '../events';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';

/** Reserves the amount at once, so it cannot be refunded twice; a job executes the refund. */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  execute(command: RequestRefundCommand): Promise<PaymentRefund> {
    return this.transactions.run(async () => {
      const payment = await this.payments.findForUpdate(command.paymentId);
      if (!payment) throw paymentNotFound();
      const existing = await this.refunds.findByKey(payment.id, command.key);
      if (existing) return sameAs(existing, command);
      const amountMinor = amountOf(command, payment);
      const refund = await this.refunds.insert(command, amountMinor);
      await this.payments.update(payment.id, {
        refundRequestedMinor: payment.refundRequestedMinor + amountMinor,
      });
      const { reason: note, admin } = command;
      await this.payments.addEvents(payment.id, [
        { kind: 'refund_requested', amountMinor, note, actorUserId: admin?.userId ?? null },
      ]);
      const requested: RefundRequested = { refundId: refund.id, lane: payment.method };
      await this.outbox.record(REFUND_REQUESTED, requested);
      if (admin) await this.audit.record(admin, entryOf(payment, refund));
      return refund;
    });
  }
}

function entryOf(payment: Payment, { amountMinor, reason }: PaymentRefund): AuditedChange {
  const { id, orderId, invoiceNumber } = payment;
  const currency = payment.capturedCurrency ?? payment.currency;
  const after = { amount: minorToDecimal(amountMinor), currency, reason, orderId, invoiceNumber };
  return { action: 'payment.refund-requested', subject: 'payment', subjectId: id, before: null, after };
}

function amountOf({ amountMinor }: RequestRefundCommand, payment: Payment): number {
  const refundable = refundableMinor(payment);
  if (refundable === 0) throw notRefundable();
  if (amountMinor !== null && amountMinor > refundable) throw refundTooLarge(minorToDecimal(refundable));
  return amountMinor ?? refundable;
}

function sameAs(existing: PaymentRefund, { amountMinor, reason }: RequestRefundCommand): PaymentRefund {
  const isSame = existing.reason === reason && (amountMinor === null || amountMinor === existing.amountMinor);
  if (!isSame) throw keyMismatch();
  return existing;
}
