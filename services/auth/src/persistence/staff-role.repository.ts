import { Injectable } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';
import type { RoleInput, StaffRole } from '../domain/staff-role';

const COLUMNS = `r.id, r.preset, r.name, r.description, r.rights, r.version,
  (SELECT count(*)::int FROM staff_membership m WHERE m.role_id = r.id) AS members`;

const LIST = prepared(
  'auth.list-roles',
  `SELECT ${COLUMNS} FROM staff_role r ORDER BY r.preset IS NULL, CASE WHEN r.preset IS NULL THEN lower(r.name) END, r.id`,
);

const FIND = prepared(
  'auth.find-roles',
  `SELECT ${COLUMNS} FROM staff_role r WHERE r.id = ANY ($1::int[]) ORDER BY r.id`,
);

/** One change of roles and of who has them at a time: what a change may do depends on all of them. */
const SERIALIZE = prepared(
  'auth.serialize-staff-changes',
  `SELECT FROM staff_role WHERE preset = 'owner' FOR NO KEY UPDATE`,
);

const IS_NAMED = prepared(
  'auth.is-role-named',
  'SELECT FROM staff_role WHERE lower(name) = lower($1) AND id IS DISTINCT FROM $2',
);

const ADD = prepared(
  'auth.add-role',
  'INSERT INTO staff_role (name, description, rights) VALUES ($1, $2, $3) RETURNING id',
);

const CHANGE = prepared(
  'auth.change-role',
  `UPDATE staff_role SET name = $2, description = $3, rights = $4, version = version + 1, updated_at = now() WHERE id = $1`,
);

const DELETE = prepared('auth.delete-role', 'DELETE FROM staff_role WHERE id = $1');

@Injectable()
export class StaffRoleRepository {
  constructor(private readonly sql: Sql) {}

  /** Those of the start first, then by name. */
  list(): Promise<StaffRole[]> {
    return this.sql.rows<StaffRole>(LIST, []);
  }

  find(ids: readonly number[]): Promise<StaffRole[]> {
    return this.sql.rows<StaffRole>(FIND, [ids]);
  }

  /** Until the transaction ends; what is read afterwards is what the change before has left. */
  async serialize(): Promise<void> {
    await this.sql.rows(SERIALIZE, []);
  }

  /** @param exceptId the role that may keep its own name */
  async isNamed(name: string, exceptId: number | null): Promise<boolean> {
    return (await this.sql.rows(IS_NAMED, [name, exceptId])).length > 0;
  }

  async add({ name, description, rights }: RoleInput): Promise<number> {
    return (await this.sql.first<{ id: number }>(ADD, [name, description, rights]))!.id;
  }

  async change(id: number, { name, description, rights }: RoleInput): Promise<void> {
    await this.sql.run(CHANGE, [id, name, description, rights]);
  }

  async delete(id: number): Promise<void> {
    await this.sql.run(DELETE, [id]);
  }
}
