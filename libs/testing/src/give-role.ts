import type { RolePreset } from '@kp/commerce';
import type { TestShop } from './test-shop';

interface Who {
  email?: string;
  id?: number;
  /** All who have it. */
  has?: RolePreset;
}

/** Gives accounts one of the roles of the start, and no other; null makes them customers. All accounts unless `who` says which. */
export async function giveRole(
  { sql }: Pick<TestShop, 'sql'>,
  preset: RolePreset | null,
  { email = null, id = null, has = null }: { [Key in keyof Who]: Who[Key] | null } = {},
): Promise<void> {
  await sql(
    `WITH account AS (
       SELECT id FROM app_user u
        WHERE ($2::text IS NULL OR email = $2) AND ($3::int IS NULL OR id = $3)
          AND ($4::text IS NULL OR EXISTS (SELECT FROM staff_membership m JOIN staff_role r ON r.id = m.role_id
                                            WHERE m.user_id = u.id AND r.preset = $4))
     ), given AS (
       INSERT INTO staff_membership (user_id, role_id)
       SELECT account.id, r.id FROM account, staff_role r WHERE r.preset = $1 ON CONFLICT DO NOTHING
     )
     DELETE FROM staff_membership USING account
      WHERE user_id = account.id AND role_id <> ALL (SELECT id FROM staff_role WHERE preset = $1)`,
    [preset, email, id, has],
  );
}
