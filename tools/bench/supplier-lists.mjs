import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listOf, startFeedingShop } from './feeding-shop.mjs';
import { listsAlone, startLists } from './steady-shoppers.mjs';

/*
 * A list of a supplier that comes in as a file, each row a new article, and by a feed, each row another price and stock,
 * beside shoppers: `node tools/bench/supplier-lists.mjs [rows]`.
 */
const rows = Number(process.argv[2] ?? 20_000);
const ALONE_MS = 10_000;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const { shop, category, upload, check, write, serve, addFeed, call, run, stop } =
  await startFeedingShop(root);
const print = (name, { seconds, p99, ratio, errors }) =>
  process.stdout.write(
    `| ${name} | ${rows} | ${seconds.toFixed(1)} | ${p99.toFixed(1)} | ${ratio.toFixed(2)} | ${errors} |\n`,
  );
try {
  const before = await listsAlone(shop.url, ALONE_MS);
  const beside = async (name, work) => {
    const load = startLists(shop.url);
    const { seconds, job } = await work();
    const { p99, errors } = await load.stop();
    print(name, { seconds, p99, errors, ratio: p99 / before.p99 });
    return job;
  };
  process.stdout.write(`Lists alone: p99 ${before.p99.toFixed(1)} ms.\n`);
  const file = await upload(listOf(rows, 0, category));
  await beside('check a file', () => check(file, 'create-and-update'));
  const written = await beside('write it, all new', () => write(file.id));
  if (written.created !== rows) throw new Error(`Created ${written.created} of ${rows}.`);
  serve(listOf(100, 0, category));
  const feed = await addFeed();
  serve(listOf(rows, 1, category));
  const whole = await beside('a feed, fetched, checked and written', async () => {
    const start = performance.now();
    await call('POST', `/supplier-feeds/${feed}/runs`);
    let last = await run(feed);
    for (; last.state === 'running'; last = await run(feed)) await pause(100);
    return { seconds: (performance.now() - start) / 1000, job: last };
  });
  if (whole.updated !== rows) throw new Error(JSON.stringify(whole));
} finally {
  await stop();
}
