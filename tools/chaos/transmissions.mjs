import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startTransmittingShop } from '../bench/transmitting-shop.mjs';

/*
 * Kills the worker between calls of the tax office and their answers: `node tools/chaos/transmissions.mjs [calls]`. Exit
 * code 1 when a document is there twice or not at all.
 */
const calls = Number(process.argv[2] ?? 100);
/** As many as a worker has open at once. */
const IN_FLIGHT = 8;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { office, shop, database, issue, ask, run, count, stop } = await startTransmittingShop(root, [
  'gateway',
]);
const until = async (isReached) => {
  while (!(await isReached())) await pause(100);
};
let worker = shop.startWorker();
try {
  let issued = 0;
  let kills = 0;
  for (; issued < calls; kills += 1) {
    office.failNext(/upload/, ...Array.from({ length: IN_FLIGHT }, () => 'silent'));
    await issue(IN_FLIGHT);
    issued += IN_FLIGHT;
    await until(async () => (await count('true')) === issued);
    await until(async () => {
      await ask();
      return office.uploads.size === issued;
    });
    const exited = once(worker, 'exit');
    worker.kill('SIGKILL');
    await exited;
    // Its run counts as one until its lease ends.
    await database.query('UPDATE scheduled_run SET lease_until = now() WHERE finished_at IS NULL');
    worker = shop.startWorker();
  }
  const lost = await count(`state = 'sending'`);
  await until(async () => {
    await run();
    return (await count(`state = 'accepted' AND seal_file IS NOT NULL`)) === issued;
  });
  const numbers = [...office.uploads.values()].map(({ number }) => number);
  const duplicates = numbers.length - new Set(numbers).size;
  const missing = issued - new Set(numbers).size;
  process.stdout.write(
    `${kills} kills, ${lost} calls without an answer: ${duplicates} duplicates, ${missing} lost.\n`,
  );
  process.exitCode = duplicates + missing > 0 || office.problems.length > 0 ? 1 : 0;
} finally {
  await stop();
}
