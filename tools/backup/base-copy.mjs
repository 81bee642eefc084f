import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Left out as pg_basebackup does: the server makes them again. Their folders stay. */
const EMPTY_FOLDERS = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map|pg_internal\.init|pgsql_tmp.*)(\..*)?$/;
const CONTROL_FILE = 'global/pg_control';
const SEGMENT = /^[0-9A-F]{24}$/;
const SLOT = 'kitchenpass_backup';

async function* entriesOf(root, folder = '') {
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      yield { name, isFolder: true };
      if (!EMPTY_FOLDERS.includes(name)) yield* entriesOf(root, name);
    } else if (entry.isFile() && name !== CONTROL_FILE) yield { name, isFolder: false };
  }
}

/** The segments of the write-ahead log that lead the copied files to one moment. */
async function copyLog({ archive, cluster, under, first, last }) {
  const names = (await readdir(path.join(cluster, 'pg_wal'))).filter((name) => SEGMENT.test(name)).sort();
  const needed = names.filter((name) => name >= first && name <= last);
  if (!needed.includes(first) || !needed.includes(last)) {
    throw new Error('PostgreSQL removed a part of its log during the backup. Run the backup again.');
  }
  await archive.folder(`${under}/pg_wal/archive_status`);
  for (const name of needed)
    await archive.file(`${under}/pg_wal/${name}`, path.join(cluster, 'pg_wal', name));
}

/**
 * Copies a running cluster into an archive so that it can be started as it was at one moment: its files, and the log
 * that was written while they were copied.
 * @param {{ superuserUrl: string, cluster: string, archive: object, under: string }} options `under`: the folder inside
 *   the archive
 * @returns {Promise<{ postgres: string }>} the server's version
 */
export async function copyCluster({ superuserUrl, cluster, archive, under }) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const version = await client.query('SHOW server_version');
    // Keeps the log of the time of the copy; a temporary slot ends with the connection.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [SLOT]);
    const started = await client.query(
      `SELECT pg_walfile_name(pg_backup_start('kitchenpass', fast => true)) AS first`,
    );
    await archive.folder(under);
    for await (const { name, isFolder } of entriesOf(cluster)) {
      if (isFolder) await archive.folder(`${under}/${name}`);
      else await archive.file(`${under}/${name}`, path.join(cluster, name));
    }
    await archive.file(`${under}/${CONTROL_FILE}`, path.join(cluster, CONTROL_FILE));
    const stopped = await client.query(
      `SELECT labelfile, pg_walfile_name(lsn) AS last FROM pg_backup_stop(wait_for_archive => false)`,
    );
    await archive.text(`${under}/backup_label`, stopped.rows[0].labelfile);
    const { first } = started.rows[0];
    await copyLog({ archive, cluster, under, first, last: stopped.rows[0].last });
    return { postgres: version.rows[0].server_version };
  } finally {
    await client.end();
  }
}
