import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { DomainError } from '@kp/platform/http';
import { FileStorage } from '@kp/platform/storage';
import type { ZippedFile } from '@kp/platform/zip';
import { InvoicesService } from '../invoices.service';
import { InvoicePdfs } from '../pdf/invoice-pdfs';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { TransmissionViews } from '../transmissions/persistence/transmission-views';
import { type InvoiceFilter, listInvoiceNumbers } from './invoice-list.queries';

const BATCH_SIZE = 100;

/** The files of documents one after the other, so that an archive of any size is written in flat memory. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly sql: Sql,
    private readonly repository: InvoiceRepository,
    private readonly invoices: InvoicesService,
    private readonly pdfs: InvoicePdfs,
    private readonly transmissions: TransmissionViews,
    private readonly storage: FileStorage,
  ) {}

  /** PDF, seal and XML of each; documents whose XML lacks required facts are named in a text file at the end. */
  async *matching(filter: InvoiceFilter): AsyncIterable<ZippedFile> {
    const withoutXml: string[] = [];
    for await (const number of this.numbers(filter)) {
      const invoice = (await this.repository.find(number))!;
      yield { name: `${number}.pdf`, file: await this.pdfs.get(invoice) };
      const seal = await this.sealOf(number);
      if (seal) yield { name: `${number}-seal.zip`, file: seal };
      try {
        yield { name: `${number}.xml`, file: Buffer.from(await this.invoices.getXml(invoice)) };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        withoutXml.push(`${number}: ${error.message}`);
      }
    }
    if (withoutXml.length > 0) {
      yield { name: 'without-xml.txt', file: Buffer.from(`${withoutXml.join('\r\n')}\r\n`) };
    }
  }

  private async sealOf(number: string): Promise<Buffer | null> {
    const name = await this.transmissions.sealOf(number);
    return name === null ? null : this.storage.get(name);
  }

  private async *numbers(filter: InvoiceFilter): AsyncIterable<string> {
    let after = 0;
    while (true) {
      const { statement, values } = listInvoiceNumbers(filter, after, BATCH_SIZE);
      const batch = await this.sql.rows<{ id: number; number: string }>(statement, values);
      for (const { number } of batch) yield number;
      if (batch.length < BATCH_SIZE) return;
      after = batch.at(-1)!.id;
    }
  }
}
