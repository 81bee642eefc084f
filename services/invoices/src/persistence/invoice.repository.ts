import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { documentNumberOf, seriesOfYear } from '@kp/commerce/document-numbers';
import type { InvoiceKind } from '@kp/commerce/list-rules';
import { Sql } from '@kp/platform/database';
import {
  type CreditNote,
  type DocumentTexts,
  type Invoice,
  type InvoiceDraft,
  type InvoiceSummary,
} from '../domain/invoice';
import {
  COUNT_ALL,
  COUNT_OWNED,
  FIND_ACTIVE_OF_ORDER,
  FIND_CREDIT_NOTE_OF_REFUND,
  FIND_INVOICE,
  FIND_INVOICE_BY_ID,
  FIND_OWNED_INVOICE,
  LIST_ALL,
  LIST_CREDIT_NOTES,
  LIST_NUMBERING,
  LIST_OWNED,
  MARK_REVERSED,
  NEXT_NUMBER,
  SUM_CREDITED_PAYMENT,
} from './invoice.queries';
import { INSERT_INVOICE, insertValues } from './insert-invoice';

/** How documents of a kind are numbered. */
export interface Numbering {
  kind: InvoiceKind;
  /** With "{year}" where it follows the calendar. */
  series: string;
  firstNumber: number;
  /** How many digits a number has at least. */
  width: number;
  /** There is a document of this kind. */
  isStarted: boolean;
}

interface NextNumber {
  series: string;
  width: number;
  year: number;
  sequence: number;
  issueDate: string;
}

@Injectable()
export class InvoiceRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * The last step of a transaction as far as possible, because it locks the series until the end.
   *
   * @param day of the shop, "2026-11-22"
   */
  async issue(draft: InvoiceDraft & Partial<DocumentTexts>, day: string): Promise<string> {
    const next = (await this.sql.first<NextNumber>(NEXT_NUMBER, [draft.kind, day]))!;
    const { sequence, issueDate } = next;
    const number = documentNumberOf(seriesOfYear(next.series, next.year), sequence, next.width);
    await this.sql.run(INSERT_INVOICE, insertValues({ ...draft, number, issueDate }));
    return number;
  }

  listNumbering(): Promise<Numbering[]> {
    return this.sql.rows(LIST_NUMBERING);
  }

  async markReversed(id: number): Promise<void> {
    await this.sql.run(MARK_REVERSED, [id]);
  }

  find(number: string): Promise<Invoice | null> {
    return this.sql.first(FIND_INVOICE, [number]);
  }

  findById(id: number): Promise<Invoice | null> {
    return this.sql.first(FIND_INVOICE_BY_ID, [id]);
  }

  findOwned(number: string, userId: number): Promise<Invoice | null> {
    return this.sql.first(FIND_OWNED_INVOICE, [number, userId]);
  }

  /** The invoice that is not reversed: an order has one at most. */
  findActiveOfOrder(orderId: number): Promise<Invoice | null> {
    return this.sql.first(FIND_ACTIVE_OF_ORDER, [orderId]);
  }

  /** Oldest first. */
  listCreditNotes(invoiceId: number): Promise<CreditNote[]> {
    return this.sql.rows(LIST_CREDIT_NOTES, [invoiceId]);
  }

  /** The number of the credit note that was issued for it. */
  async findCreditNoteOf(invoiceId: number, refundKey: string): Promise<string | null> {
    const found = await this.sql.first<{ number: string }>(FIND_CREDIT_NOTE_OF_REFUND, [
      invoiceId,
      refundKey,
    ]);
    return found?.number ?? null;
  }

  /** For refunds whose key starts so, in one of the two currencies of the invoice. */
  async sumCredited(invoiceId: number, keyPrefix: string, currency: CurrencyCode): Promise<number> {
    return (await this.sql.first<{ minor: number }>(SUM_CREDITED_PAYMENT, [invoiceId, keyPrefix, currency]))!
      .minor;
  }

  /** @param userId null: of all customers */
  list(userId: number | null, limit: number, offset: number): Promise<InvoiceSummary[]> {
    if (userId === null) return this.sql.rows(LIST_ALL, [limit, offset]);
    return this.sql.rows(LIST_OWNED, [limit, offset, userId]);
  }

  async count(userId: number | null): Promise<number> {
    const row = await (userId === null
      ? this.sql.first<{ total: number }>(COUNT_ALL)
      : this.sql.first<{ total: number }>(COUNT_OWNED, [userId]));
    return row!.total;
  }
}
