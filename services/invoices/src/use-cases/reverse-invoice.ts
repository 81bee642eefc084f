import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import { Payments, refundableMinor } from '@kp/payments';
import { remainderOf } from '../domain/credit-note';
import { type Invoice, stornoOf } from '../domain/invoice';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { IssueDocument } from './issue-document';

@Injectable()
export class ReverseInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly payments: Payments,
    private readonly issuing: IssueDocument,
  ) {}

  /** Follows the current status of the order, so events may repeat, and an order that was reopened keeps its invoice. */
  execute(orderId: number): Promise<void> {
    return this.transactions.run(async () => {
      const { status } = await this.orders.getForUpdate(orderId, null);
      const invoice = status === 'cancelled' ? await this.invoices.findActiveOfOrder(orderId) : null;
      if (!invoice) return;
      await this.reverse(invoice);
      await this.orders.markInvoiced(orderId, null);
      await this.orders.setPaidByInvoice(orderId, false);
      await this.refund(invoice.number);
    });
  }

  /**
   * In the caller's transaction, under the lock of the order.
   *
   * @returns its number; null where credit notes come to the total, so that nothing is left to reverse
   */
  async reverse(invoice: Invoice): Promise<string | null> {
    const left = remainderOf(invoice, await this.invoices.listCreditNotes(invoice.id));
    const isLeft = left.totalMinor > 0 || invoice.totalMinor === 0;
    const number = isLeft ? await this.issuing.execute(stornoOf(left)) : null;
    await this.invoices.markReversed(invoice.id);
    return number;
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
