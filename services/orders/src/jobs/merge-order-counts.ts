import { Injectable } from '@nestjs/common';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { TIME_ZONE_CHANGED } from '@kp/settings';

const KEY = 'day, status, payment_status, payment_method, is_invoiced, delivery_kind';

/** All rows of the days that have a new one become one row for each key; a key that sums up to nothing has none. */
const MERGE = prepared(
  'orders.merge-counts',
  `WITH merged AS (
     DELETE FROM order_count WHERE day = ANY (ARRAY(SELECT DISTINCT day FROM order_count WHERE NOT is_merged)) RETURNING *
   )
   INSERT INTO order_count (${KEY}, orders, is_merged)
   SELECT ${KEY}, sum(orders), true FROM merged GROUP BY ${KEY} HAVING sum(orders) <> 0`,
);

/** One at a time merges or counts anew; triggers add rows meanwhile. */
const LOCK = prepared('orders.lock-counts', 'LOCK TABLE order_count IN SHARE UPDATE EXCLUSIVE MODE');
const AWAIT_WRITERS = prepared('orders.await-writers', 'LOCK TABLE orders IN SHARE MODE');
const REBUILD = prepared('orders.rebuild-counts', 'SELECT rebuild_order_counts()');

/** Keeps the rows few that a count of orders adds up. */
@Injectable()
export class MergeOrderCounts {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  @ScheduledJob('orders.merge-counts', '* * * * *')
  merge(): Promise<void> {
    return this.transactions.run(async () => {
      await this.sql.run(LOCK);
      await this.sql.run(MERGE);
    });
  }
}

/** Counts all orders by the days of another time zone, while others are placed. */
@Injectable()
@HandlesEvent(TIME_ZONE_CHANGED, { name: 'orders.recount', queue: 'bulk-jobs', outsideTransaction: true })
export class RecountOrders implements EventHandler<object> {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  async handle(): Promise<void> {
    // Orders that were being written when the zone changed are of its former days.
    await this.transactions.run(() => this.sql.run(AWAIT_WRITERS));
    await this.sql.rows(REBUILD);
  }
}
