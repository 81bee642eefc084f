#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { givenSettings } from '../start/environment.mjs';
import { runningPostgres } from '../start/postgres.mjs';

/*
 * `npm run schema [-- name]`: the schema as all migrations together left it, of the database that DATABASE_URL names, else
 * of the running embedded shop: each table with its columns, constraints, indexes and triggers, each view, each function
 * in its current text. With a name, only what is called so, or begins so with a "*" behind it.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const given = givenSettings(root);
const url =
  given.DATABASE_URL ?? runningPostgres(path.resolve(root, given.DATA_DIR ?? '.data'))?.superuserUrl;

/** What an extension brought is not of the shop. */
const OWN = (catalog, row) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = ${row}.oid AND d.deptype = 'e')`;

const SCHEMA = `
  SELECT 1 AS part, c.relname AS name, concat_ws(E'\\n',
    'TABLE ' || c.relname,
    (SELECT string_agg(concat_ws(' ', ' ', a.attname, format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attnotnull THEN 'NOT NULL' END, 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid)), E'\\n' ORDER BY a.attnum)
     FROM pg_attribute a LEFT JOIN pg_attrdef d ON (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
     WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
    (SELECT string_agg('  ' || conname || ': ' || pg_get_constraintdef(oid), E'\\n' ORDER BY contype DESC, conname)
     FROM pg_constraint WHERE conrelid = c.oid AND contype <> 'n'),
    (SELECT string_agg('  ' || pg_get_indexdef(indexrelid), E'\\n' ORDER BY indexrelid)
     FROM pg_index WHERE indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))),
    (SELECT string_agg('  ' || pg_get_triggerdef(oid), E'\\n' ORDER BY tgname)
     FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal)) AS text
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND ${OWN('pg_class', 'c')}
  UNION ALL
  SELECT 2, relname, 'VIEW ' || relname || E'\\n' || pg_get_viewdef(c.oid)
  FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm') AND ${OWN('pg_class', 'c')}
  UNION ALL
  SELECT 3, proname, pg_get_functiondef(p.oid)
  FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a' AND ${OWN('pg_proc', 'p')}
  ORDER BY part, name`;

if (!url) fail('No shop runs here. Start it with npm start, or set DATABASE_URL.');
const [wanted = '*'] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect().catch((error) => fail(`${new URL(url).host} does not answer: ${error.message}`));
const { rows } = await client.query(SCHEMA);
await client.end();
const isWanted = ({ name }) =>
  wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
const found = rows.filter(isWanted);
if (found.length === 0) fail(`There is no table, view or function called ${wanted}.`);
process.stdout.write(`${found.map(({ text }) => text.trimEnd()).join('\n\n')}\n`);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
