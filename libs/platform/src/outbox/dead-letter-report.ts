import { Injectable, Logger } from '@nestjs/common';
import { prepared, Sql } from '../database';
import { ScheduledJob } from '../scheduler';

const COUNT = prepared(
  'outbox.count-dead-letters',
  `SELECT handler, count(*)::int AS dead FROM outbox_delivery
   WHERE failed_at IS NOT NULL AND discarded_at IS NULL GROUP BY handler ORDER BY handler`,
);
/** Deliveries of a handler that no program has had for a day cannot succeed any more. */
const END_RETIRED = prepared(
  'outbox.end-retired',
  `UPDATE outbox_delivery d SET failed_at = now(), lease_until = NULL, last_error = 'Its handler was removed.'
   WHERE d.done_at IS NULL AND d.failed_at IS NULL AND d.started_at IS NULL
     AND EXISTS (SELECT FROM outbox_subscription s WHERE s.handler = d.handler
                  AND s.retired_at < now() - interval '1 day')
     AND NOT EXISTS (SELECT FROM outbox_subscription s WHERE s.handler = d.handler AND s.retired_at IS NULL)`,
);

/** Keeps dead letters in sight: they wait for an administrator, without an end. */
@Injectable()
export class DeadLetterReport {
  private readonly logger = new Logger('Outbox');

  constructor(private readonly sql: Sql) {}

  @ScheduledJob('outbox.report-dead-letters', '30 * * * *')
  async report(): Promise<void> {
    await this.sql.run(END_RETIRED);
    const rows = await this.sql.rows<{ handler: string; dead: number }>(COUNT);
    if (rows.length === 0) return;
    const total = rows.reduce((sum, { dead }) => sum + dead, 0);
    const list = rows.map(({ handler, dead }) => `${handler}: ${dead}`).join(', ');
    this.logger.error(`${total} dead letters wait for an administrator (${list})`);
  }
}
