import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';

const COLUMNS = `u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
  (SELECT max(s.last_seen_at) FROM auth_session s WHERE s.user_id = u.id) AS "lastSeenAt",
  EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS "hasSecondFactor"`;

const LIST = prepared(
  'auth.list-staff',
  `SELECT ${COLUMNS} FROM app_user u WHERE u.role IS NOT NULL ORDER BY u.first_name, u.last_name, u.id`,
);

const FIND = prepared(
  'auth.find-staff-member',
  `SELECT ${COLUMNS} FROM app_user u WHERE u.id = $1 AND u.role IS NOT NULL`,
);

/** With all owners, in the order of other locks: two who change each other at once wait. */
const LOCK = prepared(
  'auth.lock-staff',
  `SELECT id, email, role, disabled_at IS NULL AS "isActive" FROM app_user
    WHERE id = $1 OR role = 'owner' ORDER BY id FOR UPDATE`,
);

const SET_ROLE = prepared('auth.set-role', 'UPDATE app_user SET role = $2 WHERE id = $1');

const FIND_BY_EMAIL = prepared(
  'auth.find-account-to-promote',
  'SELECT id, role FROM app_user WHERE lower(email) = lower($1)',
);

export interface StaffMember {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  /** Null before the first sign-in, and once all sessions are over. */
  lastSeenAt: Date | null;
  hasSecondFactor: boolean;
}

export interface LockedMember {
  id: number;
  email: string;
  role: StaffRole | null;
  isActive: boolean;
}

@Injectable()
export class StaffRepository {
  constructor(private readonly sql: Sql) {}

  list(): Promise<StaffMember[]> {
    return this.sql.rows<StaffMember>(LIST, []);
  }

  find(userId: number): Promise<StaffMember | null> {
    return this.sql.first<StaffMember>(FIND, [userId]);
  }

  lock(userId: number): Promise<LockedMember[]> {
    return this.sql.rows<LockedMember>(LOCK, [userId]);
  }

  /** @param role null makes the account a customer's again */
  async setRole(userId: number, role: StaffRole | null): Promise<void> {
    await this.sql.run(SET_ROLE, [userId, role]);
  }

  findByEmail(email: string): Promise<Pick<LockedMember, 'id' | 'role'> | null> {
    return this.sql.first(FIND_BY_EMAIL, [email]);
  }
}
