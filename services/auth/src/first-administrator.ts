import type { AuthConfig } from '@kp/platform/config';
import { Client } from 'pg';
import { hashPassword } from './password-hasher';

/** `created`, `promoted` (the e-mail had a customer account), `kept` (is an administrator already) or `not configured`. */
export type FirstAdministrator = 'created' | 'promoted' | 'kept' | 'not configured';

const FIND = 'SELECT is_admin FROM app_user WHERE lower(email) = lower($1)';

/*
 * A customer account of that e-mail may belong to somebody who knew the address and registered first. It becomes the
 * administrator's only with the configured password, and whoever was signed in to it is signed out.
 */
const MAKE = `
  WITH administrator AS (
    INSERT INTO app_user (email, password_hash, first_name, last_name, is_admin)
    VALUES ($1, $2, 'Shop', 'Administrator', true)
    ON CONFLICT (lower(email)) DO UPDATE
      SET is_admin = true, password_hash = excluded.password_hash, disabled_at = NULL
      WHERE NOT app_user.is_admin
    RETURNING id
  )
  DELETE FROM auth_session USING administrator WHERE user_id = administrator.id`;

/**
 * Makes sure that somebody can administer a new shop. An administrator who exists is left as is, so that a password
 * changed in the shop is never set back by a restart.
 */
export async function ensureFirstAdministrator(
  databaseUrl: string,
  { adminEmail, adminPassword }: Pick<AuthConfig, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdministrator> {
  if (adminPassword === undefined) return 'not configured';
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ is_admin: boolean }>(FIND, [adminEmail]);
    const known = rows[0];
    if (known?.is_admin) return 'kept';
    await client.query(MAKE, [adminEmail, await hashPassword(adminPassword)]);
    return known ? 'promoted' : 'created';
  } finally {
    await client.end();
  }
}
