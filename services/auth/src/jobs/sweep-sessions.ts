import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { ScheduledJob } from '@kp/platform/scheduler';

const BATCH = 1000;

const SWEEP = prepared(
  'auth.sweep-sessions',
  `DELETE FROM auth_session WHERE id IN (
     SELECT id FROM auth_session WHERE expires_at <= now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
);

/** Expired sessions of users who never signed in again. */
@Injectable()
export class SweepSessions {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('auth.sweep-sessions', '25 * * * *')
  async sweep(): Promise<void> {
    while ((await this.sql.run(SWEEP, [BATCH])) === BATCH);
  }
}
