import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';
import { SettingsService } from '@kp/settings';

const BATCH_SIZE = 500;

/** Counted from the newest reply; replies go with their message. */
const PURGE = prepared(
  'contact.purge-messages',
  `DELETE FROM contact_message WHERE id IN (
     SELECT id FROM contact_message m
      WHERE created_at < now() - make_interval(days => $1) AND status <> 'new'
        AND NOT EXISTS (SELECT FROM conversation_reply r
                         WHERE r.message_id = m.id AND r.created_at >= now() - make_interval(days => $1))
      ORDER BY created_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)`,
);

@Injectable()
export class PurgeMessages {
  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsService,
  ) {}

  @ScheduledJob('contact.purge-messages', '50 * * * *')
  async purge(): Promise<void> {
    const { messageDays } = this.settings.getRetentionPeriods();
    if (messageDays === null) return;
    while ((await this.sql.run(PURGE, [messageDays, BATCH_SIZE])) === BATCH_SIZE);
  }
}
