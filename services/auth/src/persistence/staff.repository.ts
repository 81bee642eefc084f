import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import { HELD_ROLES_SQL, type HeldRole } from '../domain/staff-role';

const COLUMNS = `u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", ${HELD_ROLES_SQL('u.id')} AS roles,
  (SELECT max(s.last_seen_at) FROM auth_session s WHERE s.user_id = u.id) AS "lastSeenAt",
  EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS "hasSecondFactor"`;

const LIST = prepared(
  'auth.list-staff',
  `SELECT ${COLUMNS} FROM app_user u WHERE u.is_admin ORDER BY u.first_name, u.last_name, u.id`,
);

const FIND = prepared(
  'auth.find-staff-member',
  `SELECT ${COLUMNS} FROM app_user u WHERE u.id = $1 AND u.is_admin`,
);

/** Sign-ins and deletions of the account wait. */
const LOCK = prepared('auth.lock-account', 'SELECT FROM app_user WHERE id = $1 FOR UPDATE');

const FIND_ACCOUNTS = prepared(
  'auth.find-accounts-with-roles',
  `SELECT u.id, u.email, ${HELD_ROLES_SQL('u.id')} AS roles FROM app_user u WHERE u.id = ANY ($1::int[])`,
);

const FIND_BY_EMAIL = prepared(
  'auth.find-account-to-promote',
  `SELECT u.id, u.email, ${HELD_ROLES_SQL('u.id')} AS roles FROM app_user u WHERE lower(u.email) = lower($1)`,
);

const HAS_OTHER_OWNER = prepared(
  'auth.has-other-owner',
  `SELECT FROM staff_membership m JOIN staff_role r ON r.id = m.role_id JOIN app_user u ON u.id = m.user_id
    WHERE r.preset = 'owner' AND u.id <> $1 AND u.disabled_at IS NULL LIMIT 1`,
);

const TAKE_ROLES = prepared(
  'auth.take-roles',
  'DELETE FROM staff_membership WHERE user_id = $1 AND NOT (role_id = ANY ($2::int[]))',
);

const GIVE_ROLES = prepared(
  'auth.give-roles',
  `INSERT INTO staff_membership (user_id, role_id) SELECT $1, role FROM unnest($2::int[]) AS role
   ON CONFLICT DO NOTHING`,
);

export interface AccountRoles {
  id: number;
  email: string;
  /** None of a customer. */
  roles: HeldRole[];
}

export interface StaffMember extends AccountRoles {
  firstName: string;
  lastName: string;
  /** Null before the first sign-in, and once all sessions are over. */
  lastSeenAt: Date | null;
  hasSecondFactor: boolean;
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

  async lock(userId: number): Promise<void> {
    await this.sql.rows(LOCK, [userId]);
  }

  accounts(ids: readonly number[]): Promise<AccountRoles[]> {
    return this.sql.rows<AccountRoles>(FIND_ACCOUNTS, [ids]);
  }

  findByEmail(email: string): Promise<AccountRoles | null> {
    return this.sql.first<AccountRoles>(FIND_BY_EMAIL, [email]);
  }

  /** Whether an owner who can sign in is left without this one. */
  async hasOtherOwner(userId: number): Promise<boolean> {
    return (await this.sql.rows(HAS_OTHER_OWNER, [userId])).length > 0;
  }

  /** @param roleIds none makes the account a customer's again */
  async setRoles(userId: number, roleIds: readonly number[]): Promise<void> {
    await this.sql.run(GIVE_ROLES, [userId, roleIds]);
    await this.sql.run(TAKE_ROLES, [userId, roleIds]);
  }
}
