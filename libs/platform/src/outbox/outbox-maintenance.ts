import { Injectable, Logger } from '@nestjs/common';
import { prepared, Sql } from '../database';
import { ScheduledJob } from '../scheduler';

const BATCH_SIZE = 1000;
const RETENTION_DAYS = 30;

/** Walks the primary key, so that no order has to maintain an index by age. */
const PURGE = prepared(
  'outbox.purge',
  `WITH oldest AS MATERIALIZED (
     SELECT id, created_at, dispatched_at FROM outbox_message WHERE id > $1 ORDER BY id LIMIT $2
   ), gone AS (
     DELETE FROM outbox_message m USING oldest
      WHERE m.id = oldest.id AND oldest.created_at < now() - make_interval(days => $3)
        AND oldest.dispatched_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM outbox_delivery d WHERE d.message_id = oldest.id AND d.done_at IS NULL AND d.discarded_at IS NULL)
   )
   SELECT max(id) AS last, count(*)::int AS rows,
          coalesce(bool_and(created_at < now() - make_interval(days => $3)), false) AS "isAllOld"
     FROM oldest`,
);

interface PurgeResult {
  last: string | null;
  rows: number;
  isAllOld: boolean;
}

const COUNT_DEAD_LETTERS = prepared(
  'outbox.count-dead-letters',
  `SELECT handler, count(*)::int AS dead FROM outbox_delivery
   WHERE failed_at IS NOT NULL AND discarded_at IS NULL GROUP BY handler ORDER BY handler`,
);
const END_RETIRED = prepared(
  'outbox.end-retired',
  `UPDATE outbox_delivery d SET failed_at = now(), lease_until = NULL, last_error = 'Its handler was removed.'
   WHERE d.done_at IS NULL AND d.failed_at IS NULL AND d.started_at IS NULL
     AND EXISTS (SELECT FROM outbox_subscription s WHERE s.handler = d.handler
                  AND s.retired_at < now() - interval '1 day')
     AND NOT EXISTS (SELECT FROM outbox_subscription s WHERE s.handler = d.handler AND s.retired_at IS NULL)`,
);

@Injectable()
export class OutboxMaintenance {
  private readonly logger = new Logger('Outbox');

  constructor(private readonly sql: Sql) {}

  @ScheduledJob('outbox.purge', '5 * * * *')
  async purge(): Promise<void> {
    let result: PurgeResult = { last: '0', rows: BATCH_SIZE, isAllOld: true };
    while (result.isAllOld && result.rows === BATCH_SIZE) {
      result = (await this.sql.first<PurgeResult>(PURGE, [result.last, BATCH_SIZE, RETENTION_DAYS]))!;
    }
  }

  @ScheduledJob('outbox.report-dead-letters', '30 * * * *')
  async reportDeadLetters(): Promise<void> {
    await this.sql.run(END_RETIRED);
    const rows = await this.sql.rows<{ handler: string; dead: number }>(COUNT_DEAD_LETTERS);
    if (rows.length === 0) return;
    const total = rows.reduce((sum, { dead }) => sum + dead, 0);
    const list = rows.map(({ handler, dead }) => `${handler}: ${dead}`).join(', ');
    this.logger.error(`${total} dead letters wait for an administrator (${list})`);
  }
}
