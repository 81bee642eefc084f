import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import { Payments, refundableMinor } from '@kp/payments';
import { businessDay } from '@kp/settings';
import { remainderOf } from '../domain/credit-note';
import { type Invoice, stornoOf } from '../domain/invoice';
import { isOfReturn } from '../domain/refund-keys';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { IssueDocument } from './issue-document';
import { PaymentShares } from './payment-shares';

@Injectable()
export class ReverseInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly payments: Payments,
    private readonly shares: PaymentShares,
    private readonly issuing: IssueDocument,
  ) {}

  /** Follows the current status of the order, so events may repeat, and an order that was reopened keeps its invoice. */
  execute(orderId: number): Promise<void> {
    return this.transactions.run(async () => {
      const { status } = await this.orders.getForUpdate(orderId, null);
      const invoice = status === 'cancelled' ? await this.invoices.findActiveOfOrder(orderId) : null;
      if (!invoice) return;
      const payments = await this.shares.lock(invoice);
      await this.refund(invoice.number);
      const storno = await this.reverse(invoice);
      const returned = (await this.invoices.listCreditNotes(invoice.id)).filter(isOfReturn);
      await this.shares.share(
        invoice,
        payments.filter(({ kind }) => kind !== 'online'),
        {
          // Of a return the money went back by hand.
          takenMinor: returned.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
          day: storno === null ? businessDay(new Date()) : (await this.invoices.find(storno))!.issueDate,
        },
      );
      await this.orders.markInvoiced(orderId, null);
      await this.orders.setPaidByInvoice(orderId, false);
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

  /** Transferred money is a credit of the customer. */
  private async refund(invoiceNumber: string): Promise<void> {
    const payments = await this.payments.listOfInvoice(invoiceNumber);
    for (const { id: paymentId } of payments.filter((payment) => refundableMinor(payment) > 0)) {
      const key = 'invoice-reversed';
      await this.payments.requestRefund({ paymentId, amountMinor: null, reason: 'cancelled', key });
    }
  }
}
