import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../chromium/chromium.mjs';
import { runningPostgres } from '../start/postgres.mjs';
import JourneyRunner from './runner.js';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const ADMIN = { email: 'owner@kitchenpass.example', password: 'the-owner-of-the-shop' };
const READY_WITHIN_MILLISECONDS = 900_000;
const BUILT = 'Shop built';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Waits until a shop that is starting meets a condition. */
async function until(what, shop, isMet) {
  const end = Date.now() + READY_WITHIN_MILLISECONDS;
  while (Date.now() < end) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with code ${shop.exitCode}:\n${shop.said()}`);
    if (await isMet()) return;
    await pause();
  }
  throw new Error(`The shop was not ${what} in time:\n${shop.said()}`);
}

const isReady = (url) =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return (await answer.json()).token;
}

/** Runs the shop as a newcomer would, by its start script, with empty data in a folder of its own. */
async function startShop() {
  const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-journeys-'));
  // PostgreSQL may have to run as another user, who must be able to pass.
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = spawn(process.execPath, [path.join(root, 'tools/start/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LIMIT_FACTOR: '100',
      ALERT_SETTLE_SECONDS: '0',
      // On a machine that others keep busy a worker would not come up within the usual three seconds.
      DATABASE_CONNECT_TIMEOUT_MS: '30000',
      // Browsers keep both cores busy: a worker that yields to them would not run for a minute.
      WORKER_YIELDS: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => shop.kill('SIGINT'));
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (said += text));
  shop.said = () => said.slice(-4000);
  return {
    untilBuilt: () => until('built', shop, () => said.includes(BUILT)),
    /** What the journeys of one worker need to know of it. */
    async facts() {
      await until('ready', shop, () => isReady(url));
      const adminToken = await signIn(url);
      return { url, databaseUrl: runningPostgres(folder)?.superuserUrl, admin: ADMIN, adminToken };
    },
    async stop() {
      const ended = shop.exitCode === null && new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function factsOf(running, count) {
  const facts = [];
  // Unpacks it while the shops start: two workers that did so would write the same file.
  const unpacking = chromiumPath();
  unpacking.catch(() => undefined);
  while (facts.length < count) {
    const shop = await startShop();
    running.push(shop);
    // Two that build at once would write the same files.
    await shop.untilBuilt();
    facts.push(shop.facts());
  }
  await unpacking;
  return Promise.all(facts);
}

/** A shop for each worker. */
export default async function startShops({ maxWorkers }) {
  // Shops in sessions of their own do not hear what the terminal tells this one.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const running = [];
  globalThis.stopShops = () => Promise.all(running.map(({ stop }) => stop()));
  try {
    process.env.KP_JOURNEY_SHOPS = JSON.stringify(
      await factsOf(running, Math.min(maxWorkers, JourneyRunner.MAX_SHOPS)),
    );
  } catch (problem) {
    // Jest calls no teardown after a failed setup.
    await globalThis.stopShops();
    throw problem;
  }
}
