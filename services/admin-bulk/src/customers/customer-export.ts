import { Injectable } from '@nestjs/common';
import { CUSTOMER_FIELDS, type CustomerField } from '@kp/auth';
import { type CurrencyCode, minorToDecimal } from '@kp/commerce';
import { shopStampOf } from '@kp/i18n/shop-time';
import { Sql } from '@kp/platform/database';
import { SettingsService } from '@kp/settings';
import type { ExportedTable } from '@kp/platform/tables';
import { countCustomers, type CustomerFilter, exportCustomers } from './customer-list.queries';

const BATCH_SIZE = 500;

type ExportedCustomer = Record<CustomerField, string | null> & {
  id: number;
  createdAt: Date;
  disabledAt: Date | null;
  orderCount: number;
  spentMinor: number;
  lastOrderAt: Date | null;
  tags: string | null;
};

const COLUMNS = [
  'id',
  ...CUSTOMER_FIELDS,
  'createdAt',
  'disabledAt',
  'orders',
  'spent',
  'currency',
  'lastOrderAt',
  'tags',
];

/** Accounts with what customers and staff see of them: no passwords, sessions or second factors. */
@Injectable()
export class CustomerExport {
  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsService,
  ) {}

  /** In the order of the ids, read in batches while it is being downloaded. */
  table(filter: CustomerFilter): ExportedTable {
    const { statement, values } = countCustomers(filter);
    return {
      name: 'customers',
      columns: COLUMNS,
      amounts: ['spent'],
      rows: this.rows(filter),
      count: async () =>
        (await this.sql.first<{
          total: number;
        }>(statement, values))!.total,
    };
  }

  private async *rows(filter: CustomerFilter): AsyncGenerator<(string | number | null)[]> {
    for (let after = 0, count = BATCH_SIZE; count === BATCH_SIZE;) {
      const { statement, values } = exportCustomers(filter, after, BATCH_SIZE);
      const customers = await this.sql.rows<ExportedCustomer>(statement, values);
      yield* customers.map((customer) => valuesOf(customer, this.settings.currency));
      [count, after] = [customers.length, customers.at(-1)?.id ?? after];
    }
  }
}

function valuesOf(customer: ExportedCustomer, currency: CurrencyCode): (string | number | null)[] {
  const { id, createdAt, disabledAt, orderCount, spentMinor, lastOrderAt, tags } = customer;
  return [
    id,
    ...CUSTOMER_FIELDS.map((name) => customer[name]),
    shopStampOf(createdAt),
    disabledAt && shopStampOf(disabledAt),
    orderCount,
    minorToDecimal(spentMinor),
    currency,
    lastOrderAt && shopStampOf(lastOrderAt),
    tags,
  ];
}
