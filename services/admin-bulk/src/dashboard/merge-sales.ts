import { Injectable } from '@nestjs/common';
import { prepared, Sql, type Statement, Transactions } from '@kp/platform/database';
import { type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { TIME_ZONE_CHANGED } from '@kp/settings';
import { MERGE_CUSTOMER_SALES } from '../customers/customer-details.queries';
import { MERGE_SALES_BY_DAY, MERGE_SOLD_LINES } from './dashboard.queries';

/** One at a time merges sums or makes them anew; triggers add rows meanwhile. */
const LOCK = prepared(
  'admin-bulk.lock-sales',
  'LOCK TABLE sales_by_day, sales_by_product IN SHARE UPDATE EXCLUSIVE MODE',
);
/** One table each, so that no transaction that writes both waits for this one. */
const AWAIT_WRITERS = ['orders', 'order_line'].map((table) =>
  prepared(`admin-bulk.await-writers-${table}`, `LOCK TABLE ${table} IN SHARE MODE`),
);
const REBUILD = prepared('admin-bulk.rebuild-sales', 'SELECT rebuild_sales()');

@Injectable()
export class MergeSales {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  @ScheduledJob('admin-bulk.merge-sales', '* * * * *')
  async merge(): Promise<void> {
    await this.mergeRows(MERGE_SALES_BY_DAY);
    await this.mergeRows(MERGE_SOLD_LINES);
    await this.sql.run(MERGE_CUSTOMER_SALES);
  }

  private mergeRows(statement: Statement): Promise<void> {
    return this.transactions.run(async () => {
      await this.sql.run(LOCK);
      await this.sql.run(statement);
    });
  }
}

/** Sums up all orders by the days of another time zone, while others are placed. */
@Injectable()
@HandlesEvent(TIME_ZONE_CHANGED, {
  name: 'admin-bulk.sum-anew',
  queue: 'bulk-jobs',
  outsideTransaction: true,
})
export class SumSalesAnew implements EventHandler<object> {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  async handle(): Promise<void> {
    // Orders that were being written when the zone changed are of its former days.
    for (const statement of AWAIT_WRITERS) await this.transactions.run(() => this.sql.run(statement));
    await this.sql.rows(REBUILD);
  }
}
