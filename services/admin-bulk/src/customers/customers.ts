import { Injectable } from '@nestjs/common';
import { customerNotFound } from '@kp/auth';
import { type OffsetPage, Sql } from '@kp/platform/database';
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
import type {
  CustomerDetailsResponse,
  CustomerInvoiceResponse,
  CustomerOrderResponse,
  CustomerResponse,
} from './customers.dto';

const RECENT = 10;

/** But for the currency of the shop. */
type Customer = Omit<CustomerResponse, 'currency'>;
type CustomerDetails = Omit<CustomerDetailsResponse, 'currency'>;

@Injectable()
export class Customers {
  constructor(private readonly sql: Sql) {}

  async list(filter: CustomerFilter, sort: CustomerSort, page: OffsetPage) {
    const count = countCustomers(filter);
    const { total } = (await this.sql.first<{ total: number }>(count.statement, count.values))!;
    const list = listCustomers(filter, sort, page, total);
    return { customers: await this.sql.rows<Customer>(list.statement, list.values), total };
  }

  /** Of all that match, up to a limit. */
  async matchingIds(filter: CustomerFilter, limit: number): Promise<number[]> {
    const { statement, values } = customerIds(filter, limit);
    return (await this.sql.rows<{ id: number }>(statement, values)).map(({ id }) => id);
  }

  async get(id: number): Promise<CustomerDetails> {
    const [customer, recentOrders, recentInvoices] = await Promise.all([
      this.sql.first<Omit<CustomerDetails, 'recentOrders' | 'recentInvoices'>>(FIND_CUSTOMER, [id]),
      this.sql.rows<CustomerOrderResponse>(RECENT_ORDERS_OF_CUSTOMER, [id, RECENT]),
      this.sql.rows<CustomerInvoiceResponse>(RECENT_INVOICES_OF_CUSTOMER, [id, RECENT]),
    ]);
    if (!customer) throw customerNotFound();
    return { ...customer, recentOrders, recentInvoices };
  }
}
