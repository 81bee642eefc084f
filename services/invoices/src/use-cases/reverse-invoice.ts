import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import { businessDay } from '@kp/settings';
import { stornoOf } from '../domain/invoice';
import { InvoiceRepository } from '../persistence/invoice.repository';

@Injectable()
export class ReverseInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
  ) {}

  /** Follows the current status of the order, so events may repeat, and an order that was reopened keeps its invoice. */
  execute(orderId: number): Promise<void> {
    return this.transactions.run(async () => {
      const { status } = await this.orders.getForUpdate(orderId, null);
      const invoice = status === 'cancelled' ? await this.invoices.findActiveOfOrder(orderId) : null;
      if (!invoice) return;
      await this.invoices.issue(stornoOf(invoice), businessDay(new Date()));
      await this.invoices.markReversed(invoice.id);
      await this.orders.markInvoiced(orderId, null);
    });
  }
}
