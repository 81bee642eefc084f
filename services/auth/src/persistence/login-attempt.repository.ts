import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const PURGE_BATCH_SIZE = 1000;
const MAX_DELAY_SECONDS = 900;
const FORGOTTEN_AFTER = `interval '1 day'`;
/** As long as a session. */
const TRUSTED_FOR = `interval '30 days'`;

/** 1, 2, 4 … seconds after the attempt that uses up the free ones. */
const delay = (attempts: string, free: string) => `clock_timestamp() + make_interval(secs =>
  CASE WHEN ${attempts} < ${free}::int THEN 0
       ELSE least(${MAX_DELAY_SECONDS}, power(2, least(${attempts} - ${free}::int, 20))) END)`;

const count = (free: string) => {
  const attempts = `(CASE WHEN known.blocked_until < clock_timestamp() - ${FORGOTTEN_AFTER} THEN 0 ELSE known.attempts END + 1)`;
  return `attempts = ${attempts}, blocked_until = ${delay(attempts, free)},
          expires_at = greatest(known.expires_at, EXCLUDED.expires_at)`;
};

/**
 * One statement, so that concurrent attempts are all counted before the first of them is checked. A client that is
 * delayed itself does not count against the account; one that has signed in before does not wait for other clients.
 * `now()` would be too early for a statement that waited for another.
 */
const BEGIN = prepared(
  'auth.begin-login-attempt',
  `WITH own AS (
     INSERT INTO login_attempt AS known (key, attempts, blocked_until, expires_at)
     VALUES ($1, 1, ${delay('1', '$3')}, clock_timestamp() + ${FORGOTTEN_AFTER})
     ON CONFLICT (key) DO UPDATE SET ${count('$3')} WHERE known.blocked_until <= clock_timestamp()
     RETURNING is_trusted
   ), account AS (
     INSERT INTO login_attempt AS known (key, attempts, blocked_until, expires_at)
     SELECT $2, 1, ${delay('1', '$4')}, clock_timestamp() + ${FORGOTTEN_AFTER} FROM own WHERE $2::bytea IS NOT NULL
     ON CONFLICT (key) DO UPDATE SET ${count('$4')}
       WHERE known.blocked_until <= clock_timestamp() OR (SELECT is_trusted FROM own)
     RETURNING key
   )
   SELECT EXISTS (SELECT FROM own) AND ($2::bytea IS NULL OR EXISTS (SELECT FROM account)) AS "isAllowed",
          ceil(extract(epoch FROM blocking.blocked_until - clock_timestamp()))::int AS "secondsLeft"
     FROM (SELECT 1) AS one
     LEFT JOIN login_attempt AS blocking
       ON blocking.key = CASE WHEN EXISTS (SELECT FROM own) THEN $2 ELSE $1 END`,
);

/**
 * The account forgets the attempts of this client, and no others. Locks the client's row before the account's, as BEGIN
 * does: sign-ins of one client at once would deadlock otherwise.
 */
const SUCCEED = prepared(
  'auth.succeed-login-attempt',
  `WITH before AS (SELECT attempts FROM login_attempt WHERE key = $1),
        own AS (
          UPDATE login_attempt
             SET attempts = 0, blocked_until = now(), is_trusted = true, expires_at = now() + ${TRUSTED_FOR}
           WHERE key = $1 RETURNING key)
   UPDATE login_attempt
      SET attempts = greatest(0, login_attempt.attempts - before.attempts),
          blocked_until = CASE WHEN login_attempt.attempts - before.attempts < $3::int THEN now()
                               ELSE blocked_until END
     FROM before, own WHERE login_attempt.key = $2`,
);

const WITHDRAW = prepared(
  'auth.withdraw-login-attempt',
  `WITH own AS (
     UPDATE login_attempt SET attempts = greatest(0, attempts - 1), blocked_until = now() WHERE key = $1 RETURNING key
   )
   UPDATE login_attempt SET attempts = greatest(0, login_attempt.attempts - 1) FROM own WHERE login_attempt.key = $2`,
);

const FORGET = prepared('auth.forget-login-attempts', 'DELETE FROM login_attempt WHERE key = $1');

const DELETE_EXPIRED = prepared(
  'auth.purge-login-attempts',
  `DELETE FROM login_attempt WHERE key IN (
     SELECT key FROM login_attempt WHERE expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
);

/** Keyed hashes: of client and account together, and of the account alone where its attempts count together. */
export interface AttemptKeys {
  own: Buffer;
  account: Buffer | null;
}

export interface FreeAttempts {
  own: number;
  account: number;
}

@Injectable()
export class LoginAttemptRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns the seconds to wait, or null when the attempt was counted and may be made */
  async begin({ own, account }: AttemptKeys, free: FreeAttempts): Promise<number | null> {
    const values = [own, account, free.own, free.account];
    const row = await this.sql.first<{ isAllowed: boolean; secondsLeft: number | null }>(BEGIN, values);
    return row!.isAllowed ? null : Math.max(1, row!.secondsLeft ?? 1);
  }

  async succeed({ own, account }: AttemptKeys, free: FreeAttempts): Promise<void> {
    await this.sql.run(SUCCEED, [own, account, free.account]);
  }

  async withdraw({ own, account }: AttemptKeys): Promise<void> {
    await this.sql.run(WITHDRAW, [own, account]);
  }

  async forget(key: Buffer): Promise<void> {
    await this.sql.run(FORGET, [key]);
  }

  async deleteExpired(): Promise<void> {
    while ((await this.sql.run(DELETE_EXPIRED, [PURGE_BATCH_SIZE])) === PURGE_BATCH_SIZE);
  }
}
