import { Injectable } from '@nestjs/common';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import type { Principal } from '@kp/platform/http';
import type { Invoice, InvoiceSummary } from './domain/invoice';
import { invoiceNotFound } from './domain/invoice.errors';
import { InvoiceRepository, type Numbering } from './persistence/invoice.repository';
import { ublInvoiceOf } from './ubl/ubl-invoice';

interface ListInvoicesQuery {
  mine?: boolean;
  limit?: number;
  offset?: number;
}

/** An invoice is made of amounts. */
const mayReadAll = ({ rights }: Principal) =>
  rights.includes('invoices') || (rights.includes('orders:read') && rights.includes('amounts'));

@Injectable()
export class InvoicesService {
  constructor(private readonly invoices: InvoiceRepository) {}

  async list(
    { mine, limit = 100, offset = 0 }: ListInvoicesQuery,
    principal: Principal,
  ): Promise<{ invoices: InvoiceSummary[]; total: number }> {
    const userId = mayReadAll(principal) && !mine ? null : principal.userId;
    const [invoices, total] = await Promise.all([
      this.invoices.list(userId, limit, offset),
      this.invoices.count(userId),
    ]);
    return { invoices, total };
  }

  /** How the numbers of documents begin, and how many digits follow at least. */
  listSeries(): Promise<Pick<Numbering, 'series' | 'width'>[]> {
    return this.invoices.listNumbering();
  }

  async get(number: string, principal: Principal): Promise<Invoice> {
    const invoice = mayReadAll(principal)
      ? await this.invoices.find(number)
      : await this.invoices.findOwned(number, principal.userId);
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }

  /** Says what was paid when it was issued, so it stays the same after a payment. */
  async getXml(invoice: Invoice): Promise<string> {
    const language = isLanguageCode(invoice.language) ? invoice.language : DEFAULT_LANGUAGE;
    const { t } = createTranslator(language, await loadMessages(language, ['common', 'mail', 'invoice']));
    return ublInvoiceOf({ ...invoice, isPaid: invoice.isPaidWhenIssued }, t);
  }
}
