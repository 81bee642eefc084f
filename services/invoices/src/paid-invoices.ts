import { Injectable } from '@nestjs/common';
import { OrderInvoicing } from '@kp/orders';
import { Outbox } from '@kp/platform/outbox';
import type { Invoice } from './domain/invoice';
import { INVOICE_PAID, type InvoicePaid } from './events';
import { InvoiceRepository } from './persistence/invoice.repository';

/** What every way of paying an invoice has in common. Runs in the caller's transaction. */
@Injectable()
export class PaidInvoices {
  constructor(
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Locks its order too, so that payments, transfers and the storno of one invoice wait for each other. */
  async lock(number: string): Promise<Invoice | null> {
    const found = await this.invoices.find(number);
    if (!found) return null;
    await this.orders.getForUpdate(found.orderId, null);
    return this.invoices.find(number);
  }

  /** After a payment was added, undone or refunded. @param before the invoice without that change */
  async record(before: Invoice): Promise<void> {
    const { number: invoiceNumber, orderId } = before;
    const active = await this.invoices.findActiveOfOrder(orderId);
    // The order of a reversed invoice may have another one.
    if (active?.number !== invoiceNumber || active.isPaid === before.isPaid) return;
    const { isPaid } = active;
    await this.orders.setPaidByInvoice(orderId, isPaid);
    if (isPaid) await this.outbox.record(INVOICE_PAID, { invoiceNumber } satisfies InvoicePaid);
  }
}
