import { Injectable } from '@nestjs/common';
import type { Tax } from '@kp/commerce';
import { type InvoicedOrder, OrderInvoicing } from '@kp/orders';
import { creditNoteOf } from '../domain/credit-note';
import type { CreditNote, Invoice, InvoiceDraft } from '../domain/invoice';
import { isOfConcession } from '../domain/refund-keys';
import { InvoiceRepository } from '../persistence/invoice.repository';
import { IssueDocument } from './issue-document';
import { paidOf } from './paid-of';

interface Granted {
  key: string;
  amountMinor: number;
  tax: Tax | null;
  /** Printed as the name of its line. */
  name: string;
}

/** Credit notes of what the staff takes off an invoice. In the caller's transaction, under the lock of the order. */
@Injectable()
export class ConcessionNotes {
  constructor(
    private readonly orders: OrderInvoicing,
    private readonly invoices: InvoiceRepository,
    private readonly issuing: IssueDocument,
  ) {}

  /** Null where nothing is left to credit. */
  async issue(
    invoice: Invoice,
    order: InvoicedOrder,
    { key, amountMinor, tax, name }: Granted,
  ): Promise<{ number: string; draft: InvoiceDraft } | null> {
    const earlier = await this.invoices.listCreditNotes(invoice.id);
    const { currency } = invoice;
    const names = { refund: name, deduction: name };
    const granted = { key, amountMinor, currency, units: [], concession: { tax } };
    const draft = creditNoteOf(invoice, earlier, granted, { paid: paidOf(order, invoice), names });
    if (!draft) return null;
    const number = await this.issuing.execute(draft);
    return { number, draft };
  }

  /**
   * What was taken off an invoice is taken off the one that stands in for it, as far as that reaches.
   *
   * @returns how much that is, in the currency of the invoice
   */
  async carryOver(from: Invoice, to: Invoice): Promise<number> {
    const notes = (await this.invoices.listCreditNotes(from.id)).filter(isOfConcession);
    if (notes.length === 0) return 0;
    const order = await this.orders.getForUpdate(to.orderId, null);
    const drafts: InvoiceDraft[] = [];
    for (const note of notes) {
      const issued = await this.issue(to, order, grantedBy(note, { from, to }));
      if (issued) drafts.push(issued.draft);
    }
    const orderedMinor = drafts.reduce((sum, { ordered }) => sum + ordered.totalMinor, 0);
    await this.orders.setConceded(order.id, orderedMinor);
    return drafts.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  }
}

function grantedBy(note: CreditNote, { from, to }: { from: Invoice; to: Invoice }): Granted {
  const { refundKey: key, totalMinor: amountMinor, vatLines, lines } = note;
  const [tax] = vatLines;
  const isOfOne = vatLines.length === 1 && from.vatLines.length > 1;
  const isKnown = to.vatLines.some(({ category, rate }) => category === tax?.category && rate === tax.rate);
  return { key, amountMinor, tax: isOfOne && isKnown ? tax! : null, name: lines[0]?.productName ?? '' };
}
