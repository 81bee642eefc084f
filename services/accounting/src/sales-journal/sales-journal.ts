import { Injectable } from '@nestjs/common';
import type { CurrencyCode, PaymentMethod, TaxCategory } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { daysOfMonth } from '../accounting-month';
import { COUNT_SALES, LIST_SALES } from './sales-journal.queries';

const BATCH_SIZE = 500;

export interface SaleOfRate {
  /** ISO 3166 code of the country whose tax it is; empty on documents of before it was recorded. */
  country: string;
  category: TaxCategory;
  /** A share. */
  rate: number;
  taxableMinor: number;
  vatMinor: number;
}

/** An invoice, a storno or a credit note; what went back is negative. */
export interface Sale {
  id: number;
  number: string;
  kind: 'invoice' | 'storno' | 'credit_note';
  issueDate: string;
  supplyDate: string;
  orderId: number;
  orderNumber: string;
  customer: string;
  taxNumber: string;
  /** As it was entered: "Romania". */
  country: string;
  currency: CurrencyCode;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  /** What was paid, in the currency of the order. */
  orderedCurrency: CurrencyCode;
  orderedTotalMinor: number;
  /** Null where the document is in the currency of the tax office. */
  accountingCurrency: CurrencyCode | null;
  accountingNetMinor: number | null;
  accountingVatMinor: number | null;
  rates: SaleOfRate[];
  paymentMethod: PaymentMethod | 'wire_transfer';
  isPaid: boolean;
  /** An invoice of which something is still to be paid. */
  isOpen: boolean;
  /** The day of the last payment since it was issued. */
  paidOn: string | null;
  /** The month of its supply, whose books were closed before it was issued: "2026-10". */
  lateOf: string | null;
}

/** All documents of a month, in the order of their days. */
@Injectable()
export class SalesJournal {
  constructor(private readonly sql: Sql) {}

  async list(month: string, limit: number, offset: number): Promise<{ sales: Sale[]; total: number }> {
    const total = await this.count(month);
    if (total <= offset) return { sales: [], total };
    const { from, to } = daysOfMonth(month);
    return { sales: await this.sql.rows<Sale>(LIST_SALES, [from, to, from, 0, limit, offset]), total };
  }

  async count(month: string): Promise<number> {
    const { from, to } = daysOfMonth(month);
    return (await this.sql.first<{ total: number }>(COUNT_SALES, [from, to]))!.total;
  }

  async *all(month: string): AsyncGenerator<Sale> {
    const { from, to } = daysOfMonth(month);
    let [day, id] = [from, 0];
    while (true) {
      const batch = await this.sql.rows<Sale>(LIST_SALES, [from, to, day, id, BATCH_SIZE, 0]);
      yield* batch;
      const last = batch.at(-1);
      if (!last) return;
      [day, id] = [last.issueDate, last.id];
    }
  }
}
