import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { INVOICE_ISSUED, INVOICE_PDF_STORED, type InvoiceIssued } from '../events';
import { InvoicePdfs } from '../pdf/invoice-pdfs';
import { InvoiceRepository } from '../persistence/invoice.repository';

/** A crash after recording the event records it again; the mail that follows is unique per invoice. */
@Injectable()
@HandlesEvent(INVOICE_ISSUED, {
  name: 'invoices.store-pdf',
  queue: 'invoice-pdfs',
  outsideTransaction: true,
})
export class StoreInvoicePdfHandler implements EventHandler<InvoiceIssued> {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly pdfs: InvoicePdfs,
    private readonly outbox: Outbox,
  ) {}

  async handle({ payload }: Delivery<InvoiceIssued>): Promise<void> {
    const invoice = await this.invoices.find(payload.invoiceNumber);
    await this.pdfs.store(invoice!);
    await this.outbox.record(INVOICE_PDF_STORED, payload);
  }
}
