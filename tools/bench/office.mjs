import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { signInAdministrator, startBenchShop } from './bench-shop.mjs';
import { farPages, officeCalls } from './office-calls.mjs';
import { fillOffice, isFilled } from './office-fill.mjs';
import { withProcessorTime } from './processor-time.mjs';

/*
 * `node tools/bench/office.mjs [orders] [products] [requests]`: every list, count, sort and filter that the API description
 * declares for the back office, two filters at a time and far pages, over HTTP, one request after the other, on a database
 * that is filled first, or at an earlier start with the same folder `OFFICE_DATA`. `OFFICE_SHOP` is a shop that runs already, as JSON of `url`, `pid` of the gateway and `dataDir`;
 * `OFFICE_LISTS` the lists to ask for, like `/orders,/products`, and `OFFICE_PAIRS` whether two filters at a time are, `no` or `only`.
 */
const [ORDERS = 1_000_000, PRODUCTS = 100_000, REQUESTS = 20] = process.argv.slice(2).map(Number);
const { OFFICE_DATA, OFFICE_SHOP, OFFICE_LISTS, OFFICE_PAIRS } = process.env;
const BAR_MS = 300;
/** Of two filters at a time, of which there are many. */
const PAIR_REQUESTS = 3;
/** It plans the statement and fills the caches of the database. */
const WARM_UP_REQUESTS = 1;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const write = (line) => process.stdout.write(`${line}\n`);

async function ask(url, token, times, number) {
  let total = null;
  for (let turn = 0; turn < number; turn += 1) {
    const asked = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    times.push(performance.now() - asked);
    if (!answer.ok && answer.status !== 404) throw new Error(`${url} answered ${answer.status}`);
    total = answer.headers.get('x-total-count');
  }
  return total === null ? undefined : Number(total);
}

/** @returns milliseconds; `processor`: what gateway and database worked for an answer, which another load changes little */
async function measure(shop, token, { url, isPair }) {
  const requests = isPair ? PAIR_REQUESTS : REQUESTS;
  await ask(shop.url + url, token, [], WARM_UP_REQUESTS);
  const times = [];
  const { gatewayMs, databaseMs, total } = await withProcessorTime(
    shop,
    async () => ({ total: await ask(shop.url + url, token, times, requests) }),
    () => requests,
  );
  times.sort((left, right) => left - right);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { p50: at(0.5), p95: at(0.95), processor: gatewayMs + databaseMs, total };
}

/** What a row of the table is about: the name of the parameter, or how many there are. */
function rowOf({ list, what, isPair }) {
  if (isPair) return `${list}, two at a time`;
  if (/, (middle|last) page$/.test(what)) return `${list}, far pages`;
  return what.includes('=') ? `${list} by ${what.split('=')[0]}` : list;
}

async function measureAll(shop, token) {
  const rows = new Map();
  const overBar = [];
  const lists = OFFICE_LISTS?.split(',');
  const isAsked = ({ list, isPair }) =>
    (!lists || lists.includes(list)) && OFFICE_PAIRS !== (isPair ? 'no' : 'only');
  const open = officeCalls().filter(isAsked);
  for (let call = open.shift(); call; call = open.shift()) {
    const result = { ...call, ...(await measure(shop, token, call)) };
    open.unshift(...farPages(call, result.total ?? 0));
    const row = rowOf(call);
    rows.set(row, [...(rows.get(row) ?? []), result]);
    if (result.p95 > BAR_MS) overBar.push(result);
  }
  return { rows, overBar };
}

const rounded = (milliseconds) => milliseconds.toFixed(milliseconds < 10 ? 1 : 0);

function report({ rows, overBar }) {
  write(
    `| list | calls | found, most | p50 ms, median | processor ms, worst | p95 ms, worst (≤ ${BAR_MS}) | of |`,
  );
  write('| --- | --: | --: | --: | --: | --: | --- |');
  for (const [row, results] of rows) {
    const worst = results.reduce((one, other) => (other.p95 > one.p95 ? other : one));
    const medians = results.map(({ p50 }) => p50).sort((left, right) => left - right);
    const totals = results.map(({ total }) => total).filter((total) => total !== undefined);
    const cells = [
      row,
      results.length,
      totals.length > 0 ? Math.max(...totals).toLocaleString('en') : '',
      rounded(medians[Math.floor(medians.length / 2)]),
      rounded(Math.max(...results.map(({ processor }) => processor))),
      `${rounded(worst.p95)}${worst.p95 > BAR_MS ? ' (over)' : ''}`,
      results.length > 1 ? worst.what : '',
    ];
    write(`| ${cells.join(' | ')} |`);
  }
  const calls = [...rows.values()].flat().length;
  write(`\n${calls} calls, ${overBar.length} over the bar`);
  for (const { url, p50, p95, processor } of overBar)
    write(`${rounded(p50)} / ${rounded(p95)} ms, processor ${rounded(processor)} ms: ${url}`);
}

const given = OFFICE_SHOP && JSON.parse(OFFICE_SHOP);
const shop = given || (await startBenchShop(root, { parts: ['gateway'], keptIn: OFFICE_DATA }));
try {
  if (!given) {
    const database = new pg.Client({ connectionString: shop.superuserUrl });
    await database.connect();
    if (!(await isFilled(database)))
      await fillOffice(database, { orders: ORDERS, products: PRODUCTS, report: write });
    await database.end();
  }
  report(await measureAll(shop, await signInAdministrator(shop.url)));
} finally {
  if (!given) await shop.stop();
}
