import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { type InvoicedOrder, OrderInvoicing } from '@kp/orders';
import { Payments, type PaymentSnapshot } from '@kp/payments';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { assertConcedable, type Concession, issuedBefore } from '../domain/concession';
import type { Invoice, InvoiceDraft } from '../domain/invoice';
import { paidOnline } from '../domain/invoice.errors';
import { type InvoiceLine, taxOf } from '../domain/invoice-amounts';
import { type SharedPayment, sumOfShares } from '../domain/payment-shares';
import { concessionKeyOf, isOfConcession } from '../domain/refund-keys';
import { PaidInvoices } from '../paid-invoices';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { ConcessionNotes } from './concession-notes';
import { PaymentShares } from './payment-shares';

interface Issued {
  number: string;
  draft: InvoiceDraft;
}

/** Credits an invoice without a return: what is open of it falls. Money goes back only by refunds and by hand; what was transferred is a credit. */
@Injectable()
export class CreditInvoice {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly paidInvoices: PaidInvoices,
    private readonly payments: Payments,
    private readonly notes: ConcessionNotes,
    private readonly shares: PaymentShares,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @returns the number of the credit note
   * @throws DomainError INVOICES.NOT_FOUND, PAID_ONLINE, CREDIT_KEY_MISMATCH and those of `assertConcedable`
   */
  execute(number: string, concession: Concession, admin: Principal): Promise<string> {
    return this.transactions.run(async () => {
      const found = await this.paidInvoices.lockKnown(number);
      const order = await this.orders.getForUpdate(found.orderId, admin);
      const line = lineOf(found, concession.productCode);
      const name = await nameOf(found, concession, line);
      const earlier = await this.invoices.listCreditNotes(found.id);
      const known = issuedBefore(earlier, concession, name);
      if (known !== null) return known;
      if (await this.isPaidOnline(found, order)) throw paidOnline();
      const { amountMinor } = concession;
      const tax = line && taxOf(line);
      assertConcedable(found, earlier, { amountMinor, tax });
      const key = concessionKeyOf(concession);
      const payments = await this.shares.lock(found);
      const issued = await this.notes.issue(found, order, { key, amountMinor, tax, name });
      if (!issued) throw tooSmall();
      await this.orders.concede(order.id, issued.draft.ordered.totalMinor);
      await this.release(found, payments);
      await this.paidInvoices.record(found);
      await this.record(admin, { invoice: found, issued, concession });
      return issued.number;
    });
  }

  /** What was transferred for the invoice and is conceded becomes a credit of its customer. */
  private async release(invoice: Invoice, payments: readonly SharedPayment[]): Promise<void> {
    const notes = (await this.invoices.listCreditNotes(invoice.id)).filter(isOfConcession);
    const concededMinor = notes.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
    const { totalMinor, paidMinor } = invoice;
    const byOrderMinor = paidMinor - sumOfShares(payments);
    const takenMinor = Math.min(sumOfShares(payments), totalMinor - concededMinor - byOrderMinor);
    await this.shares.share(invoice, payments, { takenMinor, day: notes.at(-1)!.issueDate });
  }

  /** Those of the order and its changes, and those by the link of the invoice. */
  private async isPaidOnline({ number }: Invoice, { id, paymentId }: InvoicedOrder): Promise<boolean> {
    const ofOrder = paymentId === null ? null : await this.payments.findById(paymentId);
    const others = [await this.payments.listOfOrder(id), await this.payments.listOfInvoice(number)].flat();
    return [...(ofOrder ? [ofOrder] : []), ...others].some(isKept);
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

/** Also while its refund is under way, which may still fail. */
const isKept = ({ capturedMinor, refundedMinor, chargedBackMinor }: PaymentSnapshot): boolean =>
  capturedMinor > refundedMinor + chargedBackMinor;

/** Nothing in the currency of the order. */
const tooSmall = () =>
  new InvalidInputError([{ field: 'amount', message: 'amount must not round to nothing in the order' }]);

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
