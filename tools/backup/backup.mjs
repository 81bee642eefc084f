#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockHolder, takeLock } from '../start/lock.mjs';
import { runningPostgres, startPostgres } from '../start/postgres.mjs';
import { StartProblem, writeRecord } from '../start/data-folder.mjs';
import { createArchive } from './archive.mjs';
import { copyCluster } from './base-copy.mjs';
import { embeddedDataDir, runAsCommand } from './command.mjs';

/*
 * `npm run backup -- FILE`: the data folder of the embedded shop in one file, whether the shop runs or not
 * (docs/backup.md).
 */
export const FORMAT = 1;
/** Made again by a start, or of no use elsewhere; the database is copied by its own procedure. */
const LEFT_OUT =
  /^(postgres(\.new|\.restore)?|redis(\.json)?|redis-server.*|logs|start\.lock|last-backup\.json|database\.stamp|\..*)$/;

async function* dataFiles(dataDir, folder = '') {
  for (const entry of await readdir(path.join(dataDir, folder), { withFileTypes: true })) {
    if (!folder && LEFT_OUT.test(entry.name)) continue;
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* dataFiles(dataDir, name);
    else if (entry.isFile()) yield name;
  }
}

/** A running server is used as it is; else one runs for the time of the backup. */
async function openPostgres(dataDir) {
  const running = runningPostgres(dataDir);
  if (running) return { ...running, release: async () => undefined };
  const holder = lockHolder(dataDir);
  if (holder) {
    throw new StartProblem(
      `${dataDir} is in use (process ${holder.pid}: ${holder.address}), and its database does not run yet. ` +
        'Run the backup again in a moment.',
    );
  }
  const lock = takeLock(dataDir, 'a backup');
  const server = await startPostgres({ dataDir });
  return {
    ...server,
    async release() {
      await server.stop();
      lock.release();
    },
  };
}

/**
 * Writes the database and the files of a data folder into one file. Every table is as it was at one moment.
 * @param {{ dataDir: string, file: string }} options `file` must not exist
 */
export async function backup({ dataDir, file }) {
  if (!existsSync(path.join(dataDir, 'postgres.json'))) {
    throw new StartProblem(
      `${dataDir} holds no shop: nothing to back up. Another folder: DATA_DIR=… npm run backup`,
    );
  }
  if (existsSync(file)) throw new StartProblem(`${file} exists. Choose another name.`);
  if (file.startsWith(dataDir + path.sep)) throw new StartProblem(`Choose a file outside of ${dataDir}.`);
  const postgres = await openPostgres(dataDir);
  // The name is given at the end, so that a file of this name is always complete.
  const draft = `${file}.partial`;
  try {
    await rm(draft, { force: true });
    const archive = await createArchive(draft);
    try {
      const { superuserUrl, cluster } = postgres;
      const versions = await copyCluster({ superuserUrl, cluster, archive, under: 'postgres' });
      for await (const name of dataFiles(dataDir))
        await archive.file(`data/${name}`, path.join(dataDir, name));
      const { platform, arch } = process;
      await archive.finish({
        format: FORMAT,
        takenAt: new Date().toISOString(),
        platform,
        arch,
        ...versions,
      });
    } catch (error) {
      await archive.abandon();
      throw error.code === 'ENOSPC'
        ? new StartProblem(`${file} cannot be written: its disk is full.`)
        : error;
    }
  } finally {
    await postgres.release();
  }
  await rename(draft, file);
  // The back office asks for a recent one before the first real order.
  writeRecord(path.join(dataDir, 'last-backup.json'), { finishedAt: new Date().toISOString() });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void runAsCommand(async (root) => {
    const [file] = process.argv.slice(2);
    if (!file) throw new StartProblem('Name the file: npm run backup -- kitchenpass.tar.gz');
    const target = path.resolve(root, file);
    await backup({ dataDir: embeddedDataDir(root), file: target });
    return `Backup written: ${target}\nIt holds passwords and customers' data: keep it where only you can read it.`;
  });
}
