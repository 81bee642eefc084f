import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pickPort } from '../start/ports.mjs';
import { runningPostgres } from '../start/postgres.mjs';
import { runningRedis } from '../start/redis.mjs';

const READY_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 30_000;

async function isReady(url) {
  return fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Process ids of a program of the shop that the launcher started. */
function childrenOf(launcher, program) {
  const { stdout } = spawnSync('ps', ['-Ao', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter(
      (row) => row && Number(row[2]) === launcher && !row[3].startsWith('Z') && row[4].includes(program),
    )
    .map((row) => Number(row[1]));
}

/** As a crash would; a process that has ended meanwhile is left alone. */
function killIfAlive(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * The shop as `npm start` runs it, on data of its own in a temporary folder, without rate limits. The launcher under
 * test is what restores the parts that are killed.
 */
export async function startChaosShop(root) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kitchenpass-chaos-'));
  // PostgreSQL may have to run as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
  const port = await pickPort();
  const url = `http://127.0.0.1:${port}`;
  const launcher = spawn(process.execPath, [path.join(root, 'tools/start/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      ADMIN_PASSWORD: 'the-owner-of-the-chaos',
      LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-8000)));
  }
  const ended = new Promise((resolve) => launcher.once('exit', resolve));
  const stop = async () => {
    launcher.kill('SIGINT');
    const since = Date.now();
    await Promise.race([ended, pause(STOP_TIMEOUT_MS)]);
    const stopMs = Date.now() - since;
    if (launcher.exitCode === null) launcher.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    return stopMs;
  };
  for (const end = Date.now() + READY_TIMEOUT_MS; !said.includes('KitchenPass is ready'); await pause(200)) {
    if (launcher.exitCode === null && Date.now() < end) continue;
    await stop();
    throw new Error(`The shop did not start:\n${said}`);
  }
  const pidsOf = (part) => {
    if (part === 'postgres') return [runningPostgres(dataDir)?.pid].filter(Boolean);
    if (part === 'redis') return [runningRedis(dataDir)].filter(Boolean);
    return childrenOf(launcher.pid, `dist/services/${part}/main.js`);
  };
  return {
    url,
    dataDir,
    pidsOf,
    /** As a crash would. @returns {boolean} whether all of them ran */
    kill(parts) {
      const pids = parts.map((part) => pidsOf(part));
      pids.flat().forEach(killIfAlive);
      return pids.every((found) => found.length > 0);
    },
    isReady: () => isReady(url),
    superuserUrl: () => runningPostgres(dataDir)?.superuserUrl,
    isLauncherAlive: () => launcher.exitCode === null && launcher.signalCode === null,
    logOf: (name) => readFileSync(path.join(dataDir, 'logs', `${name}.log`), 'utf8'),
    said: () => said,
    stop,
  };
}
