import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const SWEEP_BATCH_SIZE = 1000;

/** The attempt that exceeds the limit restarts the window, so that a blocked client waits for all of it. */
const COUNT = prepared(
  'auth.count-login-attempt',
  `INSERT INTO login_attempt AS known (key, attempts, expires_at)
   VALUES ($1, 1, now() + make_interval(secs => $2))
   ON CONFLICT (key) DO UPDATE SET
     attempts = CASE WHEN known.expires_at <= now() THEN 1 ELSE known.attempts + 1 END,
     expires_at = CASE WHEN known.expires_at <= now() OR known.attempts = $3
                       THEN EXCLUDED.expires_at ELSE known.expires_at END
   RETURNING attempts, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft"`,
);

const DELETE_EXPIRED = prepared(
  'auth.sweep-login-attempts',
  `DELETE FROM login_attempt WHERE key IN (
     SELECT key FROM login_attempt WHERE expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
);

interface LoginAttempts {
  attempts: number;
  secondsLeft: number;
}

@Injectable()
export class LoginAttemptRepository {
  constructor(private readonly sql: Sql) {}

  async count(key: Buffer, windowSeconds: number, limit: number): Promise<LoginAttempts> {
    return (await this.sql.first<LoginAttempts>(COUNT, [key, windowSeconds, limit]))!;
  }

  async deleteExpired(): Promise<void> {
    while ((await this.sql.run(DELETE_EXPIRED, [SWEEP_BATCH_SIZE])) === SWEEP_BATCH_SIZE);
  }
}
