import { Injectable } from '@nestjs/common';
import type { Invoice } from './domain/invoice';
import { pdfFileOf } from './domain/invoice-pdf-file';
import { invoiceNotFound } from './domain/invoice.errors';
import { InvoiceRepository } from './persistence/invoice.repository';

/** An invoice or a storno with its stored PDF. */
export interface InvoiceMailView extends Invoice {
  pdf: ReturnType<typeof pdfFileOf>;
}

@Injectable()
export class InvoiceReader {
  constructor(private readonly invoices: InvoiceRepository) {}

  async getForMail(number: string): Promise<InvoiceMailView> {
    const invoice = await this.invoices.find(number);
    if (!invoice) throw invoiceNotFound();
    return { ...invoice, pdf: pdfFileOf(number) };
  }
}
