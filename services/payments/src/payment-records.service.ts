import { Injectable } from '@nestjs/common';
import type { Page } from './domain/payment-snapshot';
import type { Payment, PaymentEvent, PaymentRefund } from './domain/payment.entity';
import { paymentNotFound } from './domain/payment.errors';
import type { PaymentDispute } from './domain/payment-dispute.entity';
import { DisputeRepository } from './persistence/dispute.repository';
import { type PaymentFilter, PaymentRepository } from './persistence/payment.repository';
import { RefundRepository } from './persistence/refund.repository';

/** Refunds, disputes and events oldest first. */
export interface PaymentRecord {
  payment: Payment;
  refunds: PaymentRefund[];
  disputes: PaymentDispute[];
  events: PaymentEvent[];
}

@Injectable()
export class PaymentRecords {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly disputes: DisputeRepository,
  ) {}

  async list(filter: PaymentFilter, page: Page): Promise<{ records: PaymentRecord[]; total: number }> {
    const [payments, total] = await this.payments.list(filter, page);
    return { records: await this.recordsOf(payments), total };
  }

  async get(id: number): Promise<PaymentRecord> {
    const payment = await this.payments.find(id);
    if (!payment) throw paymentNotFound();
    const [record] = await this.recordsOf([payment]);
    return record!;
  }

  private async recordsOf(payments: Payment[]): Promise<PaymentRecord[]> {
    const ids = payments.map(({ id }) => id);
    const [refunds, disputes, events] = await Promise.all([
      this.refunds.list(ids),
      this.disputes.list(ids),
      this.payments.listEvents(ids),
    ]);
    return payments.map((payment) => ({
      payment,
      refunds: refunds.filter(({ paymentId }) => paymentId === payment.id),
      disputes: disputes.filter(({ paymentId }) => paymentId === payment.id),
      events: events.filter(({ paymentId }) => paymentId === payment.id),
    }));
  }
}
