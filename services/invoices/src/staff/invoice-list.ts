import { Injectable } from '@nestjs/common';
import { Sql } from '@kp/platform/database';
import type { CurrencyCode } from '@kp/commerce';
import { INVOICE_SEARCH_COUNT_MAX, type InvoiceSort, UNCOUNTED_SHOWN_MAX } from '@kp/commerce/list-rules';
import type { ZippedFile } from '@kp/platform/zip';
import type { InvoiceSummary } from '../domain/invoice';
import type { Buyer } from '../domain/invoice-parties';
import { tooManyInvoices } from '../domain/invoice.errors';
import { TransmissionChannel } from '../transmissions/domain/transmission-channel';
import { type TransmissionView, TransmissionViews } from '../transmissions/persistence/transmission-views';
import { DocumentFiles } from './document-files';
import {
  type Collected,
  collectInvoices,
  type InvoiceFilter,
  isNear,
  listFoundInvoices,
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

/** All documents of the shop, for its staff. */
@Injectable()
export class InvoiceList {
  constructor(
    private readonly sql: Sql,
    private readonly transmissions: TransmissionViews,
    private readonly channel: TransmissionChannel,
    private readonly files: DocumentFiles,
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
      return { invoices: ids.length > 0 ? await this.read(listInvoicesByIds(ids)) : [], total };
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
    return this.files.matching(this.located(filter));
  }
}

const countOf = (sums: readonly InvoiceSums[]): number =>
  sums.reduce((total, { documents }) => total + documents, 0);
