/*
 * What a shop answers when more comes than it can serve, on shops of its own as they were built last.
 * Run: node tools/bench/overload.mjs [connections] [seconds] [rounds]
 * Another build beside it: OVERLOAD_GATEWAY=dist/services/…/main.js
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startBenchShop } from './bench-shop.mjs';
import { measureAttack, measureSale, SALE_UNITS } from './crowds.mjs';
import { floodTable } from './flood.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [connections = 2000, seconds = 10, rounds = 3] = process.argv.slice(2).map(Number);
const gateway = process.env.OVERLOAD_GATEWAY;
/** As a shop has them that sets nothing. */
const DEFAULT_LIMITS = { LIMIT_FACTOR: '1', TRUST_PROXY: 'false' };

const print = (text) => process.stdout.write(`${text}\n`);
const ms = (value) => `${Math.round(value)} ms`;
const row = (cells) => print(`| ${cells.join(' | ')} |`);

async function withShop(environment, work) {
  const shop = await startBenchShop(root, { environment, ...(gateway ? { gateway } : {}) });
  const database = new pg.Pool({ connectionString: shop.superuserUrl, max: 1 });
  try {
    await database.query(
      `UPDATE product SET stock_quantity = 1000000000, in_stock = true WHERE status = 'active'`,
    );
    const products = await (await fetch(`${shop.url}/api/products?limit=100`)).json();
    await work({ url: shop.url, database, products });
  } finally {
    await database.end();
    await shop.stop();
  }
}

if (connections > 0)
  await withShop({}, async ({ url }) => print(await floodTable(url, connections, seconds)));

await withShop(DEFAULT_LIMITS, async ({ url, database, products }) => {
  row(['20 shoppers', 'orders', 'refused', 'p50', 'p95', 'p95 undisturbed', 'ratio (≤ 2)']);
  row(['---', ...Array(6).fill('--:')]);
  // Code is compiled while it runs for the first time.
  await measureAttack(url, products, seconds / 2);
  for (let round = 0; round < rounds; round += 1) {
    const { undisturbed, attacked } = await measureAttack(url, products, seconds);
    const { orders, refused, p50, p95 } = attacked;
    const ratio = (p95 / undisturbed.p95).toFixed(2);
    row(['beside an attacker', orders, refused, ms(p50), ms(p95), ms(undisturbed.p95), ratio]);
  }
  print('');
  row([`200 buyers of ${SALE_UNITS} units`, 'orders', 'sold out', '503', 'p50', 'p95']);
  row(['---', ...Array(5).fill('--:')]);
  for (let round = 0; round < rounds; round += 1) {
    const product = products[round];
    await database.query('UPDATE product SET stock_quantity = $2 WHERE id = $1', [product.id, SALE_UNITS]);
    const { orders, soldOut, busy, p50, p95 } = await measureSale(url, product);
    row(['within a second', orders, soldOut, busy, ms(p50), ms(p95)]);
  }
});
