import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startBareReads } from './bare-reads.mjs';
import { startBenchShop } from './bench-shop.mjs';
import { measure } from './load.mjs';
import { measureSql } from './raw-sql.mjs';
import { asTable } from './table.mjs';
import {
  BROTLI,
  cartRequest,
  orderRequest,
  orderSql,
  reads,
  searchRequest,
  searchSql,
} from './workloads.mjs';

/*
 * `npm run bench`: throughput of the shop beside the ceilings of the same machine in the same run: bare Fastify with
 * the same bytes for reads, the same SQL in bare loops for search and orders. Ratios matter, absolute figures do not.
 * `npm run bench -- 10` measures each line for 10 seconds.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const seconds = Number(process.argv[2] ?? 5);

const say = (line) => process.stderr.write(`${line}\n`);
execFileSync(path.join(root, 'node_modules/.bin/nx'), ['run-many', '-t', 'build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' },
});

const shop = await startBenchShop(root);
const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
const rows = [];
try {
  // Enough of everything, so that stock is taken and never runs out.
  await database.query(
    `UPDATE product SET stock_quantity = 1000000000, in_stock = true WHERE status = 'active'`,
  );
  const products = await (await fetch(`${shop.url}/api/products?limit=200`)).json();
  const statements = JSON.parse(
    execFileSync(process.execPath, [path.join(root, 'dist/services/gateway/emit-statements.js')], {
      encoding: 'utf8',
    }),
  );

  const readings = reads(products[0]);
  const bare = await startBareReads(
    shop.url,
    readings.map(({ path: address }) => address),
    BROTLI,
  );
  for (const { name, path: address } of readings) {
    say(name);
    const ceiling = await measure({ url: bare.url + address, seconds, headers: BROTLI });
    rows.push({
      name,
      ceiling,
      shop: await measure({ url: shop.url + address, seconds, headers: BROTLI }),
      bar: 0.5,
    });
  }
  bare.stop();

  say('search');
  const searched = await measure({ url: shop.url, seconds, requests: [searchRequest] });
  const { rows: seen } = await database.query(
    `SELECT query FROM pg_stat_activity WHERE query LIKE '%catalog_query%' AND pid <> pg_backend_pid() LIMIT 1`,
  );
  const bareSearch = await measureSql({
    databaseUrl: shop.databaseUrl,
    seconds,
    work: searchSql(seen[0].query),
  });
  rows.push({ name: 'search (never asked before)', shop: searched, ceiling: bareSearch, bar: 0.5 });

  say('add to cart');
  const account = { firstName: 'B', lastName: 'E', email: 'bench@shop.example', password: 'bench-bench' };
  const registered = await fetch(`${shop.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = await registered.json();
  const added = await measure({
    url: shop.url,
    seconds,
    requests: [cartRequest(token, products.slice(0, 150))],
  });
  rows.push({ name: 'add to cart', shop: added });

  say('place order');
  const placed = await measure({ url: shop.url, seconds, requests: [orderRequest(products)] });
  const bareOrder = await measureSql({
    databaseUrl: shop.databaseUrl,
    seconds,
    work: orderSql(statements, products),
  });
  rows.push({ name: 'place order', shop: placed, ceiling: bareOrder, bar: 0.4 });
} finally {
  await database.end();
  await shop.stop();
}

const machine = `${cpus().length} cores, Node ${process.versions.node}, ${seconds} s per line`;
process.stdout.write(
  `\nThe shop beside the ceilings of the same machine (${machine}):\n\n${asTable(rows)}\n`,
);
