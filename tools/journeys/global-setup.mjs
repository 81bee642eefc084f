import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningPostgres } from '../start/postgres.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const ADMIN = { email: 'owner@kitchenpass.example', password: 'the-owner-of-the-shop' };
const READY_WITHIN_MILLISECONDS = 180_000;

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

async function untilReady(url, shop) {
  const end = Date.now() + READY_WITHIN_MILLISECONDS;
  while (Date.now() < end) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with code ${shop.exitCode}:\n${shop.said()}`);
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The shop was not ready in time:\n${shop.said()}`);
}

/** Runs the shop as a newcomer would, by its start script, with empty data in a folder of its own. */
export default async function startShop() {
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
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (said += text));
  shop.said = () => said.slice(-4000);
  await untilReady(url, shop);

  process.env.KP_JOURNEY_URL = url;
  process.env.KP_JOURNEY_DATABASE = runningPostgres(folder)?.superuserUrl;
  process.env.KP_JOURNEY_ADMIN = JSON.stringify(ADMIN);
  globalThis.stopShop = async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
