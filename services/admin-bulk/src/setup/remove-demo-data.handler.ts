import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { ProductBatches } from '@kp/catalog';
import { DEFAULT_SHOP_NAME, UNNAMED_SHOP } from '@kp/i18n/shop-name';
import { MailConfig } from '@kp/notifications';
import { AuditLog } from '@kp/platform/audit';
import { Sql, Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { StorageConfig } from '@kp/platform/storage';
import { DEMO_REMOVAL_REQUESTED, type DemoRemovalRequested } from './demo-data';
import {
  DELETE_CATEGORIES,
  DELETE_COMPANY,
  DELETE_CUSTOMERS,
  DELETE_ORDERS,
  DELETE_REVIEWS,
  DELETE_SUPPLIERS,
  FIND_DEMO_ROWS,
  LEAVE_SUPPLIERS,
  MARK_REMOVED,
  UNNAME_SHOP,
} from './demo-data.queries';

/** Read by `npm start`, which fills a shop with the demo unless it is a new one. */
const NEW_SHOP = 'shop.json';

/** In one transaction, in the order of locks: all of it is gone, or nothing is. */
@Injectable()
@HandlesEvent(DEMO_REMOVAL_REQUESTED, { name: 'admin-bulk.remove-demo-data', queue: 'bulk-jobs' })
export class RemoveDemoDataHandler implements EventHandler<DemoRemovalRequested> {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly products: ProductBatches,
    private readonly audit: AuditLog,
    private readonly mail: MailConfig,
    private readonly storage: StorageConfig,
  ) {}

  async handle({ payload: { actor } }: Delivery<DemoRemovalRequested>): Promise<void> {
    const rows = await this.sql.rows<{ table: string; ids: number[] }>(FIND_DEMO_ROWS);
    const idsOf = (table: string) => [rows.find((row) => row.table === table)?.ids ?? []];
    await this.sql.run(DELETE_CUSTOMERS, idsOf('app_user'));
    const orders = await this.sql.run(DELETE_ORDERS, idsOf('orders'));
    const products = await this.products.lock(idsOf('product')[0]!);
    const offered = products.filter(({ isDeleted }) => !isDeleted);
    await this.products.write(
      offered.map((before) => ({ before, after: { ...before, isDeleted: true } })),
      actor,
    );
    await this.sql.run(DELETE_REVIEWS, idsOf('product'));
    await this.sql.run(LEAVE_SUPPLIERS, idsOf('product'));
    await this.sql.run(DELETE_SUPPLIERS, idsOf('supplier'));
    await this.sql.run(DELETE_CATEGORIES, idsOf('category'));
    await this.sql.run(DELETE_COMPANY, idsOf('company_settings'));
    await this.sql.run(UNNAME_SHOP, [DEFAULT_SHOP_NAME, UNNAMED_SHOP]);
    await this.sql.run(MARK_REMOVED);
    await this.audit.record(actor, {
      action: 'setup.deleted',
      subject: 'setup',
      subjectId: 'demo-data',
      before: { products: offered.length, orders, customers: idsOf('app_user')[0]!.length },
      after: null,
    });
    this.transactions.afterCommit(() => this.products.publish());
    if (this.mail.embedded) await this.keepNewShop();
  }

  private async keepNewShop(): Promise<void> {
    await mkdir(this.storage.dataDir, { recursive: true });
    await writeFile(path.join(this.storage.dataDir, NEW_SHOP), '{ "isNewShop": true }\n');
  }
}
