#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { chown, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  dataFolderProblem,
  readRecord,
  requireDataFolder,
  StartProblem,
  writeRecord,
} from '../start/data-folder.mjs';
import { lockHolder, takeLock } from '../start/lock.mjs';
import { runningPostgres } from '../start/postgres.mjs';
import { accountFor, asAccount } from '../start/postgres-account.mjs';
import { postgresBinaries } from '../start/postgres-binaries.mjs';
import { findCluster, placeForCluster } from '../start/postgres-cluster.mjs';
import { runCommand } from '../start/processes.mjs';
import { runningRedis } from '../start/redis.mjs';
import { DamagedBackup, extractEntry, readArchive } from './archive.mjs';
import { FORMAT } from './backup.mjs';
import { embeddedDataDir, runAsCommand } from './command.mjs';

/*
 * `npm run restore -- FILE [--force]`: puts a backup into the data folder (docs/backup.md). The file is checked as a
 * whole before anything is touched.
 */
/** Holds no data of the shop. */
const STAYS = /^(logs|redis-server.*|start\.lock)$/;

async function entriesIn(folder) {
  return (existsSync(folder) ? await readdir(folder) : []).filter((name) => !STAYS.test(name));
}

function demandStopped(dataDir) {
  const holder = lockHolder(dataDir);
  if (holder) {
    throw new StartProblem(
      `The shop runs on ${dataDir} (process ${holder.pid}). Stop it with Ctrl-C, then restore.`,
    );
  }
  const left = runningPostgres(dataDir)?.pid ?? runningRedis(dataDir);
  if (left) {
    throw new StartProblem(
      `A server of a killed start still runs on ${dataDir} (process ${left}). ` +
        'Run `npm start` and stop it with Ctrl-C, then restore.',
    );
  }
}

async function demandFitting(manifest, account) {
  if (manifest.format !== FORMAT)
    throw new StartProblem('The backup was written by another release of the shop.');
  const { output } = await runCommand(postgresBinaries(account).postgres, ['--version'], asAccount(account));
  const major = (version) => /\d+/.exec(version)?.[0];
  const here = `${process.platform} ${process.arch}, PostgreSQL ${major(output)}`;
  const there = `${manifest.platform} ${manifest.arch}, PostgreSQL ${major(manifest.postgres)}`;
  if (here !== there) {
    throw new StartProblem(
      `The backup is of ${there}; this is ${here}. Between different systems use pg_dump, as docs/backup.md describes.`,
    );
  }
}

async function giveTo({ uid, gid }, folder) {
  if (uid === undefined) return;
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const item = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveTo({ uid, gid }, item);
    else await chown(item, uid, gid);
  }
}

async function extract({ file, draft, clusterDraft }) {
  await readArchive(file, (entry) => {
    const [top, ...rest] = entry.name.split('/').filter(Boolean);
    const folder = { postgres: clusterDraft, data: draft }[top];
    if (!folder) throw new DamagedBackup(`The backup file holds the path ${entry.name}.`);
    return extractEntry(entry, path.join(folder, ...rest));
  });
}

/** Old data are removed once the new ones lie complete beside them. */
async function swap({ dataDir, draft, cluster, clusterDraft }) {
  const oldCluster = findCluster(dataDir, readRecord(path.join(dataDir, 'postgres.json')));
  if (oldCluster) await rm(oldCluster, { recursive: true, force: true });
  const spared = [draft, clusterDraft].map((place) => path.basename(place));
  for (const name of await entriesIn(dataDir)) {
    if (!spared.includes(name)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  await rename(clusterDraft, cluster);
  const record = JSON.parse(readFileSync(path.join(draft, 'postgres.json'), 'utf8'));
  const outside = path.dirname(cluster) !== dataDir;
  for (const name of await readdir(draft)) await rename(path.join(draft, name), path.join(dataDir, name));
  writeRecord(path.join(dataDir, 'postgres.json'), {
    ...record,
    port: 0,
    cluster: outside ? cluster : undefined,
  });
}

/**
 * Puts a backup into a data folder.
 * @param {{ dataDir: string, file: string, force?: boolean }} options `force`: data in the folder are replaced
 * @returns {Promise<{ takenAt: string }>}
 * @throws {StartProblem} before anything is touched: the shop runs, the folder is not empty, the file is damaged or of
 *   another system
 */
export async function restore({ dataDir, file, force = false }) {
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`);
  demandStopped(dataDir);
  if (!force && (await entriesIn(dataDir)).length > 0) {
    throw new StartProblem(
      `${dataDir} is not empty. To replace what it holds: npm run restore -- FILE --force`,
    );
  }
  const manifest = await readArchive(file).catch((error) => {
    throw error instanceof DamagedBackup ? new StartProblem(`${error.message}\nNothing was changed.`) : error;
  });
  requireDataFolder(dataDir);
  const lock = takeLock(dataDir, 'a restore');
  const drafts = [];
  try {
    const account = accountFor(path.join(dataDir, 'postgres'));
    await demandFitting(manifest, account);
    const cluster = placeForCluster(dataDir, account);
    const [draft, clusterDraft] = [path.join(dataDir, '.restore'), `${cluster}.restore`];
    drafts.push(draft, clusterDraft);
    for (const place of drafts) await rm(place, { recursive: true, force: true });
    await extract({ file, draft, clusterDraft });
    await giveTo(account, clusterDraft);
    await swap({ dataDir, draft, cluster, clusterDraft });
  } catch (error) {
    const problem = dataFolderProblem(error, dataDir);
    throw problem ? new StartProblem(problem) : error;
  } finally {
    for (const place of drafts) await rm(place, { recursive: true, force: true });
    lock.release();
  }
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void runAsCommand(async (root) => {
    const words = process.argv.slice(2);
    const file = words.find((word) => !word.startsWith('--'));
    if (!file) throw new StartProblem('Name the file: npm run restore -- kitchenpass.tar.gz');
    const dataDir = embeddedDataDir(root);
    const { takenAt } = await restore({
      dataDir,
      file: path.resolve(root, file),
      force: words.includes('--force'),
    });
    return `Restored into ${dataDir}: the shop of ${takenAt}. Start it with: npm start`;
  });
}
