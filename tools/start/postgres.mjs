import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newSecret, readRecord, writeRecord } from './data-folder.mjs';
import { runCommand } from './processes.mjs';
import { isAlive, servesFolder, waitUntilGone } from './leftovers.mjs';
import { lastLines, logStdio, openLog } from './logs.mjs';
import { pickPort } from './ports.mjs';
import { accountFor, asAccount } from './postgres-account.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';
import {
  APPLICATION_ROLE,
  createCluster,
  DATABASE,
  findCluster,
  OWNER_ROLE,
  placeForCluster,
  SUPERUSER,
} from './postgres-cluster.mjs';
import { addApplicationRole, handOverDatabase } from './postgres-role.mjs';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  // A frequent word among a million orders: with less, pages are remembered instead of rows and all of theirs compared.
  work_mem: '16MB',
  // Whole statements in pg_stat_activity, for whoever looks what the shop is doing.
  track_activity_query_size: '16kB',
  max_connections: '200',
  max_wal_size: '512MB',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
  cluster_name: 'kitchenpass',
};
/** For data that may be lost with the machine: tests only. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // It would look through dozens of databases that are dropped after seconds.
  autovacuum: 'off',
};

const START_MILLISECONDS = 60_000;
/** The last one takes any free port: the wished one may be lost for good. */
const MAX_START_ATTEMPTS = 6;
const STOP_SECONDS = 20;

/** What a running server writes about itself: process id, port and state (`starting`, `ready`, `stopping`). */
function readPidFile(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), state: (lines[7] ?? '').trim() };
}

/** Waits for the state `ready`. */
async function waitUntilReady(cluster, pid, hasEnded) {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    const server = readPidFile(cluster);
    if (server?.pid === pid && server.state === 'ready') return server;
    if (hasEnded()) return null;
    await pause(15);
  }
  throw new Error(`PostgreSQL was not ready after ${START_MILLISECONDS / 1000} seconds.`);
}

/** A server that a killed start left running; null when there is none (a stale pid file is removed). */
async function adopt(cluster) {
  const left = readPidFile(cluster);
  if (!left) return null;
  if (!servesFolder(left.pid, cluster)) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    return null;
  }
  if (left.state === 'stopping') {
    await waitUntilGone(left.pid, STOP_SECONDS * 1000);
    return null;
  }
  return waitUntilReady(cluster, left.pid, () => !isAlive(left.pid));
}

function databaseUrl({ role, password, port }) {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/** The server that runs on a data folder now, null when there is none. */
export function runningPostgres(dataDir) {
  const { cluster: outside, password } = readRecord(path.join(dataDir, 'postgres.json'));
  const cluster = findCluster(dataDir, { cluster: outside });
  const server = cluster && readPidFile(cluster);
  if (!server || !servesFolder(server.pid, cluster)) return null;
  const { pid, port } = server;
  return { pid, cluster, superuserUrl: databaseUrl({ role: SUPERUSER, password, port }) };
}

async function launch({ cluster, account, binaries, port, durable, dataDir }) {
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : NOT_DURABLE) });
  const args = [
    '-D',
    cluster,
    '-p',
    String(port),
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openLog(dataDir, 'postgres');
  const output = logStdio(log);
  // A process group of its own: Ctrl-C reaches the launcher alone, which stops the gateway and the worker first.
  const child = spawn(binaries.postgres, args, {
    ...asAccount(account),
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: output.stdio,
  });
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  output.close();
  const server = await waitUntilReady(cluster, child.pid, () => ended);
  return { server, log };
}

/** Backends of a killed server need a moment to leave, and a port can be lost to somebody else: a few attempts. */
async function launchPatiently(options, wishedPort) {
  let failure = '';
  for (let attempt = 0; attempt < MAX_START_ATTEMPTS; attempt += 1) {
    const port = await pickPort(attempt < MAX_START_ATTEMPTS - 1 ? wishedPort : undefined);
    const { server, log } = await launch({ ...options, port });
    if (server) return server;
    failure = lastLines(log.file);
    await pause(500);
  }
  throw new Error(`PostgreSQL did not start:\n${failure}`);
}

async function stopServer({ cluster, account, binaries }, pid) {
  for (const mode of ['fast', 'immediate']) {
    if (!servesFolder(pid, cluster)) return;
    const args = ['-D', cluster, 'stop', '-m', mode, '-w', '-t', String(STOP_SECONDS)];
    const { code } = await runCommand(binaries.pgCtl, args, asAccount(account));
    if (code === 0) return;
  }
}

/**
 * Starts the PostgreSQL that comes with the dependencies, or adopts the one a killed run left on the same
 * data. Data are kept in `dataDir/postgres`, port and passwords in `dataDir/postgres.json`, the log in
 * `dataDir/logs`. As root the server runs as another user; when that user cannot enter `dataDir`, the data go
 * to a folder that it can.
 */
export async function startPostgres({
  dataDir: wishedDir,
  port: wishedPort,
  durable = true,
  log = () => undefined,
}) {
  const dataDir = path.resolve(wishedDir);
  const recordFile = path.join(dataDir, 'postgres.json');
  const record = readRecord(recordFile);
  const known = findCluster(dataDir, record);
  const account = accountFor(known ?? path.join(dataDir, 'postgres'));
  const cluster = known ?? placeForCluster(dataDir, account);
  const binaries = postgresBinaries(account);
  const password = record.password ?? newSecret();
  const shopPassword = record.shopPassword ?? newSecret();
  const appPassword = record.appPassword ?? newSecret();

  const outside = path.dirname(cluster) !== dataDir;
  if (outside) {
    log(`PostgreSQL cannot enter ${dataDir} (a private folder): its data are in ${cluster}.`);
  }
  if (binaries.copied) log(`PostgreSQL runs from a copy in ${binaries.copied}.`);
  const keep = (port) =>
    writeRecord(recordFile, { port, password, shopPassword, appPassword, ...(outside ? { cluster } : {}) });
  if (known && !record.password) {
    throw new Error(`${recordFile} is missing: without its password ${cluster} cannot be opened.`);
  }
  if (!known) {
    keep(0);
    await createCluster({ cluster, account, binaries, password, shopPassword, appPassword, durable });
  }
  const left = await adopt(cluster);
  const target = { cluster, account, binaries, durable, dataDir };
  const server = left ?? (await launchPatiently(target, wishedPort ?? record.port));
  const superuserUrl = databaseUrl({ role: SUPERUSER, password, port: server.port });
  if (known && !record.shopPassword) {
    await handOverDatabase({ superuserUrl, database: DATABASE, shopPassword });
  }
  if (known && !record.appPassword) await addApplicationRole({ superuserUrl, appPassword });
  keep(server.port);
  const stop = () => stopServer(target, server.pid);
  return {
    url: databaseUrl({ role: APPLICATION_ROLE, password: appPassword, port: server.port }),
    ownerUrl: databaseUrl({ role: OWNER_ROLE, password: shopPassword, port: server.port }),
    superuserUrl,
    port: server.port,
    pid: server.pid,
    cluster,
    adopted: left !== null,
    stop,
    destroy: async () => {
      await stop();
      rmSync(outside ? path.dirname(cluster) : cluster, { recursive: true, force: true });
      rmSync(recordFile, { force: true });
    },
  };
}
