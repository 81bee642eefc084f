#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startChaosShop } from './chaos-shop.mjs';
import { checkConnections, finalConnections, startedConnections } from './connections.mjs';
import { checkAnswers, checkTables, longestOutageMs, openEvents } from './invariants.mjs';
import { killsOf, PLANS, PLENTY, SCARCE, SETTLE_TIMEOUT_SECONDS } from './plan.mjs';
import { createJournal, startShoppers } from './shoppers.mjs';

/*
 * `npm run chaos` (ten minutes) or `npm run chaos -- quick` (three): kills parts of the shop under load and checks what
 * must hold whatever dies (docs/chaos.md). Exit code 1 when something does not hold.
 */
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PARTS = ['gateway', 'worker', 'redis', 'postgres'];
const say = (line) => process.stdout.write(`${line}\n`);

async function withDatabase(shop, work) {
  const url = shop.superuserUrl();
  if (!url) throw new Error('PostgreSQL does not run.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Enough of most products and few of some; answers the stock of all. */
async function stockUp(client) {
  await client.query(`UPDATE product SET stock_quantity = $1, in_stock = true WHERE status = 'active'`, [
    PLENTY,
  ]);
  await client.query(
    `UPDATE product SET stock_quantity = $1 WHERE id IN (SELECT id FROM product WHERE status = 'active' ORDER BY id LIMIT $2)`,
    [SCARCE.units, SCARCE.products],
  );
  return (await client.query('SELECT id, stock_quantity AS units FROM product')).rows;
}

async function untilIdle(shop) {
  const end = Date.now() + SETTLE_TIMEOUT_SECONDS * 1000;
  while (Date.now() < end) {
    const open = (await shop.isReady()) ? await withDatabase(shop, openEvents).catch(() => 1) : 1;
    if (open === 0) return;
    await pause(500);
  }
}

/** A database that is still away is a broken invariant like any other: the run ends with its table and its logs. */
function checkDatabase(shop, { journal, began, before }) {
  return withDatabase(shop, async (client) => [
    ...(await checkTables(client, { journal, began })),
    ...checkConnections(before, await finalConnections(client, before)),
  ]).catch((error) => [{ name: 'the database serves', isHeld: false, detail: error.message }]);
}

async function killAsPlanned(shop, plan) {
  const since = Date.now();
  const kills = [];
  for (const { atSeconds, parts } of killsOf(plan)) {
    await pause(since + atSeconds * 1000 - Date.now());
    const wereRunning = shop.kill(parts);
    kills.push({ parts, at: Date.now() });
    say(`${atSeconds} s: killed ${parts.join(', ')}${wereRunning ? '' : ' (not all were up)'}`);
  }
  await pause(since + plan.loadSeconds * 1000 - Date.now());
  return kills;
}

function outageTable(kills, answers, end) {
  const rows = kills.map(({ parts, at }, index) => {
    const until = kills[index + 1]?.at ?? end;
    const seconds = (kind) => (longestOutageMs(answers, kind, at, until) / 1000).toFixed(1);
    return `| ${parts.join(' + ')} | ${seconds('read')} | ${seconds('write')} |`;
  });
  return ['| killed | reads s | writes s |', '|---|---|---|', ...rows].join('\n');
}

function checkProcesses(shop) {
  const counts = PARTS.map((part) => [part, shop.pidsOf(part).length]);
  return [
    {
      name: 'one process of each part runs',
      isHeld: shop.isLauncherAlive() && counts.every(([, count]) => count === 1),
      detail: counts.map(([part, count]) => `${part} ${count}`).join(', '),
    },
  ];
}

const planName = process.argv[2] === 'quick' ? 'quick' : 'long';
const plan = PLANS[planName];
const shop = await startChaosShop(root);
const journal = createJournal();
let checks = [];
let report = '';
try {
  const began = await withDatabase(shop, stockUp);
  const products = await (await fetch(`${shop.url}/api/products?limit=200`)).json();
  say(`The shop runs at ${shop.url} with ${products.length} products.`);
  const shoppers = startShoppers({ url: shop.url, products, journal });
  await pause(5000);
  const before = await withDatabase(shop, startedConnections);
  const kills = await killAsPlanned(shop, plan);
  const end = Date.now();
  await shoppers.stop();
  say('The load ends; waiting for the worker.');
  await untilIdle(shop);
  checks = [
    ...(await checkDatabase(shop, { journal, began, before })),
    ...checkAnswers({ journal }),
    ...checkProcesses(shop),
  ];
  const good = journal.answers.filter(({ status }) => status > 0 && status < 500).length;
  const unavailable = journal.answers.filter(({ status }) => status === 503).length;
  const lost = journal.answers.filter(({ status }) => status === 0).length;
  report = [
    `${plan.loadSeconds} s of load, ${kills.length} kills, ${cpus().length} cores, Node ${process.versions.node}.`,
    `${journal.acknowledged.length} orders acknowledged, ${journal.paid.length} card payments; ` +
      `${journal.answers.length} requests: ${good} answered, ${unavailable} × 503, ${lost} lost connections.`,
    '',
    '| invariant | holds | detail |',
    '|---|---|---|',
    ...checks.map(({ name, isHeld, detail }) => `| ${name} | ${isHeld ? 'yes' : '**NO**'} | ${detail} |`),
    '',
    'The longest time without one good answer after each kill:',
    '',
    outageTable(kills, journal.answers, end),
  ].join('\n');
} catch (error) {
  say(`The shop's last words:\n${shop.said()}`);
  throw error;
} finally {
  if (checks.some(({ isHeld }) => !isHeld)) {
    const folder = path.join(root, '.cache', 'chaos');
    mkdirSync(folder, { recursive: true });
    for (const name of PARTS) writeFileSync(path.join(folder, `${name}.log`), shop.logOf(name));
    say(`The logs of the run are in ${folder}.`);
  }
  const stopMs = await shop.stop();
  say(`Stopped in ${(stopMs / 1000).toFixed(1)} s.`);
}
say(`\n${report}`);
process.exit(checks.every(({ isHeld }) => isHeld) ? 0 : 1);
