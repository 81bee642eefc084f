import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pickPort } from '../start/ports.mjs';
import { END_WITH_PARENT } from '../start/processes.mjs';
import { heapFlags } from '../start/heap-flags.mjs';
import { startPostgres } from '../start/postgres.mjs';
import { startRedis } from '../start/redis.mjs';

const READY_WITHIN_MILLISECONDS = 120_000;
const ADMIN_PASSWORD = 'the-owner-of-the-bench';

function runOnce(root, script, env) {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, script)], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} failed:\n${stderr}`);
}

async function untilReady(url) {
  const end = Date.now() + READY_WITHIN_MILLISECONDS;
  while (Date.now() < end) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop was not ready in time.');
}

/**
 * The built shop on a durable PostgreSQL and Redis of its own, with demo data and without rate limits.
 * @param {string} root
 * @param {{ parts?: string[], environment?: object, gateway?: string, keptIn?: string }} [options] `parts`: processes that
 *   run; `gateway`: the script of another build; `keptIn`: a folder whose data stay, and are there at the next start
 * @returns {Promise<{ url: string, databaseUrl: string, superuserUrl: string, dataDir: string, pid: number, pids: number[], startGateway: (script: string) => Promise<{ url: string, pid:
 *   number }>, startWorker: () => import('node:child_process').ChildProcess, stop: () => Promise<void> }>} `pid` of the
 *   first part, `pids` of all; `startGateway` adds another gateway, from a bundle of its own, `startWorker` another worker
 */
export async function startBenchShop(
  root,
  { parts = ['gateway', 'worker'], environment = {}, gateway, keptIn } = {},
) {
  if (keptIn) mkdirSync(keptIn, { recursive: true });
  const folder = keptIn ?? mkdtempSync(path.join(tmpdir(), 'kitchenpass-bench-'));
  // PostgreSQL may have to run as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const [postgres, redis] = await Promise.all([
    startPostgres({ dataDir: folder }),
    startRedis({ dataDir: folder, programDir: path.join(root, '.cache') }),
  ]);
  const port = await pickPort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    DATABASE_OWNER_URL: postgres.ownerUrl,
    ...(redis ? { REDIS_URL: redis.url } : {}),
    JWT_SECRET: 'a-secret-of-the-benchmark-and-nothing-else',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    LIMIT_FACTOR: '1000000',
    // Orders come from many clients: those of one IP wait for each other's sums.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'true',
    ADMIN_PASSWORD,
    ...environment,
  };
  runOnce(root, 'dist/services/worker/migrate.js', env);
  runOnce(root, 'tools/seed/seed.mjs', env);
  // As the launcher starts them: in sessions of their own, among which Linux shares out the processor.
  const start = (script, own) => {
    const flags = heapFlags(script.includes('gateway') ? 'gateway' : 'worker');
    return spawn(process.execPath, ['--require', END_WITH_PARENT, ...flags, path.join(root, script)], {
      cwd: root,
      env: own,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  };
  const scriptOf = (name) => (name === 'gateway' && gateway) || `dist/services/${name}/main.js`;
  const children = parts.map((name) => start(scriptOf(name), env));
  await untilReady(url);
  return {
    url,
    databaseUrl: postgres.url,
    superuserUrl: postgres.superuserUrl,
    dataDir: folder,
    pid: children[0].pid,
    pids: children.map(({ pid }) => pid),
    startWorker() {
      const worker = start(scriptOf('worker'), env);
      children.push(worker);
      return worker;
    },
    async startGateway(script) {
      const ownPort = await pickPort();
      const gateway = { url: `http://127.0.0.1:${ownPort}` };
      const child = start(script, { ...env, PORT: String(ownPort) });
      children.push(child);
      await untilReady(gateway.url);
      return { ...gateway, pid: child.pid };
    },
    async stop() {
      await Promise.all(children.map(ended));
      await Promise.all([keptIn ? postgres.stop() : postgres.destroy(), redis?.stop()]);
      if (!keptIn) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Until the worker has written the confirmations of all orders so far. */
export async function untilJobsAreDone(database) {
  const open = `SELECT 1 FROM outbox_message WHERE dispatched_at IS NULL
    UNION ALL SELECT 1 FROM outbox_delivery WHERE done_at IS NULL AND failed_at IS NULL LIMIT 1`;
  while ((await database.query(open)).rows.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/** A signed-in shopper; answers the token. */
export async function registerShopper(url, email = 'bench@shop.example') {
  const account = {
    firstName: 'Bench',
    lastName: 'Shopper',
    email,
    password: 'bench-bench',
  };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return (await answer.json()).token;
}

/** The administrator of the bench; answers the token. */
export async function signInAdministrator(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@kitchenpass.example', password: ADMIN_PASSWORD }),
  });
  return (await answer.json()).token;
}

/** Copies of the demo products, by default with their texts in other languages, each with a number of its own. */
export async function addProducts(database, number, { isTranslated = true } = {}) {
  const { rows } = await database.query('SELECT count(*)::int AS known FROM product');
  const copies = Math.ceil(number / rows[0].known) - 1;
  await database.query(
    `INSERT INTO product (name, slug, description, price_minor, image_url, stock_quantity, category_id)
     SELECT concat(name, ' ', copy), concat(slug, '-', copy), description, price_minor + copy, image_url, stock_quantity, category_id
       FROM product, generate_series(1, $1::int) copy LIMIT $2::int - (SELECT count(*) FROM product)`,
    [copies, number],
  );
  if (isTranslated) await addTranslations(database);
  await database.query('VACUUM ANALYZE product, product_search, product_translation, search_word');
}

async function addTranslations(database) {
  await database.query(
    `INSERT INTO product_translation (product_id, language, name, description)
     SELECT p.id, t.language, concat(t.name, ' ', split_part(p.name, o.name || ' ', 2)), t.description
       FROM product o JOIN product_translation t ON t.product_id = o.id
       JOIN product p ON p.description = o.description AND starts_with(p.name, o.name || ' ')
     ON CONFLICT DO NOTHING`,
  );
}
