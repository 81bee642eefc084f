import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { SettingsService } from '@kp/settings';

const BATCH_SIZE = 500;

const PURGE = prepared(
  'notifications.purge-mails',
  `DELETE FROM mail WHERE id IN (
     SELECT id FROM mail
     WHERE created_at < now() - make_interval(days => CASE WHEN sent_at IS NULL THEN $2::int ELSE $1::int END)
       AND created_at < now() - make_interval(days => least($1::int, $2::int))
     ORDER BY created_at LIMIT $3 FOR UPDATE SKIP LOCKED)`,
);

/** With their mails; the promotion keeps its numbers. */
const PURGE_RECIPIENTS = prepared(
  'notifications.purge-recipients',
  `DELETE FROM promotion_recipient WHERE ctid IN (
     SELECT r.ctid FROM promotion_recipient r
       JOIN promotion p ON p.id = r.promotion_id AND p.ended_at IS NOT NULL
      WHERE r.mailed_at < now() - make_interval(days => $1::int)
      ORDER BY r.mailed_at LIMIT $2)`,
);

@Injectable()
export class PurgeMails {
  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsService,
  ) {}

  @ScheduledJob('notifications.purge-mails', '35 * * * *')
  async purge(): Promise<void> {
    // A mail that could not be sent may be a dead letter that an administrator still retries.
    const { mailDays, unsentMailDays } = this.settings.getRetentionPeriods();
    const values = [mailDays, unsentMailDays, BATCH_SIZE];
    while ((await this.sql.run(PURGE, values)) === BATCH_SIZE);
    const recipients = [mailDays, BATCH_SIZE];
    while ((await this.sql.run(PURGE_RECIPIENTS, recipients)) === BATCH_SIZE);
  }
}
