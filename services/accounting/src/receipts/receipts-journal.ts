import { Injectable } from '@nestjs/common';
import type { CurrencyCode, PaymentMethod } from '@kp/commerce';
import { startOfShopDay } from '@kp/i18n/shop-time';
import { Sql } from '@kp/platform/database';
import { dayAfter, daysOfMonth } from '../accounting-month';
import { LIST_RECEIPTS, SUM_RECEIPTS } from './receipts.queries';

export const RECEIPT_KINDS = [
  'payment',
  'refund',
  'refund_reversed',
  'chargeback',
  'transfer',
  'credit_refund',
  'cash',
  'balance',
] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

/** All of a day. */
const UNLIMITED = 1_000_000;

/** Money that came or, negative, went back. */
export interface Receipt {
  key: string;
  day: string;
  kind: ReceiptKind;
  method: PaymentMethod;
  minor: number;
  currency: CurrencyCode;
  /** Of a transfer, what was above its invoice: a credit of the customer. */
  excessMinor: number | null;
  /** That the provider kept; null where it reports none. */
  feeMinor: number | null;
  feeCurrency: CurrencyCode | null;
  /** Null of a payment without an order. */
  orderId: number | null;
  orderNumber: string | null;
  invoiceNumber: string | null;
  customer: string;
  reference: string;
  /** At the test provider: no money moved. */
  isTest: boolean;
  /** A transfer that a line of a bank statement proves. */
  isMatched: boolean;
}

export interface ReceiptSum {
  kind: ReceiptKind;
  method: PaymentMethod;
  currency: CurrencyCode;
  movements: number;
  minor: number;
  feeCurrency: CurrencyCode | null;
  feeMinor: number | null;
}

const boundsOf = (from: string, to: string) => [startOfShopDay(from), startOfShopDay(dayAfter(to))];

/** What was paid in a month and what went back, in the order of the days, from all sources. */
@Injectable()
export class ReceiptsJournal {
  constructor(private readonly sql: Sql) {}

  list(month: string, limit: number, offset: number): Promise<Receipt[]> {
    const { from, to } = daysOfMonth(month);
    return this.sql.rows<Receipt>(LIST_RECEIPTS, [...boundsOf(from, to), limit, offset]);
  }

  sum(month: string): Promise<ReceiptSum[]> {
    const { from, to } = daysOfMonth(month);
    return this.sql.rows<ReceiptSum>(SUM_RECEIPTS, boundsOf(from, to));
  }

  async count(month: string): Promise<number> {
    return (await this.sum(month)).reduce((total, { movements }) => total + movements, 0);
  }

  /** Day by day. */
  async *all(month: string): AsyncGenerator<Receipt> {
    const { from, to } = daysOfMonth(month);
    for (let day = from; day <= to; day = dayAfter(day))
      yield* await this.sql.rows<Receipt>(LIST_RECEIPTS, [...boundsOf(day, day), UNLIMITED, 0]);
  }
}
