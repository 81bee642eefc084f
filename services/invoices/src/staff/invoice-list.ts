import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import { DomainError } from '@kp/platform/http';
import type { CurrencyCode } from '@kp/commerce';
import { INVOICE_SEARCH_COUNT_MAX, type InvoiceSort, UNCOUNTED_SHOWN_MAX } from '@kp/commerce/list-rules';
import { FileStorage } from '@kp/platform/storage';
import type { ZippedFile } from '@kp/platform/zip';
import type { InvoiceSummary } from '../domain/invoice';
import type { Buyer } from '../domain/invoice-parties';
import { tooManyInvoices } from '../domain/invoice.errors';
import { InvoicesService } from '../invoices.service';
import { InvoicePdfs } from '../pdf/invoice-pdfs';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { TransmissionChannel } from '../transmissions/domain/transmission-channel';
import { type TransmissionView, TransmissionViews } from '../transmissions/persistence/transmission-views';
import {
  type Collected,
  collectInvoices,
  type InvoiceFilter,
  isNear,
  listFoundInvoices,
  listInvoiceNumbers,
  listInvoices,
  listInvoicesByIds,
  listNearInvoices,
  type Page,
  type Query,
} from './invoice-list.queries';
import { sumInvoices } from './invoice-sums.queries';

export type ListedInvoice = InvoiceSummary & { buyer: Buyer; transmission: TransmissionView | null };

export interface InvoiceSums {
  currency: CurrencyCode;
  documents: number;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  openMinor: number;
}

/** Each may still have to be drawn. */
const MAX_ARCHIVED = 5000;
const BATCH_SIZE = 100;

/** All documents of the shop, for its staff. */
@Injectable()
export class InvoiceList {
  constructor(
    private readonly sql: Sql,
    private readonly repository: InvoiceRepository,
    private readonly invoices: InvoicesService,
    private readonly pdfs: InvoicePdfs,
    private readonly transmissions: TransmissionViews,
    private readonly channel: TransmissionChannel,
    private readonly storage: FileStorage,
  ) {}

  /** The total of a search is `INVOICE_SEARCH_COUNT_MAX` where it finds that many or more. */
  async list(asked: InvoiceFilter, sort: InvoiceSort, page: Page) {
    const filter = this.located(asked);
    if (filter.search !== undefined) return this.search(filter, sort, page);
    const total = countOf(await this.sum(filter));
    // What none is would be looked for among all documents.
    if (total === 0) return { invoices: [], total };
    return { invoices: await this.read(listInvoices(filter, sort, page, total)), total };
  }

  private async search(filter: InvoiceFilter, sort: InvoiceSort, page: Page) {
    const found = await this.collect(filter, sort, page);
    const { total, ids } = found;
    if (total < INVOICE_SEARCH_COUNT_MAX)
      return { invoices: ids.length > 0 ? await this.read(listInvoicesByIds(ids, sort)) : [], total };
    if (page.offset >= UNCOUNTED_SHOWN_MAX) return { invoices: [], total };
    const near = isNear(found, page) ? await this.read(listNearInvoices(filter, sort, page)) : [];
    const isFull = near.length === page.limit;
    return { invoices: isFull ? near : await this.read(listFoundInvoices(filter, sort, page)), total };
  }

  private async collect(filter: InvoiceFilter, sort: InvoiceSort, page: Page) {
    const { statement, values } = collectInvoices(filter, sort, page);
    return (await this.sql.first<Collected>(statement, values))!;
  }

  private async read({ statement, values }: Query): Promise<ListedInvoice[]> {
    const invoices = await this.sql.rows<Omit<ListedInvoice, 'transmission'>>(statement, values);
    const transmissions = await this.transmissions.of(invoices.map(({ id }) => id));
    return invoices.map((invoice) => ({ ...invoice, transmission: transmissions.get(invoice.id) ?? null }));
  }

  /** Documents go one way at a time. */
  private located(filter: InvoiceFilter): InvoiceFilter {
    return filter.transmission ? { ...filter, channel: this.channel.name } : filter;
  }

  sum(asked: InvoiceFilter): Promise<InvoiceSums[]> {
    const { statement, values } = sumInvoices(this.located(asked));
    return this.sql.rows(statement, values);
  }

  /** @throws DomainError INVOICES.TOO_MANY for more than fit an archive */
  async archive(filter: InvoiceFilter): Promise<AsyncIterable<ZippedFile>> {
    const { total } = await this.list(filter, 'number', { limit: 1, offset: 0 });
    if (total > MAX_ARCHIVED) throw tooManyInvoices(total, MAX_ARCHIVED);
    return this.files(this.located(filter));
  }

  /** With the sealed archive of each; documents whose XML lacks required facts are named in a text file at the end. */
  private async *files(filter: InvoiceFilter): AsyncIterable<ZippedFile> {
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

const countOf = (sums: readonly InvoiceSums[]): number =>
  sums.reduce((total, { documents }) => total + documents, 0);
