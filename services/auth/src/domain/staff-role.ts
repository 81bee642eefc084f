import type { RolePreset, RoleRights, StaffRight } from '@kp/commerce';

/** How a role is named: by its own name, or by that of its preset in the reader's language. */
export interface RoleName {
  id: number;
  preset: RolePreset | null;
  name: string | null;
}

/** A role of an account, with what it decides. */
export interface HeldRole extends RoleName, Pick<RoleRights, 'rights'> {}

export interface StaffRole extends HeldRole {
  description: string | null;
  /** Accounts that have it. */
  members: number;
  /** Grows with each change. */
  version: number;
}

export interface RoleInput {
  name: string | null;
  description: string | null;
  rights: StaffRight[];
}

export const includesOwner = (roles: readonly Pick<RoleName, 'preset'>[]): boolean =>
  roles.some(({ preset }) => preset === 'owner');

/** In the audit log, which outlives the role. */
export const nameInLog = ({ name, preset }: Pick<RoleName, 'name' | 'preset'>): string => name ?? preset!;

/** The roles of an account as JSON: all that a session needs to know of them. */
export const HELD_ROLES_SQL = (userId: string) =>
  `(SELECT coalesce(json_agg(json_build_object('id', r.id, 'preset', r.preset, 'name', r.name, 'rights', r.rights)
      ORDER BY r.id), '[]') FROM staff_membership m JOIN staff_role r ON r.id = m.role_id WHERE m.user_id = ${userId})`;
