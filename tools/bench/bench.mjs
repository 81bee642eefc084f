import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startBareReads } from './bare-reads.mjs';
import { registerShopper, startBenchShop, untilJobsAreDone } from './bench-shop.mjs';
import { measureBulkChange } from './bulk.mjs';
import { checkoutCustomers } from './checkout.mjs';
import { compare } from './compare.mjs';
import { measureInvoices } from './invoices.mjs';
import { measure } from './load.mjs';
import { withProcessorTime } from './processor-time.mjs';
import { orderSql } from './order-sql.mjs';
import { measureSql } from './raw-sql.mjs';
import { compareSearch } from './search.mjs';
import { asTable } from './table.mjs';
import { BROTLI, cartRequest, orderRequest, reads } from './workloads.mjs';

/*
 * `npm run bench`: throughput of the shop beside the ceilings of the same machine in the same run: bare Fastify with
 * the same bytes for reads, the same SQL in bare loops for search and orders. Ratios matter, absolute figures do not.
 * Processor time per operation says the same on a busy machine: a feature cannot hide its price in it.
 * `npm run bench -- 10` measures each round for 10 seconds.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const seconds = Number(process.argv[2] ?? 3);
const CHECKOUTS = 300;

execFileSync(path.join(root, 'node_modules/.bin/nx'), ['run-many', '-t', 'build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' },
});

const shop = await startBenchShop(root);
const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 2 });
const rows = [];
try {
  // Enough of everything, so that stock is taken and never runs out.
  await database.query(
    `UPDATE product SET stock_quantity = 1000000000, in_stock = true WHERE status = 'active'`,
  );
  const products = await (await fetch(`${shop.url}/api/products?limit=200`)).json();
  const readings = reads(products[0]);
  const bare = await startBareReads(
    shop.url,
    readings.map(({ path: address }) => address),
    BROTLI,
  );
  for (const { name, path: address } of readings) {
    const read = (url) => () => measure({ url: url + address, seconds, headers: BROTLI });
    rows.push(await compare({ name, bar: 0.5, shop: read(shop.url), ceiling: read(bare.url) }));
  }
  bare.stop();

  rows.push(await compareSearch(shop, seconds));

  const orders = () => measure({ url: shop.url, seconds, requests: [orderRequest(products)], shop });
  const work = await orderSql(shop, products);
  const orderCeiling = () => measureSql({ databaseUrl: shop.databaseUrl, seconds, work });
  rows.push(
    await compare({
      name: 'place order',
      bar: 0.4,
      shop: orders,
      ceiling: orderCeiling,
      untilIdle: () => untilJobsAreDone(database),
    }),
  );

  const token = await registerShopper(shop.url);
  const additions = () =>
    measure({ url: shop.url, seconds, requests: [cartRequest(token, products.slice(0, 150))], shop });
  rows.push(await compare({ name: 'add to cart', shop: additions }));

  const customers = await checkoutCustomers(shop.url, products);
  const checkouts = async () => {
    const start = performance.now();
    const times = await withProcessorTime(
      shop,
      () => customers.run(CHECKOUTS).then(() => ({ errors: 0, refused: 0 })),
      () => CHECKOUTS,
    );
    return { ...times, perSecond: (CHECKOUTS * 1000) / (performance.now() - start) };
  };
  rows.push(await compare({ name: 'checkout of five calls', shop: checkouts }));
  customers.end();
} finally {
  await database.end();
  await shop.stop();
}
rows.push(...(await measureInvoices(root)), ...(await measureBulkChange(root)));

const machine = `${cpus().length} cores, Node ${process.versions.node}, median of three rounds of ${seconds} s, of search nine`;
process.stdout.write(
  `\nThe shop beside the ceilings of the same machine (${machine}):\n\n${asTable(rows)}\n`,
);
