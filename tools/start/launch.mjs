import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildShop } from './build.mjs';
import { startOwnPostgres, startOwnRedis } from './data-services.mjs';
import { startWatching } from './development.mjs';
import { dataFolderProblem, requireDataFolder } from './data-folder.mjs';
import {
  basicSettings,
  givenSettings,
  keptSecrets,
  markPasswordShown,
  secretsFile,
  shopEnvironment,
} from './environment.mjs';
import { installDependencies } from './install.mjs';
import { takeLock } from './lock.mjs';
import { rotateWhileRunning } from './logs.mjs';
import { isPortFree, pickPort } from './ports.mjs';
import { openShop } from './open-shop.mjs';
import { npmGone } from './orphan.mjs';
import { createProgress } from './progress.mjs';
import { createRunning } from './running.mjs';
import { serviceMover, startShop } from './shop.mjs';
import { StartProblem } from './start-problem.mjs';
import { summary } from './summary.mjs';

const PORT_ATTEMPTS = 10;
const PORT_PAUSE_MILLISECONDS = 200;
/** For what a start is at when it is interrupted: installing, building, creating a cluster. */
const PATIENCE_MILLISECONDS = 6000;
const SERVER_LOGS = ['postgres', 'redis'];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Resolves at the first request to stop. */
function stopRequest() {
  const asked = new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, resolve);
  });
  return Promise.race([asked, npmGone()]);
}

/** The generated password of the administrator; undefined when one was given or none is used. */
function generatedPassword({ given, embedded, dataDir }, { adminPassword, adminPasswordShown }) {
  if (given.ADMIN_PASSWORD || !embedded) return undefined;
  return { value: adminPassword, file: secretsFile(dataDir), isFirstStart: !adminPasswordShown };
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
  // The same object for the whole run: a server that moves changes it for the processes started after.
  const env = Object.assign(
    context.env,
    shopEnvironment({
      given,
      secrets,
      dataDir,
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      development,
    }),
  );
  await openShop(context, postgres.cluster, development ? watching.startShop : startShop);
  const password = generatedPassword(context, secrets);
  const { cluster } = postgres;
  const facts = { env, dataDir, address: context.localAddress, password, cluster, development, root };
  for (const line of summary(facts)) progress.say(line);
  if (password?.isFirstStart) markPasswordShown(dataDir);
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
 * Starts the shop and keeps it running until it is asked to stop; a part that ends is restarted.
 * @param {{ root: string, development?: boolean, output?: NodeJS.WriteStream }} options `root`: the project's folder
 * @returns {Promise<number>} exit code: 0 when it was asked to stop, 1 otherwise
 */
export async function launch({ root, development = false, output = process.stdout }) {
  const progress = createProgress(output);
  const stopped = stopRequest();
  const cancel = new AbortController();
  let dataDir = '';
  const describe = (error) => dataFolderProblem(error, dataDir) ?? error.message;
  const running = createRunning({ signal: cancel.signal, say: progress.say, describe });
  let lock = null;
  let stopRotating = () => undefined;
  let bringing = null;
  let code = 1;
  try {
    const settings = await settle(root);
    dataDir = settings.dataDir;
    requireDataFolder(dataDir);
    lock = takeLock(dataDir, settings.localAddress);
    await demandPort(settings);
    stopRotating = rotateWhileRunning(dataDir, SERVER_LOGS);
    const context = { ...settings, root, development, progress, running, signal: cancel.signal, env: {} };
    bringing = bringUp({ ...context, moveService: serviceMover(context) });
    const up = bringing.then(() => running.failure);
    up.catch(() => undefined);
    await Promise.race([up, running.failure, stopped]);
    code = 0;
    progress.finish('\nStopping …');
  } catch (error) {
    const isExpected = error instanceof StartProblem;
    const text = dataFolderProblem(error, dataDir) ?? (isExpected ? error.message : error.stack);
    progress.finish(`\n${text}\n`);
  } finally {
    cancel.abort();
    running.fail('The start was given up.');
    await Promise.race([Promise.allSettled([bringing]), pause(PATIENCE_MILLISECONDS)]);
    await running.stopAll();
    stopRotating();
    lock?.release();
  }
  if (code === 0) progress.say('Stopped.');
  return code;
}
