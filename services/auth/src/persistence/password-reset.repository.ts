import { Injectable } from '@nestjs/common';
import { normalizeEmail, typedEmail } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';

const PURGE_BATCH_SIZE = 1000;
const RETENTION_DAYS = 7;

/** One row and one statement, whether the account exists or not: the time does not tell. */
const ADD = prepared(
  'auth.add-password-reset',
  `INSERT INTO password_reset (user_id)
   SELECT (SELECT id FROM app_user
            WHERE lower(email) IN (lower($1), lower($2)) AND disabled_at IS NULL
            ORDER BY lower(email) = lower($1) DESC LIMIT 1)
   RETURNING id`,
);

const ADD_FOR_ACCOUNT = prepared(
  'auth.add-password-reset-of-account',
  'INSERT INTO password_reset (user_id) VALUES ($1) RETURNING id',
);

/** A newer link of the account invalidates this one. */
const HAS_NO_NEWER = `NOT EXISTS (
  SELECT FROM password_reset newer
   WHERE newer.user_id = r.user_id AND newer.id > r.id AND newer.token_hash IS NOT NULL)`;

const ISSUE = prepared(
  'auth.issue-password-reset',
  `UPDATE password_reset r SET token_hash = $2, expires_at = now() + make_interval(mins => $3)
     FROM app_user u
    WHERE r.id = $1 AND r.used_at IS NULL AND u.id = r.user_id AND u.disabled_at IS NULL AND ${HAS_NO_NEWER}
   RETURNING u.email, u.first_name AS "firstName", u.language`,
);

const WITHDRAW = prepared('auth.withdraw-password-reset', 'DELETE FROM password_reset WHERE id = $1');

const IS_VALID = `r.token_hash = $1 AND r.used_at IS NULL AND r.expires_at > now() AND ${HAS_NO_NEWER}`;

const FIND_VALID = prepared(
  'auth.find-password-reset',
  `SELECT u.id AS "userId", u.email, u.is_admin AS "isAdmin" FROM password_reset r
     JOIN app_user u ON u.id = r.user_id AND u.disabled_at IS NULL WHERE ${IS_VALID}`,
);

const USE = prepared(
  'auth.use-password-reset',
  `UPDATE password_reset r SET used_at = now() WHERE ${IS_VALID}`,
);

const DELETE_OPEN = prepared(
  'auth.delete-open-password-resets',
  'DELETE FROM password_reset WHERE user_id = $1 AND used_at IS NULL',
);

const DELETE_OLD = prepared(
  'auth.purge-password-resets',
  `DELETE FROM password_reset WHERE id IN (
     SELECT id FROM password_reset WHERE requested_at < now() - make_interval(days => $1) LIMIT $2
     FOR UPDATE SKIP LOCKED)`,
);

export interface MailRecipient {
  email: string;
  firstName: string;
  language: string;
}

interface ResettableAccount {
  userId: number;
  email: string;
  isAdmin: boolean;
}

@Injectable()
export class PasswordResetRepository {
  constructor(private readonly sql: Sql) {}

  async add(email: string): Promise<number> {
    const row = await this.sql.first<{ id: number }>(ADD, [typedEmail(email), normalizeEmail(email)]);
    return row!.id;
  }

  async addFor(userId: number): Promise<number> {
    return (await this.sql.first<{ id: number }>(ADD_FOR_ACCOUNT, [userId]))!.id;
  }

  /** @returns null when no account waits for this link, or a newer one was mailed */
  issue(id: number, tokenHash: Buffer, validMinutes: number): Promise<MailRecipient | null> {
    return this.sql.first<MailRecipient>(ISSUE, [id, tokenHash, validMinutes]);
  }

  async withdraw(id: number): Promise<void> {
    await this.sql.run(WITHDRAW, [id]);
  }

  findValid(tokenHash: Buffer): Promise<ResettableAccount | null> {
    return this.sql.first<ResettableAccount>(FIND_VALID, [tokenHash]);
  }

  /** @returns false when a concurrent request was first */
  async use(tokenHash: Buffer): Promise<boolean> {
    return (await this.sql.run(USE, [tokenHash])) > 0;
  }

  /** Also those whose mail is not written yet. */
  async deleteOpen(userId: number): Promise<void> {
    await this.sql.run(DELETE_OPEN, [userId]);
  }

  async deleteOld(): Promise<void> {
    while ((await this.sql.run(DELETE_OLD, [RETENTION_DAYS, PURGE_BATCH_SIZE])) === PURGE_BATCH_SIZE);
  }
}
