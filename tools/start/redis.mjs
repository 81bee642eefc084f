import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { endProcess, isAlive, killProcess, servesFolder } from './leftovers.mjs';
import { lastLines, logStdio, openLog } from './logs.mjs';
import { pickPort } from './ports.mjs';
import { newSecret, readRecord, writeRecord } from './data-folder.mjs';
import { findRedisProgram, installCommandHere } from './redis-program.mjs';

const START_MILLISECONDS = 60_000;
/** The last one takes any free port: the wished one may be lost for good. */
const MAX_START_ATTEMPTS = 4;

/** Queues must not lose jobs to eviction; the append-only file survives a killed server. */
function configuration({ folder, port, password }) {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
    `pidfile ${JSON.stringify(path.join(folder, 'redis.pid'))}`,
    '',
  ].join('\n');
}

/** Whether a server on the port answers to our password. */
async function answers(port, password) {
  const client = new Redis({ port, host: '127.0.0.1', password, lazyConnect: true, retryStrategy: null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}

async function waitUntilReady(port, password, hasEnded) {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline && !hasEnded()) {
    if (await answers(port, password)) return true;
    await pause(20);
  }
  return false;
}

/** Process id of the server that runs on a data folder now, null when there is none. */
export function runningRedis(dataDir) {
  const folder = path.join(dataDir, 'redis');
  const file = path.join(folder, 'redis.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return servesFolder(pid, folder) ? pid : null;
}

/**
 * The server that a killed run left on this folder; one that does not answer as ours is ended, two would
 * spoil the file.
 */
async function adopt(dataDir, record) {
  const pid = runningRedis(dataDir);
  if (pid === null) return null;
  const ours = record.port && record.password;
  if (ours && (await waitUntilReady(record.port, record.password, () => !isAlive(pid)))) {
    return { pid, port: record.port };
  }
  await endProcess(pid);
  return null;
}

async function launch({ program, env, folder, dataDir, port, password }) {
  const file = path.join(folder, 'redis.conf');
  rmSync(file, { force: true });
  writeFileSync(file, configuration({ folder, port, password }), { mode: 0o600 });
  const log = openLog(dataDir, 'redis');
  const output = logStdio(log);
  // A process group of its own: Ctrl-C reaches the launcher alone, which stops the worker first.
  const child = spawn(program, [file], {
    cwd: folder,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: output.stdio,
  });
  output.close();
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  const ready = await waitUntilReady(port, password, () => ended);
  // Two servers on one append-only file would spoil it.
  if (!ready) await endProcess(child.pid);
  return { server: ready ? { pid: child.pid, port } : null, log };
}

async function launchPatiently(options, wishedPort) {
  let failure = '';
  for (let attempt = 0; attempt < MAX_START_ATTEMPTS; attempt += 1) {
    const port = await pickPort(attempt < MAX_START_ATTEMPTS - 1 ? wishedPort : undefined);
    const { server, log } = await launch({ ...options, port });
    if (server) return server;
    failure = lastLines(log.file);
  }
  throw new Error(`Redis did not start:\n${failure}`);
}

/**
 * Starts a private Redis on the loopback address, or adopts the one a killed run left on the same data. Data
 * are kept in `dataDir/redis`, port and password in `dataDir/redis.json`, the log in `dataDir/logs`.
 */
export async function startRedis({
  dataDir: wishedDir,
  port: wishedPort,
  log = () => undefined,
  signal,
  programDir,
}) {
  const dataDir = path.resolve(wishedDir);
  const folder = path.join(dataDir, 'redis');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const recordFile = path.join(dataDir, 'redis.json');
  const record = readRecord(recordFile);
  const password = record.password ?? newSecret();

  const left = await adopt(dataDir, record);
  const found =
    left ?? (await findRedisProgram(programDir ? path.resolve(programDir) : dataDir, log, signal));
  if (!found && signal?.aborted) return null;
  if (!found) {
    log(
      'No Redis server: the worker runs its jobs itself, with the same retries. ' +
        `To have one: ${installCommandHere()}`,
    );
    return null;
  }
  const server =
    left ?? (await launchPatiently({ ...found, folder, dataDir, password }, wishedPort ?? record.port));
  writeRecord(recordFile, { port: server.port, password });
  return {
    url: `redis://:${password}@127.0.0.1:${server.port}`,
    port: server.port,
    pid: server.pid,
    adopted: left !== null,
    stop: () => endProcess(server.pid),
    kill: () => killProcess(server.pid),
  };
}
