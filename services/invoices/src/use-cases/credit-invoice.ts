import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { type InvoicedOrder, OrderInvoicing } from '@kp/orders';
import { Payments, refundableMinor } from '@kp/payments';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { type Concession, concessionKeyOf, assertConcedable, refundKeyOfNote } from '../domain/concession';
import type { Invoice, InvoiceDraft } from '../domain/invoice';
import { invoiceNotFound, noPaymentToRefund, notCreditable, refundForbidden } from '../domain/invoice.errors';
import { type InvoiceLine, taxOf } from '../domain/invoice-amounts';
import { PaidInvoices } from '../paid-invoices';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { ConcessionNotes } from './concession-notes';

interface Issued {
  number: string;
  draft: InvoiceDraft;
}

/** Credits an invoice without a return: what is open of it falls, and what was paid online can go back. */
@Injectable()
export class CreditInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly paidInvoices: PaidInvoices,
    private readonly payments: Payments,
    private readonly notes: ConcessionNotes,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns the number of the credit note
   * @throws DomainError INVOICES.NOT_FOUND, NOT_CREDITABLE, CREDIT_TOO_LARGE, NO_PAYMENT_TO_REFUND
   */
  execute(
    number: string,
    concession: Concession & { isPaidBack: boolean },
    admin: Principal,
  ): Promise<string> {
    if (concession.isPaidBack && !admin.rights.includes('payments')) throw refundForbidden();
    return this.transactions.run(async () => {
      const found = await this.paidInvoices.lock(number);
      if (!found) throw invoiceNotFound();
      const key = concessionKeyOf(concession);
      const known = await this.invoices.findCreditNoteOf(found.id, key);
      if (known !== null) return known;
      const order = await this.orders.getForUpdate(found.orderId, admin);
      const line = lineOf(found, concession.productCode);
      const { amountMinor } = concession;
      const tax = line && taxOf(line);
      assertConcedable(found, await this.invoices.listCreditNotes(found.id), { amountMinor, tax });
      const name = await nameOf(found, concession, line);
      const issued = await this.notes.issue(found, order, { key, amountMinor, tax, name });
      if (!issued) throw notCreditable();
      if (concession.isPaidBack) await this.payBack(found, order, issued, admin);
      else await this.orders.concede(order.id, issued.draft.ordered.totalMinor);
      await this.paidInvoices.record(found);
      await this.record(admin, { invoice: found, issued, concession });
      return issued.number;
    });
  }

  /** To the payment of the order or of the invoice, in its own currency. */
  private async payBack(
    invoice: Invoice,
    { paymentId }: InvoicedOrder,
    { number, draft }: Issued,
    admin: Principal,
  ): Promise<void> {
    const ofOrder = paymentId === null ? null : await this.payments.findById(paymentId);
    const ofInvoice = await this.payments.listOfInvoice(invoice.number);
    for (const payment of [...(ofOrder ? [ofOrder] : []), ...ofInvoice]) {
      const isOrdered = payment.currency === draft.ordered.currency;
      const amountMinor = isOrdered ? draft.ordered.totalMinor : draft.totalMinor;
      if (refundableMinor(payment) < amountMinor) continue;
      const key = refundKeyOfNote(number);
      await this.payments.requestRefund({
        paymentId: payment.id,
        amountMinor,
        reason: 'by-hand',
        admin,
        key,
      });
      return;
    }
    throw noPaymentToRefund();
  }

  private record(
    admin: Principal,
    { invoice, issued, concession }: { invoice: Invoice; issued: Issued; concession: Concession },
  ): Promise<void> {
    const { number, draft } = issued;
    return this.audit.record(admin, {
      action: 'invoice.credited',
      subject: 'invoice',
      subjectId: invoice.number,
      before: null,
      after: {
        creditNote: number,
        total: minorToDecimal(draft.totalMinor),
        currency: draft.currency,
        reason: concession.reason,
        note: concession.note,
      },
    });
  }
}

function lineOf({ lines }: Invoice, code: string | null): InvoiceLine | null {
  if (code === null) return null;
  const line = lines.find(({ productCode }) => productCode === code);
  if (line) return line;
  throw new InvalidInputError([{ field: 'productCode', message: 'productCode must be one of the invoice' }]);
}

/** "Price difference (Day dots): agreed by phone" in the language of the invoice. */
async function nameOf(
  invoice: Invoice,
  { reason, note }: Concession,
  line: InvoiceLine | null,
): Promise<string> {
  const language = isLanguageCode(invoice.language) ? invoice.language : DEFAULT_LANGUAGE;
  const { t } = createTranslator(language, await loadMessages(language, ['invoice']));
  const why = t(`invoice:creditNote.reasons.${reason}`);
  const named = `${why} (${line?.productName ?? invoice.orderNumber})`;
  return note ? `${named}: ${note}` : named;
}
