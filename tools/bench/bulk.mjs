import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';
import { medians } from './compare.mjs';
import { listsAlone, startLists } from './steady-shoppers.mjs';
import { asTable } from './table.mjs';

/*
 * A change of all prices of a large catalogue beside shoppers: a row each of `npm run bench`, alone with
 * `node tools/bench/bulk.mjs`.
 */
const PRODUCTS = 100_000;
/** As long as the change may take, because the cache ages meanwhile. */
const ALONE_MS = 20_000;
const POLL_MS = 500;
/** A round each, because machines drift. */
const MULTIPLIERS = [1.1, 0.9, 1.1];

/** @param {string} root */
export async function measureBulkChange(root) {
  const shop = await startBenchShop(root);
  const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 1 });
  try {
    await addProducts(database);
    const headers = {
      authorization: `Bearer ${await signInAdministrator(shop.url)}`,
      'content-type': 'application/json',
    };
    const rounds = [];
    for (const multiplier of MULTIPLIERS) {
      const before = await listsAlone(shop.url, ALONE_MS);
      const { changes, meanwhile } = await changePrices(shop.url, multiplier, headers);
      const ratio = meanwhile.p99 / before.p99;
      rounds.push({ changes, before, meanwhile: { ...meanwhile, ratio } });
      process.stdout.write(
        `${changes.count} prices changed in ${changes.seconds.toFixed(1)} s; ratio ${ratio.toFixed(2)}.\n`,
      );
    }
    const [changes, before, { ratio, ...meanwhile }] = ['changes', 'before', 'meanwhile'].map((part) =>
      medians(rounds.map((round) => round[part])),
    );
    return [
      { name: 'change a price in bulk', shop: changes },
      { name: 'list of products, without a bulk change', shop: before },
      { name: 'list of products, during a bulk change', shop: meanwhile, ratio },
    ];
  } finally {
    await database.end();
    await shop.stop();
  }
}

async function changePrices(url, multiplier, headers) {
  const answer = await fetch(`${url}/admin/api/products/bulk/prices`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({
      filter: {},
      multiplier,
    }),
  });
  const { jobId } = await answer.json();
  const load = startLists(url);
  const job = await untilEnded(url, jobId, headers);
  const meanwhile = await load.stop();
  const seconds = (Date.parse(job.endedAt) - Date.parse(job.createdAt)) / 1000;
  const count = job.changed;
  const changes = {
    count,
    seconds,
    perSecond: count / seconds,
    p50: 0,
    p99: 0,
    errors: 0,
    refused: job.failed,
  };
  return { changes, meanwhile };
}

async function addProducts(database) {
  await database.query(
    `INSERT INTO product (name, slug, description, price_minor, stock_quantity, category_id)
     SELECT concat('Gastronorm container ', n), concat('container-', n),
            'Stainless steel, for ovens, refrigerators and serving', 500 + n % 9000, 100,
            (SELECT id FROM category ORDER BY id OFFSET n % 5 LIMIT 1)
       FROM generate_series(1, $1::int - (SELECT count(*)::int FROM product)) n`,
    [PRODUCTS],
  );
  await database.query('VACUUM ANALYZE product, product_search');
}

async function untilEnded(url, jobId, headers) {
  for (;;) {
    const job = await (await fetch(`${url}/admin/api/bulk-jobs/${jobId}`, { headers })).json();
    if (job.endedAt !== null) return job;
    await pause(POLL_MS);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(process.argv[1]), '../..');
  process.stdout.write(`${asTable(await measureBulkChange(root))}\n`);
}
