import { Client } from 'pg';

/** Also of the tables and sequences that the owner creates later. */
const grantsTo = (role: string) => `
  GRANT USAGE ON SCHEMA public TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${role};
  GRANT EXECUTE ON FUNCTION open_audit_months TO ${role};
  SELECT restrict_audit_log();`;

async function connected<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Gives the role of gateway and worker what they need of the owner's tables; again after every migration.
 * @throws when it could act as the owner all the same, or is a role of another database
 */
export async function grantApplicationRole(ownerUrl: string, url: string): Promise<void> {
  // Asked, because behind a pooler the name in the address may be another one.
  const application = await connected(url, async (client) => {
    const { rows } = await client.query<{ role: string; database: string }>(
      'SELECT current_user AS role, current_database() AS database',
    );
    return rows[0]!;
  });
  await connected(ownerUrl, async (client) => {
    const { rows } = await client.query<{ database: string; isOwner: boolean }>(
      `SELECT current_database() AS database, pg_has_role($1, current_user, 'MEMBER') AS "isOwner"`,
      [application.role],
    );
    const { database, isOwner } = rows[0]!;
    if (database !== application.database)
      throw new Error('DATABASE_URL and DATABASE_OWNER_URL name two databases.');
    if (isOwner) throw new Error('The role of DATABASE_URL can act as that of DATABASE_OWNER_URL.');
    await client.query('BEGIN');
    // Two starts at once would change the same rows of the catalog.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('kitchenpass.grant'))`);
    await client.query(grantsTo(client.escapeIdentifier(application.role)));
    await client.query('COMMIT');
  });
}
