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

/** The largest template that has none but these migrations: what it has need not run again. */
async function nearestTemplate(client: Client, names: readonly string[]): Promise<string | undefined> {
  const { rows } = await client.query<{ template: string; has: string }>(
    `SELECT datname AS template, shobj_description(oid, 'pg_database') AS has
     FROM pg_database WHERE datname ~ '^template_[0-9a-f]{12}$'`,
  );
  return rows
    .map(({ template, has }) => ({ template, has: has.split(' ') }))
    .filter(({ has }) => has.every((name) => names.includes(name)))
    .sort((a, b) => b.has.length - a.has.length)[0]?.template;
}

interface Template {
  readonly name: string;
  readonly owner: string;
  readonly migrations: Type<MigrationInterface>[];
}

async function makeTemplate(
  client: Client,
  { name, owner, migrations }: Template,
  from?: string,
): Promise<void> {
  const making = `${name}_making`;
  await client.query(`DROP DATABASE IF EXISTS ${making} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${making} ${from ? `TEMPLATE ${from}` : ''} OWNER ${owner}`);
  const ownerUrl = urlOf(making, 'ownerUrl');
  await migrate(ownerUrl, migrations);
  await grantApplicationRole(ownerUrl, urlOf(making, 'url'));
  await nameAsDemo(ownerUrl);
  const names = migrations.map((migration) => migration.name).join(' ');
  await client.query(`COMMENT ON DATABASE ${making} IS ${client.escapeLiteral(names)}`);
  await client.query(`ALTER DATABASE ${making} RENAME TO ${name}`);
}

/** Specs know the shop by the name and the texts of the demo. */
async function nameAsDemo(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `DO $$ BEGIN
       IF to_regclass('brand_settings') IS NOT NULL THEN
         UPDATE shop_settings SET name = 'KitchenPass', has_sample_content = true;
       END IF;
     END $$`,
  );
  await client.end();
}

/**
 * Creates an empty, migrated database. The migrated form is made once per set of migrations, of the nearest that is
 * there, and copied, which takes a few hundredths of a second.
 */
export async function createTestDatabase(migrations: Type<MigrationInterface>[]): Promise<TestDatabase> {
  const names = migrations.map((migration) => migration.name).sort();
  const fingerprint = createHash('sha1').update(names.join()).digest('hex');
  const owner = new URL(testPostgres().ownerUrl).username;
  const template = { name: `template_${fingerprint.slice(0, 12)}`, owner, migrations };
  const name = `spec_${randomBytes(6).toString('hex')}`;
  await onServer(async (client) => {
    // Spec files run in parallel; one of them makes the template, and no other copies it meanwhile.
    await client.query(`SELECT pg_advisory_lock(hashtext('kitchenpass.test-template'))`);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template.name]);
    if (rowCount === 0) {
      // Specs look who waits for whom.
      await client.query(`GRANT pg_read_all_stats TO ${owner}`);
      const nearest = await nearestTemplate(client, names);
      // A migration may build on one that is older but belongs to a module that was added here.
      await makeTemplate(client, template, nearest).catch(() => makeTemplate(client, template));
    }
    // Half of what a copy through the log costs, a third of the wait.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template.name} OWNER ${owner} STRATEGY file_copy`);
  });
  return {
    url: urlOf(name, 'url'),
    ownerUrl: urlOf(name, 'ownerUrl'),
    drop: () => onServer(async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}
