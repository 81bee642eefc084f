import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { businessDay } from '@kp/settings';
import { daysOfMonth } from '../accounting-month';
import { COUNT_PUNCTUAL, OPEN_THEN, OPEN_TODAY } from './open-items.queries';

/** What is open by how many days it is overdue. */
export interface Ageing {
  currency: CurrencyCode;
  documents: number;
  notDueMinor: number;
  upTo30Minor: number;
  upTo60Minor: number;
  upTo90Minor: number;
  over90Minor: number;
  openMinor: number;
  /** What customers transferred above their invoices, as far as it is not used. */
  creditMinor: number;
}

export interface CustomerAgeing extends Ageing {
  /** The newest open one, by which the customer is asked for: a number says nothing about a person. */
  documentId: number;
  name: string;
}

export interface OpenDocument {
  number: string;
  issueDate: string;
  dueDate: string;
  daysLate: number;
  orderNumber: string;
  currency: CurrencyCode;
  totalMinor: number;
  /** Negative: a credit that came with it. */
  openMinor: number;
  name: string;
  buyer: Record<string, string | undefined>;
  language: string;
  /** When its customer was reminded of it last. */
  remindedAt: Date | null;
}

/** Numbers of invoices. */
export interface Punctuality {
  onTime: number;
  late: number;
  open: number;
}

const PUNCTUALITY_DAYS = 90;

const valueOf = (day: string | null): string[] => (day === null ? [] : [day]);

/** The last day of a month that is over; null of today. */
export function lastDayOf(month: string | undefined): string | null {
  const day = month && daysOfMonth(month).to;
  return day && day < businessDay(new Date()) ? day : null;
}

/** Invoices with something to pay and credits of customers: as of today, or at the end of a day of the past. */
@Injectable()
export class OpenItems {
  constructor(private readonly sql: Sql) {}

  async list(
    limit: number,
    offset: number,
    day: string | null,
  ): Promise<{ customers: CustomerAgeing[]; total: number }> {
    const statement = day === null ? OPEN_TODAY.list : OPEN_THEN.list;
    const values = [limit, offset, ...valueOf(day)];
    const rows = await this.sql.rows<CustomerAgeing & { total: number }>(statement, values);
    const total = rows[0]?.total ?? (offset > 0 ? (await this.list(1, 0, day)).total : 0);
    return { customers: rows.map(({ total: _total, ...customer }) => customer), total };
  }

  /** By currency. */
  sum(day: string | null): Promise<Ageing[]> {
    return this.sql.rows(day === null ? OPEN_TODAY.sum : OPEN_THEN.sum, valueOf(day));
  }

  /** How invoices were paid that fell due lately. */
  async punctuality(): Promise<Punctuality> {
    return (await this.sql.first<Punctuality>(COUNT_PUNCTUAL, [PUNCTUALITY_DAYS]))!;
  }

  /** Of the customer of a document. */
  ofCustomer(documentId: number, day: string | null): Promise<OpenDocument[]> {
    const statement = day === null ? OPEN_TODAY.ofCustomer : OPEN_THEN.ofCustomer;
    return this.sql.rows(statement, [documentId, ...valueOf(day)]);
  }
}
