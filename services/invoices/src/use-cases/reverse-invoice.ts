import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import { Payments, refundableMinor } from '@kp/payments';
import { Outbox } from '@kp/platform/outbox';
import { businessDay } from '@kp/settings';
import { remainderOf } from '../domain/credit-note';
import { type Invoice, stornoOf } from '../domain/invoice';
import { INVOICE_ISSUED, type InvoiceIssued } from '../events';
import { InvoiceRepository } from '../persistence/invoice.repository';

@Injectable()
export class ReverseInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly payments: Payments,
    private readonly outbox: Outbox,
  ) {}

  /** Follows the current status of the order, so events may repeat, and an order that was reopened keeps its invoice. */
  execute(orderId: number): Promise<void> {
    return this.transactions.run(async () => {
      const { status } = await this.orders.getForUpdate(orderId, null);
      const invoice = status === 'cancelled' ? await this.invoices.findActiveOfOrder(orderId) : null;
      if (!invoice) return;
      const left = remainderOf(invoice, await this.invoices.listCreditNotes(invoice.id));
      // Nothing is left of an invoice whose credit notes come to its total.
      if (left.totalMinor > 0 || invoice.totalMinor === 0) await this.issueStorno(left);
      await this.invoices.markReversed(invoice.id);
      await this.orders.markInvoiced(orderId, null);
      await this.orders.setPaidByInvoice(orderId, false);
      await this.refund(invoice.number);
    });
  }

  private async issueStorno(left: Invoice): Promise<void> {
    const number = await this.invoices.issue(stornoOf(left), businessDay(new Date()));
    await this.outbox.record(INVOICE_ISSUED, { invoiceNumber: number } satisfies InvoiceIssued);
  }

  /** Transferred money is returned by hand. */
  private async refund(invoiceNumber: string): Promise<void> {
    const payments = await this.payments.listOfInvoice(invoiceNumber);
    for (const { id: paymentId } of payments.filter((payment) => refundableMinor(payment) > 0)) {
      const key = 'invoice-reversed';
      await this.payments.requestRefund({ paymentId, amountMinor: null, reason: 'cancelled', key });
    }
  }
}
