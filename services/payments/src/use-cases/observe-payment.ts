import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { Payment } from '../domain/payment.entity';
import { isOpen } from '../domain/payment-status';
import { PAYMENT_APPROVED, type PaymentNews } from '../events';
import { Providers } from '../providers/providers';
import { NotePayment } from './note-payment';

/** Asks a provider how a payment stands and notes the answer. */
@Injectable()
export class ObservePayment {
  constructor(
    private readonly providers: Providers,
    private readonly note: NotePayment,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * An approved payment is announced and not captured: what it was to pay may be sold out, or paid in another way.
   * @returns the payment, and whether it waits to be captured
   */
  async execute(payment: Payment): Promise<{ payment: Payment; isApproved: boolean }> {
    if (payment.providerRef === null) return { payment, isApproved: false };
    const seen = await this.providers.of(payment).find(payment.providerRef);
    const noted = await this.note.execute(payment.id, seen, payment.refundRequestedMinor);
    const isApproved = seen.state === 'approved' && isOpen(noted.status) && noted.status !== 'cancelled';
    if (isApproved) {
      const { id: paymentId, checkoutId } = noted;
      const news: PaymentNews = { paymentId, checkoutId };
      await this.transactions.run(() => this.outbox.record(PAYMENT_APPROVED, news));
    }
    return { payment: noted, isApproved };
  }

  /** Takes the money of a payment that is thought to be approved. */
  async capture(payment: Payment): Promise<Payment> {
    if (payment.providerRef === null) return payment;
    const taken = await this.providers.of(payment).capture(payment.providerRef);
    return this.note.execute(payment.id, taken, payment.refundRequestedMinor);
  }
}
