import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

const END_PENDING = prepared(
  'auth.end-email-change',
  'UPDATE email_change SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL',
);

const ADD = prepared(
  'auth.add-email-change',
  `INSERT INTO email_change (user_id, new_email, old_email, expires_at, undo_expires_at)
   VALUES ($1, $2, $3, now() + make_interval(hours => $4), now() + make_interval(days => $5)) RETURNING id`,
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

const FIND_ACCOUNT = prepared(
  'auth.find-account-of-email-link',
  'SELECT user_id AS "userId" FROM email_change WHERE token_hash = $1 OR undo_token_hash = $1',
);

/** Of two concurrent openings of a link the second finds it ended. The days of the other link count from here. */
const END_BY_TOKEN = prepared(
  'auth.end-email-change-by-token',
  `UPDATE email_change SET ended_at = now(), undo_expires_at = now() + make_interval(days => $2)
    WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > now()
   RETURNING user_id AS "userId", new_email AS "newEmail"`,
);

const SET_UNDO_TOKEN = prepared(
  'auth.set-undo-token',
  `UPDATE email_change SET undo_token_hash = $2 WHERE id = $1 AND undo_expires_at > now() AND old_email IS NOT NULL
   RETURNING user_id AS "userId", new_email AS "newEmail", old_email AS "oldEmail"`,
);

const IS_LINK_VALID = prepared(
  'auth.is-email-link-valid',
  `SELECT EXISTS (SELECT FROM email_change
     WHERE (token_hash = $1 AND ended_at IS NULL AND expires_at > now())
        OR (undo_token_hash = $1 AND undo_expires_at > now())) AS valid`,
);

const FIND_UNDO = prepared(
  'auth.find-undo-of-email-change',
  `SELECT id, user_id AS "userId", old_email AS "oldEmail", created_at AS "createdAt" FROM email_change
    WHERE undo_token_hash = $1 AND undo_expires_at > now()`,
);

/** With their links, which were mailed to mailboxes of later changes. */
const DELETE_SINCE = prepared(
  'auth.delete-email-changes-since',
  'DELETE FROM email_change WHERE user_id = $1 AND id >= $2',
);

/** Otherwise a stranger could register with an email that its owner is about to get back. */
const IS_RESERVED = prepared(
  'auth.is-email-reserved',
  `SELECT EXISTS (SELECT FROM email_change
     WHERE lower(old_email) = lower($1) AND undo_expires_at > now() AND user_id IS DISTINCT FROM $2) AS reserved`,
);

const SET_EMAIL = prepared('auth.set-email', 'UPDATE app_user SET email = $2 WHERE id = $1');

const DELETE_EXPIRED = prepared(
  'auth.purge-email-changes',
  `DELETE FROM email_change WHERE id IN (
     SELECT id FROM email_change WHERE greatest(expires_at, undo_expires_at) < now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
);

const PURGE_BATCH_SIZE = 1000;

const LINK_TTL_HOURS = 24;
const UNDO_DAYS = 7;

export interface EmailChange {
  userId: number;
  newEmail: string;
}

export interface UndoableEmailChange extends EmailChange {
  oldEmail: string;
}

interface EmailUndo {
  id: number;
  userId: number;
  oldEmail: string;
  createdAt: Date;
}

@Injectable()
export class EmailChangeRepository {
  constructor(private readonly sql: Sql) {}

  /** @returns null when fewer than `limit` changes began within the last hour */
  async secondsUntilNext(userId: number, limit: number): Promise<number | null> {
    const row = await this.sql.first<{ seconds: number }>(SECONDS_UNTIL_NEXT, [userId, limit]);
    return row && Math.max(1, row.seconds);
  }

  /** Ends the change before it. @param oldEmail null when the account's own email is only confirmed */
  async start({ userId, newEmail, oldEmail }: EmailChange & { oldEmail: string | null }): Promise<number> {
    await this.end(userId);
    const values = [userId, newEmail, oldEmail, LINK_TTL_HOURS, UNDO_DAYS];
    return (await this.sql.first<{ id: number }>(ADD, values))!.id;
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

  /** Whose link this is or was. */
  async findUserId(tokenHash: Buffer): Promise<number | null> {
    return (await this.sql.first<{ userId: number }>(FIND_ACCOUNT, [tokenHash]))?.userId ?? null;
  }

  endByToken(tokenHash: Buffer): Promise<EmailChange | null> {
    return this.sql.first<EmailChange>(END_BY_TOKEN, [tokenHash, UNDO_DAYS]);
  }

  /** @returns null when it can no longer be undone */
  setUndoToken(id: number, tokenHash: Buffer): Promise<UndoableEmailChange | null> {
    return this.sql.first<UndoableEmailChange>(SET_UNDO_TOKEN, [id, tokenHash]);
  }

  findUndo(tokenHash: Buffer): Promise<EmailUndo | null> {
    return this.sql.first<EmailUndo>(FIND_UNDO, [tokenHash]);
  }

  async isLinkValid(tokenHash: Buffer): Promise<boolean> {
    return (await this.sql.first<{ valid: boolean }>(IS_LINK_VALID, [tokenHash]))!.valid;
  }

  async deleteSince({ userId, id }: EmailUndo): Promise<void> {
    await this.sql.run(DELETE_SINCE, [userId, id]);
  }

  /** @param userId the account that may get it back itself; null for a new one */
  async isReserved(email: string, userId: number | null): Promise<boolean> {
    return (await this.sql.first<{ reserved: boolean }>(IS_RESERVED, [email, userId]))!.reserved;
  }

  async setEmail(userId: number, email: string): Promise<void> {
    await this.sql.run(SET_EMAIL, [userId, email]);
  }

  async deleteExpired(): Promise<void> {
    while ((await this.sql.run(DELETE_EXPIRED, [PURGE_BATCH_SIZE])) === PURGE_BATCH_SIZE);
  }
}
