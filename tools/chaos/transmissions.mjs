import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { markdownTable } from '../bench/table.mjs';
import { startTransmittingShop } from '../bench/transmitting-shop.mjs';

/*
 * Kills the worker between calls of the tax office and their answers: `node tools/chaos/transmissions.mjs [kills]`. Exit
 * code 1 when a document is there twice or not at all.
 */
const kills = Number(process.argv[2] ?? 100);
/** As many as a worker has open at once. */
const IN_FLIGHT = 8;
/** What the worker waits for when it is killed; "swallowed" calls did not reach the office. */
const MOMENTS = [
  { call: 'upload, taken', path: /upload/, fault: 'silent', calls: IN_FLIGHT },
  { call: 'upload, not taken', path: /upload/, fault: 'swallowed', calls: IN_FLIGHT },
  { call: 'state of a document', path: /stareMesaj/, fault: 'silent', calls: 1 },
  { call: 'seal', path: /descarcare/, fault: 'silent', calls: 1 },
  { call: 'list of messages', path: /listaMesaje/, fault: 'silent', calls: 1 },
  { call: 'exchange of the tokens', path: /token$/, fault: 'silent', calls: 1, isTokenOver: true },
];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { office, shop, database, issue, run, count, stop } = await startTransmittingShop(root, {
  parts: ['gateway'],
});
const until = async (isReached) => {
  while (!(await isReached())) await pause(200);
};
const setConnection = (state) => database.query('UPDATE authority_connection SET state = $1', [state]);
let worker = shop.startWorker();

async function killDuring({ path: call, fault, calls, isTokenOver }, issued) {
  // Nothing is sent before all wait.
  await setConnection('lost');
  await issue(IN_FLIGHT);
  await until(async () => (await count('true')) === issued);
  const { unanswered } = office;
  office.failNext(call, ...Array.from({ length: calls }, () => fault));
  if (isTokenOver) office.expireTokens();
  await setConnection('connected');
  await until(async () => {
    await run();
    return office.unanswered === unanswered + calls;
  });
  const exited = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exited;
  // Its run and its exchange of tokens count as going on until their leases end.
  await database.query('UPDATE scheduled_run SET lease_until = now() WHERE finished_at IS NULL');
  await database.query('UPDATE authority_connection SET refreshing_until = NULL');
  worker = shop.startWorker();
}

try {
  const killed = new Map(MOMENTS.map(({ call }) => [call, []]));
  const known = new Set();
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = MOMENTS[kill % MOMENTS.length];
    await killDuring(moment, (kill + 1) * IN_FLIGHT);
    const { rows } = await database.query(
      'SELECT number FROM invoice JOIN document_transmission t ON t.invoice_id = invoice.id ORDER BY t.id',
    );
    const own = rows.map(({ number }) => number).filter((number) => !known.has(number));
    for (const number of own) known.add(number);
    killed.get(moment.call).push(own);
  }
  const isDone = async () =>
    (await count(`state = 'accepted' AND seal_file IS NOT NULL`)) === kills * IN_FLIGHT;
  // A day of lists passes for what the office never had.
  await database.query(
    `UPDATE document_transmission SET called_at = called_at - interval '25 hours' WHERE state = 'sending'`,
  );
  await until(async () => {
    await run();
    return isDone();
  });
  const taken = [...office.uploads.values()].map(({ number }) => number);
  const timesOf = (number) => taken.filter((each) => each === number).length;
  const rows = [...killed].map(([call, runs]) => {
    const numbers = runs.flat();
    const duplicates = numbers.filter((number) => timesOf(number) > 1).length;
    return [
      call,
      runs.length,
      numbers.length,
      duplicates,
      numbers.filter((number) => timesOf(number) === 0).length,
    ];
  });
  const sum = (column) => rows.reduce((total, row) => total + row[column], 0);
  const all = ['all', sum(1), sum(2), sum(3), sum(4)];
  process.stdout.write(
    `${markdownTable(['killed while it waited for', 'kills', 'documents', 'duplicates', 'lost'], [...rows, all])}\n`,
  );
  if (office.problems.length > 0) process.stdout.write(`${office.problems.join('\n')}\n`);
  process.exitCode = all[3] + all[4] > 0 || office.problems.length > 0 ? 1 : 0;
} finally {
  await stop();
}
