import { Injectable } from '@nestjs/common';
import { Outbox } from '@kp/platform/outbox';
import { businessDay, SettingsService } from '@kp/settings';
import type { InvoiceDraft } from '../domain/invoice';
import { INVOICE_ISSUED, type InvoiceIssued } from '../events';
import { InvoiceRepository } from '../persistence/invoice.repository';

/** How invoices, stornos and credit notes get their number, their day and the shop's texts of their kind. */
@Injectable()
export class IssueDocument {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * In the caller's transaction and as late in it as possible, because it locks the series until the end.
   *
   * @returns its number
   */
  async execute(draft: InvoiceDraft): Promise<string> {
    const texts = this.settings.documentTextsOf(draft.kind, draft.language);
    const invoiceNumber = await this.invoices.issue({ ...draft, ...texts }, businessDay(new Date()));
    await this.outbox.record(INVOICE_ISSUED, { invoiceNumber } satisfies InvoiceIssued);
    return invoiceNumber;
  }
}
