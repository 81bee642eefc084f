import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { schemaOf, type TestDatabase, testPostgres } from '@kp/testing';
import { Client } from 'pg';
import type { Secrets } from './filled-shop';

/** The database of a release: its rows as plain SQL, and what they belong to. */
export interface Dump {
  name: string;
  /** In the order in which they ran. */
  migrations: string[];
  /** Of the server: another one may describe the same schema in other words. */
  postgres: number;
  /** What these migrations make of a new database (`fingerprintOf`). */
  schema: Record<string, string>;
  secrets: Secrets;
  sql: string;
}

const FOLDER = path.join(__dirname, 'dumps');
const EXTENSION = '.sql.gz';
const HEADER = /^-- (.*)\n/;

export function readDumps(): Dump[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(EXTENSION));
  return files.sort().map((file) => {
    const sql = gunzipSync(readFileSync(path.join(FOLDER, file))).toString();
    const facts = JSON.parse(HEADER.exec(sql)![1]!) as Omit<Dump, 'name' | 'sql'>;
    return { name: file.slice(0, -EXTENSION.length), ...facts, sql };
  });
}

/** @returns its size in bytes */
export function writeDump({ name, sql, ...facts }: Dump): number {
  const content = gzipSync(`-- ${JSON.stringify(facts)}\n${sql}`, { level: 9 });
  writeFileSync(path.join(FOLDER, `${name}${EXTENSION}`), content, { flag: 'wx' });
  return content.length;
}

interface Table {
  name: string;
  columns: string;
}

/** Tables that are no partition of another one; generated columns are calculated again. */
const TABLES = `
  SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
   GROUP BY c.relname ORDER BY 1`;
const FIRST_AUDIT_MONTH = 'SELECT coalesce(min(created_at), now())::text AS first FROM audit_entry';
const SEQUENCES = `SELECT sequencename AS name, last_value AS value FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`;

/** What a migrated database has from the start is emptied first; triggers, which would add rows, are off. */
const BEFORE = (owner: string, tables: string[]) => `
SET session_replication_role = replica;
SET ROLE ${owner};
TRUNCATE ${tables.join(', ')};
`;

/** @returns the rows of a database as SQL, and the tables without any */
export const rowsOf = (url: string) =>
  connected(url, async (client) => {
    const inserts: string[] = [];
    const empty: string[] = [];
    for (const { name, columns } of (await client.query<Table>(TABLES)).rows) {
      const { rows } = await client.query<{ content: string | null }>(
        `SELECT json_agg(row_to_json(t))::text AS content FROM (SELECT ${columns} FROM ${name} ORDER BY 1) t`,
      );
      const content = rows[0]!.content;
      if (content === null) empty.push(name);
      else
        inserts.push(
          `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns}\n` +
            `  FROM json_populate_recordset(NULL::${name}, ${client.escapeLiteral(content)});`,
        );
    }
    const sequences = await client.query<{ name: string; value: string }>(SEQUENCES);
    const values = sequences.rows.map(({ name, value }) => `SELECT setval('${name}', ${value});`);
    const months = await client.query<{ first: string }>(FIRST_AUDIT_MONTH);
    const audit = `SELECT create_audit_months('${months.rows[0]!.first}', now());`;
    return { sql: [audit, ...inserts, ...values].join('\n'), empty };
  });

/** @param database in which the migrations of the dump, and no others, have run */
export async function restoreRows(database: TestDatabase, { sql }: Dump): Promise<void> {
  const owner = new URL(database.ownerUrl);
  const superuser = new URL(testPostgres().superuserUrl);
  superuser.pathname = owner.pathname;
  await connected(superuser.toString(), async (client) => {
    const { rows } = await client.query<Table>(TABLES);
    const tables = rows.map(({ name }) => name);
    await client.query(BEFORE(owner.username, tables) + sql);
  });
}

/** Months of the audit log depend on the day; extensions are PostgreSQL's own. */
const OF_A_DAY = /"audit_entry_\d{4}_\d\d/;
/** Of a migrated, otherwise empty database; days and times are those of the migration. */
const FIRST_ROWS = `
  SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations' AND a.attnum > 0
     AND NOT a.attisdropped AND a.atttypid NOT IN ('timestamptz'::regtype, 'date'::regtype)
   GROUP BY c.relname ORDER BY 1`;

const hashOf = (lines: string[]) => createHash('sha1').update(lines.join('\n')).digest('hex').slice(0, 12);

/** What migrations make of a new database: schema and first rows, a hash of each part. */
export async function fingerprintOf(url: string): Promise<Record<string, string>> {
  const { extensions: _, ran: __, ...parts } = await schemaOf(url);
  const fingerprint: Record<string, string> = {};
  for (const [part, rows] of Object.entries(parts))
    fingerprint[part] = hashOf(rows.map((row) => JSON.stringify(row)).filter((line) => !OF_A_DAY.test(line)));
  return connected(url, async (client) => {
    const lines: string[] = [];
    for (const { name, columns } of (await client.query<Table>(FIRST_ROWS)).rows) {
      const { rows } = await client.query(`SELECT ${columns} FROM ${name} t ORDER BY t::text`);
      lines.push(...rows.map((row) => name + JSON.stringify(row)));
    }
    return { ...fingerprint, rows: hashOf(lines) };
  });
}

/** The major version of the server. */
export const postgresOf = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ major: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS major`,
    );
    return rows[0]!.major;
  });

async function connected<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
