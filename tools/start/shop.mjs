import { runCommand } from './commands.mjs';
import { endProcess } from './leftovers.mjs';
import { shutdownTimeoutMs, startProcess } from './processes.mjs';
import { StartProblem } from './start-problem.mjs';
import { waitUntilServing } from './ready.mjs';

const GATEWAY = 'dist/services/gateway/main.js';
const WORKER = 'dist/services/worker/main.js';
const MIGRATE = 'dist/services/worker/migrate.js';
const SEED = 'tools/seed/seed.mjs';

async function runToEnd({ root, env, progress, signal }, title, script) {
  const step = progress.begin(title);
  const { code, output } = await runCommand(process.execPath, [script], { cwd: root, env, signal });
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
  const { SEED_DEMO, SEED_PRODUCTS } = context.env;
  if (SEED_DEMO === 'true' || Number(SEED_PRODUCTS ?? 0) > 0)
    await runToEnd(context, 'Demo shop filled', SEED);
}

function start({ root, env, dataDir, development, progress }, name, script) {
  const args = development ? ['--enable-source-maps', script] : [script];
  return startProcess({ name, args, cwd: root, env, dataDir, development, say: progress.say });
}

export function startGateway(context) {
  return start(context, 'gateway', GATEWAY);
}

export function startWorker(context) {
  return start(context, 'worker', WORKER);
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
