import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { buyerWithoutEmail, invoiceNotFound } from '../domain/invoice.errors';
import { INVOICE_PDF_STORED, type InvoiceIssued } from '../events';
import { InvoicePdfs } from '../pdf/invoice-pdfs';
import { InvoiceRepository } from '../persistence/invoice.repository';

/** Mails a document with its PDF once more. */
@Injectable()
export class SendInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly invoices: InvoiceRepository,
    private readonly pdfs: InvoicePdfs,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws DomainError INVOICES.NOT_FOUND, INVOICES.NO_EMAIL */
  async execute(number: string, principal: Principal): Promise<void> {
    const invoice = await this.invoices.find(number);
    if (!invoice) throw invoiceNotFound();
    const { email } = invoice.buyer;
    if (!email) throw buyerWithoutEmail();
    await this.pdfs.store(invoice);
    await this.transactions.run(async () => {
      const event: InvoiceIssued = { invoiceNumber: number, request: randomUUID() };
      await this.outbox.record(INVOICE_PDF_STORED, event);
      await this.audit.record(principal, {
        action: 'invoice.mail_resent',
        subject: 'invoice',
        subjectId: number,
        before: null,
        after: { email },
      });
    });
  }
}
