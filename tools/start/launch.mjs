import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolderProblem, requireDataFolder, StartProblem } from './data-folder.mjs';
import { basicSettings, givenSettings } from './environment.mjs';
import { installDependencies } from './install.mjs';
import { takeLock } from './lock.mjs';
import { isNewShop } from './new-shop.mjs';
import { rotateWhileRunning } from './logs.mjs';
import { npmGone } from './orphan.mjs';
import { isPortFree, pickPort } from './ports.mjs';
import { createProgress } from './progress.mjs';
import { createRunning } from './running.mjs';

const PORT_ATTEMPTS = 10;
const PORT_PAUSE_MILLISECONDS = 200;
/** For what a start is at when it is interrupted: installing, building, creating a cluster. */
const PATIENCE_MILLISECONDS = 6000;

/** Resolves at the first request to stop. */
function stopRequest() {
  const asked = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
  return Promise.race([asked, npmGone()]);
}

async function resolveSettings(root, asksForNewShop) {
  const given = givenSettings(root);
  if (given.PORT === '0') given.PORT = String(await pickPort());
  const settings = basicSettings(given);
  const { port } = settings;
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StartProblem(`PORT=${given.PORT} is no port.`);
  const dataDir = path.resolve(root, given.DATA_DIR ?? '.data');
  return { ...settings, given, dataDir, isNewShop: isNewShop({ given, dataDir, asksForNewShop }) };
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

/** Everything else imports packages, so it is loaded once they are installed. */
async function installAndBringUp(context) {
  await installDependencies(context);
  const { bringUp } = await import('./bring-up.mjs');
  await bringUp(context);
}

/** Starts the shop and keeps it running until it is asked to stop; a part that ends is restarted. */
export async function launch({ root, development = false, asksForNewShop = false }) {
  const progress = createProgress(process.stdout);
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
    const settings = await resolveSettings(root, asksForNewShop);
    dataDir = settings.dataDir;
    requireDataFolder(dataDir);
    lock = takeLock(dataDir, settings.localAddress);
    await demandPort(settings);
    stopRotating = rotateWhileRunning(dataDir, ['postgres', 'redis']);
    bringing = installAndBringUp({
      ...settings,
      root,
      development,
      progress,
      running,
      signal: cancel.signal,
      env: {},
    });
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
