import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

const KEPT_DAYS = 30;
const BATCH = 1000;

/**
 * Walks the keys in the order of their orders, by the index that is there anyway: orders and their keys get older
 * together, and placing one has no index by age to write.
 */
const SWEEP = prepared(
  'orders.sweep-keys',
  `WITH oldest AS MATERIALIZED (
     SELECT scope, key, order_id, created_at FROM idempotency_key ORDER BY order_id LIMIT $1
   ), gone AS (
     DELETE FROM idempotency_key k USING oldest
      WHERE k.scope = oldest.scope AND k.key = oldest.key
        AND oldest.created_at < now() - make_interval(days => $2)
   )
   SELECT count(*)::int AS rows,
          coalesce(bool_and(created_at < now() - make_interval(days => $2)), false) AS "isAllOld"
     FROM oldest`,
);

/** A key is remembered for 30 days: no browser tries an order again after that. */
@Injectable()
export class SweepIdempotencyKeys {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('orders.sweep-keys', '15 * * * *')
  async sweep(): Promise<void> {
    let swept = { rows: BATCH, isAllOld: true };
    while (swept.isAllOld && swept.rows === BATCH) {
      swept = (await this.sql.first<typeof swept>(SWEEP, [BATCH, KEPT_DAYS]))!;
    }
  }
}
