import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { COUNT_PUNCTUAL, LIST_OPEN_ITEMS, LIST_OPEN_OF_CUSTOMER, SUM_OPEN_ITEMS } from './open-items.queries';

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

/** Invoices with something to pay, as of today. */
@Injectable()
export class OpenItems {
  constructor(private readonly sql: Sql) {}

  async list(limit: number, offset: number): Promise<{ customers: CustomerAgeing[]; total: number }> {
    const rows = await this.sql.rows<CustomerAgeing & { total: number }>(LIST_OPEN_ITEMS, [limit, offset]);
    const total = rows[0]?.total ?? (offset > 0 ? (await this.list(1, 0)).total : 0);
    return { customers: rows.map(({ total: _total, ...customer }) => customer), total };
  }

  /** By currency. */
  sum(): Promise<Ageing[]> {
    return this.sql.rows(SUM_OPEN_ITEMS);
  }

  /** How invoices were paid that fell due lately. */
  async punctuality(): Promise<Punctuality> {
    return (await this.sql.first<Punctuality>(COUNT_PUNCTUAL, [PUNCTUALITY_DAYS]))!;
  }

  /** Of the customer of a document. */
  ofCustomer(documentId: number): Promise<OpenDocument[]> {
    return this.sql.rows(LIST_OPEN_OF_CUSTOMER, [documentId]);
  }
}
