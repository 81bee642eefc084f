import { Injectable, Logger } from '@nestjs/common';
import { FileStorage } from '@kp/platform/storage';
import { BrandFiles } from '@kp/settings';
import type { Invoice } from '../domain/invoice';
import { pdfFileOf } from '../domain/invoice-pdf-file';
import { PaymentLinks } from '../payment-links';
import { InvoicePdfRepository } from '../persistence/invoice-pdf.repository';
import { renderInvoice } from './render-invoice';

@Injectable()
export class InvoicePdfs {
  private readonly logger = new Logger(InvoicePdfs.name);
  private readonly running = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly storage: FileStorage,
    private readonly printed: InvoicePdfRepository,
    private readonly links: PaymentLinks,
    private readonly brand: BrandFiles,
  ) {}

  /** From the storage; drawn at once, with the same bytes, when it is not there or the storage fails. */
  async get(invoice: Invoice): Promise<Buffer> {
    try {
      return await this.store(invoice);
    } catch (error) {
      this.logger.warn({
        err: error,
        msg: 'The PDF of an invoice could not be stored',
        number: invoice.number,
      });
      return this.render(invoice);
    }
  }

  /** @throws when the storage fails */
  store(invoice: Invoice): Promise<Buffer> {
    const known = this.running.get(invoice.number);
    if (known) return known;
    const work = this.findOrStore(invoice).finally(() => this.running.delete(invoice.number));
    this.running.set(invoice.number, work);
    return work;
  }

  private async findOrStore(invoice: Invoice): Promise<Buffer> {
    const { file } = pdfFileOf(invoice.number);
    const stored = await this.storage.get(file);
    if (stored) return stored;
    const pdf = await this.render(invoice);
    await this.storage.put(file, pdf);
    return pdf;
  }

  /** What can change after the issue is printed as it was when the PDF was first drawn. */
  private async render(invoice: Invoice): Promise<Buffer> {
    const { isPaid, paymentLink, paidMinor, logo } = await this.printed.keep({
      invoiceId: invoice.id,
      isPaid: invoice.isPaid,
      paymentLink: this.links.findUrlOf(invoice),
      paidMinor: invoice.paidMinor,
      logo: this.brand.printedLogoName(),
    });
    return renderInvoice({ ...invoice, isPaid, paidMinor }, paymentLink, await this.brand.printed(logo));
  }
}
