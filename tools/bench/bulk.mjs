import path from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';
import { asTable } from './table.mjs';

/*
 * A change of all prices of a large catalogue beside shoppers: a row each of `npm run bench`, alone with
 * `node tools/bench/bulk.mjs`. The shoppers ask for the list at a fixed rate, so that their p99 is comparable.
 */
const PRODUCTS = 100_000;
const LISTS_PER_SECOND = 100;
const CLIENTS = 4;
const IDLE_SECONDS = 10;
const POLL_MS = 50;

/** @param {string} root */
export async function measureBulkChange(root) {
  const shop = await startBenchShop(root);
  const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
  try {
    await addProducts(database);
    const headers = {
      authorization: `Bearer ${await signInAdministrator(shop.url)}`,
      'content-type': 'application/json',
    };
    await lists(shop.url, 3);
    const before = await lists(shop.url, IDLE_SECONDS);
    const start = performance.now();
    const answer = await fetch(`${shop.url}/admin/api/products/bulk/prices`, {
      ...{ method: 'PUT', headers, body: JSON.stringify({ filter: {}, multiplier: 1.1 }) },
    });
    const { jobId } = await answer.json();
    const load = startLists(shop.url);
    const job = await untilEnded(shop.url, jobId, headers);
    const seconds = (performance.now() - start) / 1000;
    const meanwhile = await load.stop();
    const changes = { perSecond: job.changed / seconds, p50: 0, p99: 0, errors: 0, refused: job.failed };
    process.stdout.write(`${job.changed} prices changed in ${seconds.toFixed(1)} s.\n`);
    return [
      { name: 'change a price in bulk', shop: changes },
      { name: 'list of products, without a bulk change', shop: before },
      { name: 'list of products, during a bulk change', shop: meanwhile, ratio: meanwhile.p99 / before.p99 },
    ];
  } finally {
    await database.end();
    await shop.stop();
  }
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
  await database.query('VACUUM ANALYZE product');
}

const loadOf = (url) => ({
  url: `${url}/api/products?limit=20`,
  connections: CLIENTS,
  overallRate: LISTS_PER_SECOND,
});

const figures = ({ requests, latency, errors, timeouts, non2xx }) => ({
  perSecond: requests.average,
  p50: latency.p50,
  p99: latency.p99,
  errors: errors + timeouts,
  refused: non2xx,
});

const lists = async (url, duration) => figures(await autocannon({ ...loadOf(url), duration }));

function startLists(url) {
  const running = autocannon({ ...loadOf(url), duration: 600 });
  return {
    async stop() {
      running.stop();
      return figures(await running);
    },
  };
}

async function untilEnded(url, jobId, headers) {
  for (;;) {
    const job = await (await fetch(`${url}/admin/api/bulk-jobs/${jobId}`, { headers })).json();
    if (job.endedAt !== null) return job;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(path.dirname(process.argv[1]), '../..');
  process.stdout.write(`${asTable(await measureBulkChange(root))}\n`);
}
