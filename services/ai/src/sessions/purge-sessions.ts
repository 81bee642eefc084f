import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

const RETENTION_DAYS = 30;
const BATCH_SIZE = 500;

const PURGE = prepared(
  'ai.purge-sessions',
  `DELETE FROM assistant_session WHERE id IN (
     SELECT id FROM assistant_session WHERE used_at < now() - make_interval(days => $1)
      ORDER BY used_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)`,
);

/** The records of tool calls are deleted with their session. */
@Injectable()
export class PurgeSessions {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('ai.purge-sessions', '20 * * * *')
  async purge(): Promise<void> {
    while ((await this.sql.run(PURGE, [RETENTION_DAYS, BATCH_SIZE])) === BATCH_SIZE);
  }
}
