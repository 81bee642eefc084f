import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildShop } from './build.mjs';
import { startOwnPostgres, startOwnRedis } from './data-services.mjs';
import { startWatching } from './development.mjs';
import { basicSettings, givenSettings, keptSecrets, shopEnvironment } from './environment.mjs';
import { installDependencies } from './install.mjs';
import { takeLock } from './lock.mjs';
import { isPortFree, pickPort } from './ports.mjs';
import { openShop } from './open-shop.mjs';
import { npmGone } from './orphan.mjs';
import { createProgress } from './progress.mjs';
import { createRunning } from './running.mjs';
import { startShop } from './shop.mjs';
import { StartProblem } from './start-problem.mjs';
import { summary } from './summary.mjs';

const PORT_ATTEMPTS = 10;
const PORT_PAUSE_MILLISECONDS = 200;
/** For what a start is at when it is interrupted: installing, building, creating a cluster. */
const PATIENCE_MILLISECONDS = 6000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Resolves at the first request to stop. */
function stopRequest() {
  const asked = new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, resolve);
  });
  return Promise.race([asked, npmGone()]);
}

/** All steps of a start, those that need nothing of each other at the same time. */
async function bringUp(context) {
  const { root, given, dataDir, progress, development } = context;
  // Redis needs no dependency of the project, so its download runs beside theirs.
  const redisStarting = startOwnRedis(context);
  redisStarting.catch(() => undefined);
  await installDependencies(context);
  const building = development ? startWatching(context) : buildShop(context);
  const [postgres, redis, watching] = await Promise.all([startOwnPostgres(context), redisStarting, building]);
  const secrets = keptSecrets(dataDir);
  const env = shopEnvironment({
    given,
    secrets,
    dataDir,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    development,
  });
  const withEnv = { ...context, env };
  await openShop(withEnv, postgres.cluster, development ? watching.startShop : startShop);
  const facts = { env, dataDir, address: context.localAddress, cluster: postgres.cluster, development, root };
  for (const line of summary(facts)) progress.say(line);
}

async function settle(root) {
  const given = givenSettings(root);
  if (given.PORT === '0') given.PORT = String(await pickPort());
  const settings = basicSettings(given);
  const { port, host } = settings;
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StartProblem(`PORT=${given.PORT} is no port.`);
  const dataDir = path.resolve(root, given.DATA_DIR ?? '.data');
  return { ...settings, given, dataDir, host, port };
}

/** The gateway of a launcher that was killed just now needs a moment to notice. */
async function demandPort({ port, host }) {
  for (let attempt = 0; attempt < PORT_ATTEMPTS; attempt += 1) {
    if (await isPortFree(port, host)) return;
    await pause(PORT_PAUSE_MILLISECONDS);
  }
  throw new StartProblem(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  );
}

/**
 * Starts the shop and keeps it running until it is asked to stop or a part of it ends.
 * @param {{ root: string, development?: boolean, output?: NodeJS.WriteStream }} options `root`: the project's folder
 * @returns {Promise<number>} exit code: 0 when it was asked to stop, 1 otherwise
 */
export async function launch({ root, development = false, output = process.stdout }) {
  const progress = createProgress(output);
  const stopped = stopRequest();
  const cancel = new AbortController();
  const running = createRunning();
  let lock = null;
  let bringing = null;
  let code = 1;
  try {
    const settings = await settle(root);
    lock = takeLock(settings.dataDir, settings.localAddress);
    await demandPort(settings);
    const context = { ...settings, root, development, progress, running, signal: cancel.signal };
    bringing = bringUp(context);
    const up = bringing.then(() => running.failure);
    up.catch(() => undefined);
    await Promise.race([up, running.failure, stopped]);
    code = 0;
    progress.finish('\nStopping …');
  } catch (error) {
    progress.finish(`\n${error instanceof StartProblem ? error.message : error.stack}\n`);
  } finally {
    cancel.abort();
    running.fail('The start was given up.');
    await Promise.race([Promise.allSettled([bringing]), pause(PATIENCE_MILLISECONDS)]);
    await running.stopAll();
    lock?.release();
  }
  if (code === 0) progress.say('Stopped.');
  return code;
}
