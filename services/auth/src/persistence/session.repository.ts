import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { Caller } from '@kp/platform/http';

/** Runs once per authenticated request: two primary keys. */
const FIND_CALLER = prepared(
  'auth.find-caller',
  `SELECT u.id AS "userId", u.email, u.is_admin AS "isAdmin", s.id AS "sessionId"
     FROM auth_session s
     JOIN app_user u ON u.id = s.user_id
    WHERE s.id = $1 AND s.expires_at > now() AND u.disabled_at IS NULL`,
);

const CREATE = prepared(
  'auth.create-session',
  `INSERT INTO auth_session (user_id, expires_at) VALUES ($1, now() + make_interval(secs => $2)) RETURNING id`,
);

const DELETE = prepared('auth.delete-session', 'DELETE FROM auth_session WHERE id = $1');

const DELETE_EXPIRED = prepared(
  'auth.delete-expired-sessions',
  'DELETE FROM auth_session WHERE user_id = $1 AND expires_at <= now()',
);

@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  /** The user of a session that still runs. */
  findCaller(sessionId: string): Promise<Caller | null> {
    return this.sql.first<Caller>(FIND_CALLER, [sessionId]);
  }

  /** @returns the id of the new session */
  async create(userId: number, lifetimeSeconds: number): Promise<string> {
    const [row] = await this.sql.rows<{ id: string }>(CREATE, [userId, lifetimeSeconds]);
    if (!row) throw new Error('INSERT … RETURNING answered no row.');
    return row.id;
  }

  async delete(sessionId: string): Promise<void> {
    await this.sql.run(DELETE, [sessionId]);
  }

  async deleteExpiredOf(userId: number): Promise<void> {
    await this.sql.run(DELETE_EXPIRED, [userId]);
  }
}
