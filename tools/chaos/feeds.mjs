import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listOf, priceOf, startFeedingShop, stockOf } from '../bench/feeding-shop.mjs';

/*
 * Kills the worker in the middle of the runs of a feed: `node tools/chaos/feeds.mjs [kills] [rows]`. Exit code 1 when a row is
 * lost or written twice.
 */
const kills = Number(process.argv[2] ?? 10);
const rows = Number(process.argv[3] ?? 5000);

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const feeding = await startFeedingShop(root, ['gateway']);
const { shop, database, category, upload, check, write, serve, addFeed, call, run, stop } = feeding;
let worker = shop.startWorker();

const killWorker = async () => {
  const exited = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exited;
  // Its job counts as running until its lease ends.
  await database.query(
    'UPDATE outbox_delivery SET lease_until = now() WHERE started_at IS NOT NULL AND done_at IS NULL',
  );
  worker = shop.startWorker();
};
/** How far the import of a run is: its rows, those of the check first. */
const progressOf = async (feedId) => {
  const { rows: found } = await database.query(
    `SELECT r.state, coalesce(i.created + i.updated + i.unchanged + i.failed + i.held + i.unknown
                              + CASE WHEN i.state = 'importing' THEN $2::int ELSE 0 END, 0) AS done
       FROM supplier_feed_run r LEFT JOIN import_job i ON i.id = r.import_id
      WHERE r.feed_id = $1 ORDER BY r.id DESC LIMIT 1`,
    [feedId, rows],
  );
  return found[0];
};
const countOf = async (sql, values = []) => (await database.query(sql, values)).rows[0].count;

try {
  const file = await upload(listOf(rows, 0, category));
  await check(file, 'create-and-update');
  await write(file.id);
  serve(listOf(100, 0, category));
  const feed = await addFeed();
  let [lost, doubled, interrupted] = [0, 0, 0];
  for (let round = 1; round <= kills; round += 1) {
    const { rows: marks } = await database.query(
      'SELECT coalesce(max(id), 0) AS audit, (SELECT coalesce(max(id), 0) FROM stock_movement) AS stock FROM audit_entry',
    );
    serve(listOf(rows, round, category));
    await call('POST', `/supplier-feeds/${feed}/runs`);
    // Somewhere else each time, in the check as in the import.
    const moment = (2 * rows * (round - 0.5)) / kills;
    while ((await progressOf(feed)).done < moment && (await progressOf(feed)).state === 'running')
      await pause(5);
    interrupted += Number((await progressOf(feed)).state === 'running');
    await killWorker();
    while ((await run(feed)).state === 'running') await pause(200);
    const { rows: stored } = await database.query(
      `SELECT substr(sku, 3)::int AS n, price_minor::int AS price, stock_quantity AS stock FROM product WHERE sku LIKE 'S-%'`,
    );
    lost += rows - stored.length;
    lost += stored.filter(
      ({ n, price, stock }) => price !== priceOf(n, round) || stock !== stockOf(n, round),
    ).length;
    doubled += await countOf(
      `SELECT count(*)::int FROM (SELECT subject_id FROM audit_entry WHERE id > $1 AND action = 'product.updated'
          GROUP BY subject_id HAVING count(*) > 1) twice`,
      [marks[0].audit],
    );
    doubled += await countOf(
      `SELECT count(*)::int FROM (SELECT product_id FROM stock_movement WHERE id > $1
          GROUP BY product_id HAVING count(*) > 1) twice`,
      [marks[0].stock],
    );
  }
  process.stdout.write(
    `${interrupted} of ${kills} runs of ${rows} rows were interrupted: ${lost} rows lost, ${doubled} written twice.\n`,
  );
  process.exitCode = lost + doubled > 0 ? 1 : 0;
} finally {
  await stop();
}
