import { Injectable } from '@nestjs/common';
import { type RoleRights, rightsOfRoles } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { HELD_ROLES_SQL } from '../domain/staff-role';

const PURGE_BATCH_SIZE = 1000;
const MAX_LISTED = 100;
/** Written this often at most, so that requests stay reads. */
const LAST_SEEN_INTERVAL = `interval '5 minutes'`;

/** @param $2 whether administrators need a second factor: without one they are treated as customers */
const FIND_CALLER = prepared(
  'auth.find-caller',
  `SELECT u.id AS "userId", u.email, s.id AS "sessionId", CASE WHEN u.is_admin THEN ${HELD_ROLES_SQL('u.id')} END AS roles,
          u.is_admin AND $2::boolean AND NOT EXISTS (
            SELECT FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL
          ) AS "needsSecondFactor",
          s.last_seen_at < now() - ${LAST_SEEN_INTERVAL} AS "isLastSeenOld"
     FROM auth_session s
     JOIN app_user u ON u.id = s.user_id
    WHERE s.id = $1 AND s.expires_at > now() AND u.disabled_at IS NULL AND (u.is_admin OR NOT s.opened_as_admin)`,
);

const SEE = prepared(
  'auth.see-session',
  `UPDATE auth_session SET last_seen_at = now() WHERE id = $1 AND last_seen_at < now() - ${LAST_SEEN_INTERVAL}`,
);

/** The lock makes a sign-in and a disabling of its account wait for each other, so that no session outlives the disabling. */
const CREATE = prepared(
  'auth.create-session',
  `INSERT INTO auth_session (user_id, expires_at, user_agent, network, opened_as_admin)
   SELECT id, now() + make_interval(secs => $2), $3, $4, $5 FROM app_user
    WHERE id = $1 AND disabled_at IS NULL FOR SHARE
   RETURNING id`,
);

const LIST = prepared(
  'auth.list-sessions',
  `SELECT id, user_agent AS "userAgent", network, created_at AS "createdAt", last_seen_at AS "lastSeenAt"
     FROM auth_session WHERE user_id = $1 AND expires_at > now()
    ORDER BY id = $2 DESC, last_seen_at DESC, created_at DESC LIMIT ${MAX_LISTED}`,
);

const LIST_ALL = prepared(
  'auth.list-sessions-of-account',
  `SELECT to_jsonb(s) - 'id' - 'user_id' AS session FROM auth_session s WHERE user_id = $1 ORDER BY created_at`,
);

const DELETE = prepared('auth.delete-session', 'DELETE FROM auth_session WHERE id = $1 AND user_id = $2');

const DELETE_OTHERS = prepared(
  'auth.delete-other-sessions',
  'DELETE FROM auth_session WHERE user_id = $1 AND id IS DISTINCT FROM $2',
);

const DELETE_EXPIRED_OF_USER = prepared(
  'auth.delete-expired-sessions',
  'DELETE FROM auth_session WHERE user_id = $1 AND expires_at <= now()',
);

const DELETE_EXPIRED = prepared(
  'auth.purge-sessions',
  `DELETE FROM auth_session WHERE id IN (
     SELECT id FROM auth_session WHERE expires_at <= now() LIMIT $1 FOR UPDATE SKIP LOCKED)`,
);

interface Caller extends Pick<Principal, 'userId' | 'email' | 'sessionId'> {
  /** Null of a customer. */
  roles: RoleRights[] | null;
  needsSecondFactor: boolean;
  isLastSeenOld: boolean;
}

interface NewSession {
  userId: number;
  lifetimeSeconds: number;
  userAgent: string | null;
  network: string;
  isAdmin: boolean;
}

export interface SessionRow {
  id: string;
  userAgent: string | null;
  /** Null for sessions of earlier releases. */
  network: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly sql: Sql) {}

  async findCaller(sessionId: string, mustHaveSecondFactor: boolean): Promise<Principal | null> {
    const caller = await this.sql.first<Caller>(FIND_CALLER, [sessionId, mustHaveSecondFactor]);
    if (!caller) return null;
    if (caller.isLastSeenOld) await this.sql.run(SEE, [sessionId]);
    const { userId, email, roles, needsSecondFactor } = caller;
    const rights = roles && !needsSecondFactor ? rightsOfRoles(roles) : [];
    const principal = { userId, email, sessionId, isAdmin: rights.length > 0, rights };
    return needsSecondFactor ? { ...principal, needsSecondFactor } : principal;
  }

  /** @returns null when the account is disabled or deleted meanwhile */
  async create({ userId, lifetimeSeconds, userAgent, network, isAdmin }: NewSession): Promise<string | null> {
    const values = [userId, lifetimeSeconds, userAgent, network, isAdmin];
    const [row] = await this.sql.rows<{ id: string }>(CREATE, values);
    return row?.id ?? null;
  }

  /** The current one first. */
  list(userId: number, currentId: string): Promise<SessionRow[]> {
    return this.sql.rows<SessionRow>(LIST, [userId, currentId]);
  }

  /** What is stored about them, without their ids. */
  async listOf(userId: number): Promise<unknown[]> {
    const rows = await this.sql.rows<{ session: unknown }>(LIST_ALL, [userId]);
    return rows.map(({ session }) => session);
  }

  async delete(sessionId: string, userId: number): Promise<boolean> {
    return (await this.sql.run(DELETE, [sessionId, userId])) > 0;
  }

  /** @param keptId null ends all of them */
  async deleteOthers(userId: number, keptId: string | null): Promise<void> {
    await this.sql.run(DELETE_OTHERS, [userId, keptId]);
  }

  async deleteExpiredOf(userId: number): Promise<void> {
    await this.sql.run(DELETE_EXPIRED_OF_USER, [userId]);
  }

  async deleteExpired(): Promise<void> {
    while ((await this.sql.run(DELETE_EXPIRED, [PURGE_BATCH_SIZE])) === PURGE_BATCH_SIZE);
  }
}
