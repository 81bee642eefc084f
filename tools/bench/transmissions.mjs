import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { untilJobsAreDone } from './bench-shop.mjs';
import { processorTime } from './processor-time.mjs';
import { startTransmittingShop } from './transmitting-shop.mjs';

/*
 * Documents sent to the tax office, asked about and their seals kept, by one worker: `node tools/bench/transmissions.mjs
 * [documents]`. The office answers at once, so that what is measured is the shop.
 */
const OF_A_DAY = 10_000;
const CALLS_PER_MINUTE = 840;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const documents = Number(process.argv[2] ?? 1000);
const { office, shop, database, issue, run, count, activeSeconds, stop } = await startTransmittingShop(root);
try {
  // Nothing is sent before all wait.
  await database.query(`UPDATE authority_connection SET state = 'lost'`);
  await issue(documents);
  await untilJobsAreDone(database);
  await database.query(`UPDATE authority_connection SET state = 'connected'`);
  if ((await count(`state = 'to_send'`)) !== documents) throw new Error('Not all documents wait.');
  const worker = shop.pids[1];
  const [before, workerBefore] = [await activeSeconds(), processorTime(worker)];
  while ((await count('seal_file IS NULL')) > 0) {
    await run();
    await pause(500);
  }
  const seconds = (await activeSeconds()) - before;
  const workerMs = (processorTime(worker) - workerBefore) / documents;
  const callsOfEach = [...office.calls.values()].reduce((sum, each) => sum + each, 0) / documents;
  const perSecond = documents / seconds;
  const minutes = (value) => `${value.toFixed(1)} min`;
  process.stdout.write(
    `${documents} documents: ${perSecond.toFixed(1)} a second, ${workerMs.toFixed(1)} ms of the worker and ` +
      `${callsOfEach.toFixed(2)} calls each. ${OF_A_DAY}: ${minutes(OF_A_DAY / perSecond / 60)} of work, ` +
      `${minutes((OF_A_DAY * callsOfEach) / CALLS_PER_MINUTE)} within the quota of a minute.\n`,
  );
  if (office.problems.length > 0) throw new Error(office.problems.join('\n'));
} finally {
  await stop();
}
