import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processorTime } from './processor-time.mjs';
import { startTransmittingShop } from './transmitting-shop.mjs';

/*
 * Documents of a day sent to the tax office, asked about and their seals kept, by one worker and within the quota of a
 * minute: `node tools/bench/transmissions.mjs [documents] [compression]`. A minute of the run stands for so many of a day:
 * the worker may make and the office takes that many times the calls of one. Exit code 1 when the office had to refuse one.
 */
const [documents = 10_000, compression = 10] = process.argv.slice(2).map(Number);
const ALLOWED_PER_MINUTE = 1000;
const USED_PER_MINUTE = 840;
/** Issued as any other; the rest are copies of them with numbers of their own. */
const ISSUED = 100;
/** Above all ids of a bench. */
const COPY = 1_000_000;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { office, shop, database, token, issue, run, count, stop } = await startTransmittingShop(root, {
  own: { ANAF_CALLS_PER_MINUTE: String(USED_PER_MINUTE * compression) },
  callsPerMinute: ALLOWED_PER_MINUTE * compression,
});

/** Every column of a table, with others in place of some. */
async function copyOf(table, replaced) {
  const { rows } = await database.query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => replaced[name] ?? `t.${name}`);
  return `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${values.join(', ')}
            FROM ${table} t, generate_series(1, ${Math.ceil(documents / ISSUED) - 1}) copy`;
}

async function fillDay() {
  await issue(Math.min(ISSUED, documents));
  const invoices = await copyOf('invoice', {
    id: `t.id + copy * ${COPY}`,
    order_id: `t.order_id + copy * ${COPY}`,
    number: `t.number || '-' || copy`,
  });
  const lines = await copyOf('invoice_line', { invoice_id: `t.invoice_id + copy * ${COPY}` });
  // Their triggers would look for the orders of the copies.
  await database.query(
    `BEGIN; SET LOCAL session_replication_role = replica; ${lines}; ${invoices}; COMMIT; ANALYZE`,
  );
  const { rows } = await database.query('SELECT starts_on::text AS day FROM authority_connection');
  const answer = await fetch(`${shop.url}/admin/api/e-factura`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ startsOn: rows[0].day, sendsAbroad: false }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

try {
  // Nothing is sent before all wait.
  await database.query(`UPDATE authority_connection SET state = 'lost'`);
  await fillDay();
  const all = await count(`state = 'to_send'`);
  const worker = shop.pids[1];
  const workerBefore = processorTime(worker);
  const before = Date.now();
  await database.query(`UPDATE authority_connection SET state = 'connected'`);
  while ((await count('seal_file IS NULL')) > 0) {
    await run();
    await pause(500);
  }
  const minutes = (Date.now() - before) / 60_000;
  const calls = [...office.calls.values()].reduce((sum, each) => sum + each, 0);
  process.stdout.write(
    `${all} documents accepted and sealed in ${(minutes * compression).toFixed(1)} minutes, ${compression} of which took one: ` +
      `${(calls / all).toFixed(2)} calls and ${((processorTime(worker) - workerBefore) / all).toFixed(1)} ms of the worker each, ` +
      `${Math.round(office.minutes.most / compression)} calls in the busiest minute.\n`,
  );
  if (office.documents.length !== all || new Set(office.documents).size !== all)
    throw new Error('Not every document is there once.');
  if (office.problems.length > 0) throw new Error(office.problems.join('\n'));
} finally {
  await stop();
}
