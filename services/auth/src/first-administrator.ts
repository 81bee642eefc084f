import { Client } from 'pg';
import type { AuthConfig } from './auth.config';
import { hashPassword } from './password-hasher';

type FirstAdministrator = 'created' | 'promoted' | 'kept' | 'not configured';

const FIND = 'SELECT is_admin FROM app_user WHERE lower(email) = lower($1)';

/** Resets the password and ends sessions and mailed links, because a stranger may have registered with the email first. */
const CREATE_OR_PROMOTE = `
  WITH administrator AS (
    INSERT INTO app_user (email, password_hash, first_name, last_name)
    VALUES ($1, $2, 'Shop', 'Administrator')
    ON CONFLICT (lower(email)) DO UPDATE
      SET password_hash = excluded.password_hash, disabled_at = NULL
      WHERE NOT app_user.is_admin
    RETURNING id
  ), ownership AS (
    INSERT INTO staff_membership (user_id, role_id)
    SELECT administrator.id, r.id FROM administrator, staff_role r WHERE r.preset = 'owner'
  ), resets AS (
    DELETE FROM password_reset USING administrator WHERE user_id = administrator.id
  ), changes AS (
    DELETE FROM email_change USING administrator WHERE user_id = administrator.id
  )
  DELETE FROM auth_session USING administrator WHERE user_id = administrator.id`;

/** Leaves an existing administrator unchanged, so that a restart does not reset a changed password. */
export async function ensureFirstAdministrator(
  databaseUrl: string,
  { adminEmail, adminPassword }: Pick<AuthConfig, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator> {
  if (adminPassword === undefined) return 'not configured';
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ is_admin: boolean }>(FIND, [adminEmail]);
    const existing = rows[0];
    if (existing?.is_admin) return 'kept';
    await client.query(CREATE_OR_PROMOTE, [adminEmail, await hashPassword(adminPassword)]);
    return existing ? 'promoted' : 'created';
  } finally {
    await client.end();
  }
}
