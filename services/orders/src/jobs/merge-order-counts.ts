import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

const KEY = 'day, status, payment_status, payment_method, is_invoiced';

/** All rows of the days that have a new one become one row for each key; a key that sums up to nothing has none. */
const MERGE = prepared(
  'orders.merge-counts',
  `WITH merged AS (
     DELETE FROM order_count WHERE day = ANY (ARRAY(SELECT DISTINCT day FROM order_count WHERE NOT is_merged)) RETURNING *
   )
   INSERT INTO order_count (${KEY}, orders, is_merged)
   SELECT ${KEY}, sum(orders), true FROM merged GROUP BY ${KEY} HAVING sum(orders) <> 0`,
);

/** Keeps the rows few that a count of orders adds up. */
@Injectable()
export class MergeOrderCounts {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('orders.merge-counts', '* * * * *')
  async merge(): Promise<void> {
    await this.sql.run(MERGE);
  }
}
