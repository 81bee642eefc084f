import { Injectable } from '@nestjs/common';
import { customerNotFound } from '@kp/auth';
import type { OrderStatus } from '@kp/commerce';
import type { InvoiceKind } from '@kp/invoices';
import { Sql } from '@kp/platform/database';
import {
  FIND_CUSTOMER,
  RECENT_INVOICES_OF_CUSTOMER,
  RECENT_ORDERS_OF_CUSTOMER,
} from './customer-details.queries';
import {
  countCustomers,
  type CustomerFilter,
  customerIds,
  type CustomerSort,
  listCustomers,
} from './customer-list.queries';

const RECENT = 10;

export interface CustomerRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string | null;
  language: string;
  createdAt: Date;
  isStaff: boolean;
  disabledAt: Date | null;
  orderCount: number;
  spentMinor: number;
  lastOrderAt: Date | null;
}

export interface AccountAddress {
  address: string | null;
  city: string | null;
  county: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
}

interface CustomerDetailsRow extends CustomerRow {
  disabledReason: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  billingEmail: string | null;
  billingPhone: string | null;
  companyAddress: AccountAddress;
  deliveryAddress: AccountAddress;
  pendingEmail: string | null;
  hasSecondFactor: boolean;
  openSessions: number;
}

interface OrderRow {
  id: number;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  totalMinor: number;
  currency: string;
}

interface InvoiceRow {
  id: number;
  number: string;
  kind: InvoiceKind;
  issueDate: string;
  totalMinor: number;
  currency: string;
}

export interface CustomerDetails {
  customer: CustomerDetailsRow;
  orders: OrderRow[];
  invoices: InvoiceRow[];
}

@Injectable()
export class Customers {
  constructor(private readonly sql: Sql) {}

  async list(filter: CustomerFilter, sort: CustomerSort, page: { limit: number; offset: number }) {
    const list = listCustomers(filter, sort, page);
    const count = countCustomers(filter);
    const [customers, total] = await Promise.all([
      this.sql.rows<CustomerRow>(list.statement, list.values),
      this.sql.first<{ total: number }>(count.statement, count.values),
    ]);
    return { customers, total: total!.total };
  }

  /** Of all that match, up to a limit. */
  async matchingIds(filter: CustomerFilter, limit: number): Promise<number[]> {
    const { statement, values } = customerIds(filter, limit);
    return (await this.sql.rows<{ id: number }>(statement, values)).map(({ id }) => id);
  }

  async get(id: number): Promise<CustomerDetails> {
    const [customer, orders, invoices] = await Promise.all([
      this.sql.first<CustomerDetailsRow>(FIND_CUSTOMER, [id]),
      this.sql.rows<OrderRow>(RECENT_ORDERS_OF_CUSTOMER, [id, RECENT]),
      this.sql.rows<InvoiceRow>(RECENT_INVOICES_OF_CUSTOMER, [id, RECENT]),
    ]);
    if (!customer) throw customerNotFound();
    return { customer, orders, invoices };
  }
}
