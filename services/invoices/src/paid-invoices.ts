import { Injectable } from '@nestjs/common';
import { shareOf } from '@kp/commerce';
import { OrderInvoicing } from '@kp/orders';
import { Outbox } from '@kp/platform/outbox';
import type { Invoice } from './domain/invoice';
import { outstandingMinor } from './domain/invoice-payment';
import { invoiceNotFound } from './domain/invoice.errors';
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

  /** @throws InvoiceError INVOICES.NOT_FOUND */
  async lockKnown(number: string): Promise<Invoice> {
    const invoice = await this.lock(number);
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }

  /** After money for it was recorded or undone: that pays what changes added to its order, too. */
  async recordTransferred(before: Invoice): Promise<void> {
    await this.record(before);
    const active = await this.invoices.findActiveOfOrder(before.orderId);
    if (active?.number === before.number)
      await this.payOutstanding(active, active.paidMinor - before.paidMinor);
  }

  /** @param paidMinor in the currency of the invoice, negative once it is undone */
  async payOutstanding(invoice: Invoice, paidMinor: number): Promise<void> {
    const orderedMinor = shareOf(invoice.ordered.totalMinor, paidMinor, invoice.totalMinor);
    await this.orders.payOutstanding(invoice.orderId, {
      orderedMinor,
      isAll: outstandingMinor(invoice) === 0,
    });
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
