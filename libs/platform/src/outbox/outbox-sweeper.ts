import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '../database';
import { ScheduledJob } from '../scheduler';

const BATCH = 1000;
const RETENTION_DAYS = 30;

/**
 * Walks the messages from the oldest on, by their key: no index by age that every order would have to write. What is
 * not done stays, whatever its age; the deliveries go with their message.
 */
const SWEEP = prepared(
  'outbox.sweep',
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

interface Swept {
  last: string | null;
  rows: number;
  isAllOld: boolean;
}

/** Events that every handler has done, or an administrator has discarded, stay for 30 days. */
@Injectable()
export class OutboxSweeper {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('outbox.sweep', '5 * * * *')
  async sweep(): Promise<void> {
    let swept: Swept = { last: '0', rows: BATCH, isAllOld: true };
    while (swept.isAllOld && swept.rows === BATCH) {
      swept = (await this.sql.first<Swept>(SWEEP, [swept.last, BATCH, RETENTION_DAYS]))!;
    }
  }
}
