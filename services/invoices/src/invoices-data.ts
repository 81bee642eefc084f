import { Injectable } from '@nestjs/common';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { InvoiceResponse } from './http/invoices.dto';
import { InvoiceRepository } from './persistence/invoice.repository';
import { InvoicePdfs } from './pdf/invoice-pdfs';

const PAGE_SIZE = 50;

@Injectable()
export class InvoicesData extends PersonalDataSource {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly pdfs: InvoicePdfs,
  ) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    for (let offset = 0; ; offset += PAGE_SIZE) {
      const page = await this.invoices.list(userId, PAGE_SIZE, offset);
      for (const { number } of page) yield* this.filesOf(number);
      if (page.length < PAGE_SIZE) return;
    }
  }

  /** Accounting law keeps invoices as they were issued; deleting the account removes their link to it. */
  async erase(): Promise<void> {}

  private async *filesOf(number: string): AsyncIterable<PersonalFile> {
    const invoice = await this.invoices.find(number);
    if (!invoice) return;
    yield { name: `invoices/${number}.json`, json: InvoiceResponse.from(invoice) };
    yield { name: `invoices/${number}.pdf`, file: await this.pdfs.get(invoice) };
  }
}
