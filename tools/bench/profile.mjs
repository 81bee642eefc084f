/*
 * Where the processor time of the gateway goes, by layer, as it was built last.
 * Run: node tools/bench/profile.mjs [checkout|cart] [operations] [gateway script of another build]
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { registerShopper, startBenchShop } from './bench-shop.mjs';
import { checkoutCustomers } from './checkout.mjs';
import { layersOf } from './layers.mjs';
import { withProcessorTime } from './processor-time.mjs';
import { cartRequest } from './workloads.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [what = 'checkout', count = '500', gateway] = process.argv.slice(2);
const operations = Number(count);
const MIN_SHARE = 0.01;

const file = path.join(tmpdir(), `kitchenpass-profile-${process.pid}.json`);
const profiler = new URL('./profiler.mjs', import.meta.url).href;
const environment = {
  PROFILE_FILE: file,
  NODE_OPTIONS: `--import ${profiler}`,
};
const shop = await startBenchShop(root, { parts: ['gateway'], environment, gateway });
const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 1 });

/** Shares of the samples, as parts of the processor time: samples alone count the time that others had the processor. */
function printLayers(title, times, total, gatewayMs) {
  const rows = [...times]
    .filter(([, time]) => time > total * MIN_SHARE)
    .sort(([, left], [, right]) => right - left)
    .map(([name, time]) => `| ${name} | ${Math.round((time / total) * gatewayMs * 1000)} |`);
  process.stdout.write(`\n| ${title} | µs |\n| --- | --: |\n${rows.join('\n')}\n`);
}

try {
  await database.query(
    `UPDATE product SET stock_quantity = 1000000000, in_stock = true WHERE status = 'active'`,
  );
  const products = await (await fetch(`${shop.url}/api/products?limit=100`)).json();
  const run = what === 'cart' ? await addToCart(products) : await checkOut(products);
  await run();
  const { gatewayMs, databaseMs } = await withProcessorTime(shop, run, () => operations);
  process.kill(shop.pid, 'SIGUSR2');
  await run();
  process.kill(shop.pid, 'SIGUSR2');
  while (!existsSync(file)) await pause(100);
  await pause(1000);
  const { own, called, total } = layersOf(JSON.parse(readFileSync(file, 'utf8')), root);
  process.stdout.write(`${what}: gateway ${gatewayMs.toFixed(2)} ms, database ${databaseMs.toFixed(2)} ms\n`);
  printLayers('own code', own, total, gatewayMs);
  printLayers('with what it calls', called, total, gatewayMs);
} finally {
  await database.end();
  await shop.stop();
  rmSync(file, { force: true });
}

async function checkOut(products) {
  const customers = await checkoutCustomers(shop.url, products);
  return () => customers.run(operations);
}

async function addToCart(products) {
  const token = await registerShopper(shop.url);
  const requests = [cartRequest(token, products)];
  return () => autocannon({ url: shop.url, amount: operations, requests, connections: 8 });
}
