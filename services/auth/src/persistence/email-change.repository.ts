import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const END_PENDING = prepared(
  'auth.end-email-change',
  'UPDATE email_change SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL',
);

const ADD = prepared(
  'auth.add-email-change',
  `INSERT INTO email_change (user_id, new_email, expires_at)
   VALUES ($1, $2, now() + make_interval(hours => $3)) RETURNING id`,
);

/** The newest change but so many: until it is an hour old, there is no other. */
const SECONDS_UNTIL_NEXT = prepared(
  'auth.seconds-until-next-email-change',
  `SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - now()))::int AS seconds FROM email_change
    WHERE user_id = $1 AND created_at > now() - interval '1 hour'
    ORDER BY created_at DESC OFFSET $2::int - 1 LIMIT 1`,
);

const FIND_PENDING = prepared(
  'auth.find-email-change',
  `SELECT user_id AS "userId", new_email AS "newEmail" FROM email_change
    WHERE id = $1 AND ended_at IS NULL AND expires_at > now()`,
);

const SET_TOKEN = prepared(
  'auth.set-email-change-token',
  'UPDATE email_change SET token_hash = $2 WHERE id = $1',
);

/** Of two concurrent openings of a link the second finds it ended. */
const END_BY_TOKEN = prepared(
  'auth.end-email-change-by-token',
  `UPDATE email_change SET ended_at = now()
    WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > now()
   RETURNING user_id AS "userId", new_email AS "newEmail"`,
);

const SET_EMAIL = prepared('auth.set-email', 'UPDATE app_user SET email = $2 WHERE id = $1');

const DELETE_EXPIRED = prepared(
  'auth.sweep-email-changes',
  `DELETE FROM email_change WHERE id IN (
     SELECT id FROM email_change WHERE expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
);

const SWEEP_BATCH_SIZE = 1000;

export interface EmailChange {
  userId: number;
  newEmail: string;
}

@Injectable()
export class EmailChangeRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns null when fewer than `limit` changes began within the last hour */
  async secondsUntilNext(userId: number, limit: number): Promise<number | null> {
    const row = await this.sql.first<{ seconds: number }>(SECONDS_UNTIL_NEXT, [userId, limit]);
    return row && Math.max(1, row.seconds);
  }

  /** Ends the change before it. */
  async start({ userId, newEmail }: EmailChange, hours: number): Promise<number> {
    await this.end(userId);
    return (await this.sql.first<{ id: number }>(ADD, [userId, newEmail, hours]))!.id;
  }

  async end(userId: number): Promise<void> {
    await this.sql.run(END_PENDING, [userId]);
  }

  findPending(id: number): Promise<EmailChange | null> {
    return this.sql.first<EmailChange>(FIND_PENDING, [id]);
  }

  async setToken(id: number, tokenHash: Buffer): Promise<void> {
    await this.sql.run(SET_TOKEN, [id, tokenHash]);
  }

  endByToken(tokenHash: Buffer): Promise<EmailChange | null> {
    return this.sql.first<EmailChange>(END_BY_TOKEN, [tokenHash]);
  }

  async setEmail({ userId, newEmail }: EmailChange): Promise<void> {
    await this.sql.run(SET_EMAIL, [userId, newEmail]);
  }

  async deleteExpired(): Promise<void> {
    while ((await this.sql.run(DELETE_EXPIRED, [SWEEP_BATCH_SIZE])) === SWEEP_BATCH_SIZE);
  }
}
