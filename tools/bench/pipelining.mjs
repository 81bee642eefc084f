import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startBenchShop } from './bench-shop.mjs';
import { measure } from './load.mjs';
import { processorTime } from './processor-time.mjs';
import { orderRequest } from './workloads.mjs';

/*
 * `node tools/bench/pipelining.mjs [seconds] [rounds]`: orders per second and the gateway's processor time per order,
 * as built and without what libs/platform/src/database takes from private fields of pg and TypeORM. The gateways run
 * on one database and are measured in turn; the first one of a round is another one each time.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [seconds = 5, rounds = 6] = process.argv.slice(2).map(Number);
const BUNDLE = 'dist/services/gateway/main.js';
/** So few that no order is refused: a refusal costs time too, and counts as no order. */
const CONNECTIONS = 8;

/** Edits of the bundle; an edit that finds nothing fails, because the code has changed. */
const WRITES_AT_ONCE = [/if \(stream\.writableCorked > 0\) return client;/, 'return client;'];
const AWAITED_BEGIN = [
  /const started = this\.begin\(runner, client\);/,
  'const started = await this.begin(runner, client);',
];
const NO_PIPELINE = [/pipeline: true,/, ''];
const VARIANTS = {
  'as built': [],
  'each write a packet of its own': [WRITES_AT_ONCE],
  'BEGIN awaited, pipelining on': [WRITES_AT_ONCE, AWAITED_BEGIN],
  'BEGIN awaited, pipelining off': [WRITES_AT_ONCE, AWAITED_BEGIN, NO_PIPELINE],
};

function writeVariant(edits, index) {
  let code = readFileSync(path.join(root, BUNDLE), 'utf8');
  for (const [pattern, replacement] of edits) {
    if (!pattern.test(code)) throw new Error(`The bundle does not have ${pattern}.`);
    code = code.replace(pattern, replacement);
  }
  const script = BUNDLE.replace('main.js', `variant-${index}.js`);
  writeFileSync(path.join(root, script), code);
  return script;
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

const shop = await startBenchShop(root, { parts: ['gateway'] });
const scripts = Object.values(VARIANTS).map(writeVariant);
const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 });
const variants = [];
try {
  await database.query(
    `UPDATE product SET stock_quantity = 1000000000, in_stock = true WHERE status = 'active'`,
  );
  const placed = async () =>
    (await database.query('SELECT count(*)::int AS placed FROM orders')).rows[0].placed;
  const products = await (await fetch(`${shop.url}/api/products?limit=200`)).json();
  for (const [index, name] of Object.keys(VARIANTS).entries()) {
    variants.push({
      name,
      gateway: await shop.startGateway(scripts[index]),
      rates: [],
      costs: [],
      failures: 0,
    });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const { gateway, rates, costs, ...variant } = variants[(round + turn) % variants.length];
      const before = { time: processorTime(gateway.pid), orders: await placed() };
      const result = await measure({
        url: gateway.url,
        seconds,
        requests: [orderRequest(products)],
        connections: CONNECTIONS,
      });
      rates.push(result.perSecond - result.refused / seconds);
      const milliseconds = processorTime(gateway.pid) - before.time;
      costs.push((milliseconds * 1000) / ((await placed()) - before.orders));
      variants.find(({ name }) => name === variant.name).failures += result.errors + result.refused;
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
} finally {
  await database.end();
  await shop.stop();
  for (const script of scripts) rmSync(path.join(root, script), { force: true });
}

const [built] = variants;
const ratio = (own, other) => median(own.map((value, index) => other[index] / value)).toFixed(2);
process.stdout.write(
  [
    '| place order | orders/s | of as built | gateway ms/order | of as built | failures |',
    '|---|---|---|---|---|---|',
    ...variants.map(
      ({ name, rates, costs, failures }) =>
        `| ${name} | ${median(rates).toFixed(0)} | ${ratio(built.rates, rates)} | ${(median(costs) / 1000).toFixed(2)} | ${ratio(built.costs, costs)} | ${failures} |`,
    ),
    '',
  ].join('\n'),
);
