import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Payments } from '@kp/payments';
import { isPayableOnline } from '../domain/invoice';
import { PaidInvoices } from '../paid-invoices';
import { InvoicePaymentRepository } from '../persistence/invoice-payment.repository';

@Injectable()
export class RecordRefund {
  constructor(
    private readonly transactions: Transactions,
    private readonly paidInvoices: PaidInvoices,
    private readonly payments: Payments,
    private readonly invoicePayments: InvoicePaymentRepository,
  ) {}

  /** Copies the current state of the payment, so events may repeat or arrive in any order. */
  execute(paymentId: number): Promise<void> {
    return this.transactions.run(async () => {
      const invoiceNumber = (await this.payments.findById(paymentId))?.invoiceNumber ?? null;
      const invoice = invoiceNumber === null ? null : await this.paidInvoices.lock(invoiceNumber);
      const recorded = await this.invoicePayments.findByPayment(paymentId);
      const { paysInvoice, ...payment } = (await this.payments.findById(paymentId))!;
      if (!invoice || !recorded || !paysInvoice) return;
      // What a correction sent back pays the invoice no more, and is not credited.
      const releasedMinor = payment.capturedMinor - recorded.amountMinor;
      const wentBackMinor = payment.refundedMinor + payment.chargedBackMinor;
      const refundedMinor = Math.max(0, wentBackMinor - releasedMinor);
      if (recorded.refundedMinor === refundedMinor) return;
      // A refund that failed after the invoice was paid in another way stays with the payment, to be repeated there.
      const countsAgain = recorded.refundedMinor === recorded.amountMinor;
      if (countsAgain && !isPayableOnline(invoice)) return;
      await this.invoicePayments.saveRefunded(recorded.id, refundedMinor);
      await this.paidInvoices.record(invoice);
    });
  }
}
