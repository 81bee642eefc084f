import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const ENTRY = /^\d{4}-\d\d-\d\d /m;
const EXECUTED = /LOG: {2}execute ([^:]+): ([^]*)/;
const PARAMETER = /\$\d+ = (?:NULL|'((?:[^']|'')*)')/g;
const UNTIL_SETTINGS_HOLD_MS = 500;

/** An entry that goes on is indented by PostgreSQL. */
const unindented = (text) => text.replaceAll('\n\t', '\n').trim();

/**
 * What the shop sends to PostgreSQL while `work` runs, the server logs it.
 * @returns {Promise<{ name: string, text: string, values: (string | null)[] }[]>}
 */
export async function sentStatements({ superuserUrl, dataDir }, work) {
  const log = path.join(dataDir, 'logs', 'postgres.log');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const logAll = async (setting) => {
    await client.query(`ALTER SYSTEM ${setting}`);
    await client.query('SELECT pg_reload_conf()');
    await pause(UNTIL_SETTINGS_HOLD_MS);
  };
  const start = statSync(log).size;
  await logAll(`SET log_statement = 'all'`);
  try {
    await work();
  } finally {
    await logAll('RESET log_statement');
    await client.end();
  }
  const entries = readFileSync(log).subarray(start).toString('utf8').split(ENTRY);
  return entries.flatMap((entry, index) => {
    const [, name, text] = EXECUTED.exec(entry) ?? [];
    if (text === undefined) return [];
    const values = [...(entries[index + 1] ?? '').matchAll(PARAMETER)];
    return [
      {
        name,
        text: unindented(text),
        values: values.map(([, value]) => value?.replaceAll("''", "'") ?? null),
      },
    ];
  });
}
