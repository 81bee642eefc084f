import { createHash, randomBytes } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { grantApplicationRole, migrate } from '@kp/platform/database';
import { Client } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { testPostgres } from './test-services';

/** A database of its own for one spec file. */
export interface TestDatabase {
  /** As the role of gateway and worker. */
  url: string;
  /** As the owner of the tables. */
  ownerUrl: string;
  drop(): Promise<void>;
}

function urlOf(database: string, role: 'url' | 'ownerUrl'): string {
  const url = new URL(testPostgres()[role]);
  url.pathname = `/${database}`;
  return url.toString();
}

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: testPostgres().superuserUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty, migrated database. The migrated form is made once per set of migrations and copied, which takes
 * a few hundredths of a second.
 */
export async function createTestDatabase(migrations: Type<MigrationInterface>[]): Promise<TestDatabase> {
  const fingerprint = createHash('sha1')
    .update(
      migrations
        .map((m) => m.name)
        .sort()
        .join(),
    )
    .digest('hex');
  const template = `template_${fingerprint.slice(0, 12)}`;
  const owner = new URL(testPostgres().ownerUrl).username;
  const name = `spec_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    // Spec files run in parallel; one of them makes the template, and no other copies it meanwhile.
    await client.query(`SELECT pg_advisory_lock(hashtext('kitchenpass.test-template'))`);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      // Specs look who waits for whom.
      await client.query(`GRANT pg_read_all_stats TO ${owner}`);
      await client.query(`CREATE DATABASE ${template}_making OWNER ${owner}`);
      const ownerUrl = urlOf(`${template}_making`, 'ownerUrl');
      await migrate(ownerUrl, migrations);
      await grantApplicationRole(ownerUrl, urlOf(`${template}_making`, 'url'));
      await client.query(`ALTER DATABASE ${template}_making RENAME TO ${template}`);
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner}`);
  });
  return {
    url: urlOf(name, 'url'),
    ownerUrl: urlOf(name, 'ownerUrl'),
    drop: () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}
