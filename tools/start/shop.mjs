import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from './data-folder.mjs';
import { heapFlags } from './heap-flags.mjs';
import { endProcess } from './leftovers.mjs';
import { takesRealMoney } from './payment-providers.mjs';
import { runCommand, shutdownTimeoutMs, startProcess } from './processes.mjs';

const GATEWAY = 'dist/services/gateway/main.js';
const WORKER = 'dist/services/worker/main.js';
const MIGRATE = 'dist/services/worker/migrate.js';
const SEED = 'tools/seed/seed.mjs';
const START_MILLISECONDS = 60_000;

async function runToEnd({ root, env, progress, signal }, title, script, ...options) {
  const step = progress.begin(title);
  const { code, output } = await runCommand(process.execPath, [script, ...options], {
    cwd: root,
    env,
    signal,
  });
  if (code === 0) return step.done();
  step.fail();
  throw new StartProblem(`${script} failed:\n${output.trim().split('\n').slice(-30).join('\n')}`);
}

/** Brings the tables up to date. */
export function migrate(context) {
  return runToEnd(context, 'Database up to date', MIGRATE);
}

/** Fills an empty shop with what the settings ask for. */
export async function seed(context) {
  const { SEED_DEMO, SEED_PRODUCTS, SEED_ORDERS } = context.env;
  const isAsked = SEED_DEMO === 'true' || Number(SEED_PRODUCTS ?? 0) > 0 || Number(SEED_ORDERS ?? 0) > 0;
  if (context.isNewShop) return runToEnd(context, 'No demo data in the new shop', SEED, '--none');
  // Beside live keys the seed only makes sure that there are no demo data.
  if (takesRealMoney(context.env)) await runToEnd(context, 'No demo data beside live keys', SEED);
  else if (isAsked) await runToEnd(context, 'Demo shop filled', SEED);
}

function start({ root, env, dataDir, development, progress }, name, script) {
  const args = [...heapFlags(name), ...(development ? ['--enable-source-maps'] : []), script];
  // Gateway and worker do not learn who owns the tables.
  const own = { ...env, DATABASE_OWNER_URL: undefined };
  return startProcess({ name, args, cwd: root, env: own, dataDir, development, say: progress.say });
}

export const startGateway = (context) => start(context, 'gateway', GATEWAY);
export const startWorker = (context) => start(context, 'worker', WORKER);

/** Null when nothing answers; `health` is null while the answer is no health. */
function readHealth({ host, port }) {
  const url = `http://${reachableHost(host)}:${port}/health/ready`;
  return new Promise((resolve) => {
    const request = get(url, { timeout: 2000, agent: false }, (response) => {
      json(response).then(
        (health) => resolve({ status: response.statusCode, health }),
        () => resolve({ status: response.statusCode, health: null }),
      );
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(null));
  });
}

/** The address under which this machine reaches a server listening on `host`. */
function reachableHost(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Waits until the gateway says that it can serve. */
export async function waitUntilServing(address, signal) {
  const deadline = Date.now() + START_MILLISECONDS;
  let answer = null;
  while (Date.now() < deadline && !signal?.aborted) {
    answer = await readHealth(address);
    if (answer?.status === 200) return;
    await pause(40);
  }
  const said = answer === null ? 'did not answer' : `answered ${answer.status}`;
  throw new StartProblem(`The shop was not ready after a minute: /health/ready ${said}.`);
}

const WORKER_POLL_MILLISECONDS = 500;

/** The shop sells before its worker runs, but mails and bulk changes wait: it is said until they no longer do. */
export async function announceWorker({ host, port, progress, signal }) {
  const isUp = async () => (await readHealth({ host, port }))?.health?.worker === 'up';
  if (await isUp()) return;
  const step = progress.begin('Starting the worker: mails and bulk changes wait for it');
  while (!signal?.aborted) {
    await pause(WORKER_POLL_MILLISECONDS);
    if (await isUp()) return step.done('Worker started');
  }
}

/** Starts the two processes, keeps them running and waits until the shop serves. */
export async function startShop(context) {
  const { running, progress, signal } = context;
  const step = progress.begin('Opening the shop');
  const starting = [
    running.keepAlive('worker', async () => startWorker(context)),
    running.keepAlive('gateway', async () => startGateway(context)),
  ];
  try {
    await Promise.race([Promise.all([...starting, waitUntilServing(context, signal)]), running.failure]);
  } catch (error) {
    step.fail();
    throw error;
  }
  step.done('Shop open');
}

/** What happens when a server comes back at another port: the processes are restarted with its new address. */
export function serviceMover({ env, running, progress }) {
  return async (name, url) => {
    env[name] = url;
    progress.say(`The port of ${name} was taken meanwhile: gateway and worker are restarted.`);
    await Promise.all(
      ['gateway', 'worker'].map(async (part) => {
        const current = await running.current(part);
        if (current) await endProcess(current.pid, shutdownTimeoutMs(env));
      }),
    );
  };
}
