import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCommand } from './processes.mjs';
import { asAccount, canReach } from './postgres-account.mjs';
import { sharedFolder } from './postgres-binaries.mjs';

/** The superuser of the cluster: backups and repairs. */
export const SUPERUSER = 'kitchenpass';
/** Owns the shop's database and nothing else: migrations. */
export const OWNER_ROLE = 'shop';
/** Gateway and worker: what they may do, the migrations grant. */
export const APPLICATION_ROLE = 'shop_app';
export const DATABASE = 'kitchenpass';

/** Letters of every language count as letters in searches; the order of rows is the same on every machine. */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const LETTERS = { linux: ['--lc-ctype=C.UTF-8'], darwin: ['--lc-ctype=en_US.UTF-8'] };

/**
 * Where a new cluster goes: `DATA_DIR/postgres`, or a folder of its own outside when the server's account
 * cannot enter DATA_DIR.
 */
export function placeForCluster(dataDir, account) {
  mkdirSync(dataDir, { recursive: true });
  if (canReach(account, dataDir)) return path.join(dataDir, 'postgres');
  const project = path.basename(path.dirname(dataDir)).replace(/[^\w-]/g, '') || 'shop';
  const folder = mkdtempSync(path.join(sharedFolder(), `${project}-`));
  chmodSync(folder, 0o755);
  return path.join(folder, 'postgres');
}

/** Whether a complete cluster is there: it gets its name only when it is. */
export function clusterExists(cluster) {
  return existsSync(path.join(cluster, 'PG_VERSION'));
}

/** Where the cluster of a DATA_DIR is; null when there is none. */
export function findCluster(dataDir, record) {
  const places = [record.cluster, path.join(dataDir, 'postgres')];
  return places.find((folder) => folder && clusterExists(folder)) ?? null;
}

function ownFolder(folder, { uid, gid }) {
  mkdirSync(folder, { mode: 0o700 });
  if (uid !== undefined) chownSync(folder, uid, gid);
}

async function must(what, command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) throw new Error(`${what} failed:\n${output.trim()}`);
}

/** Of tests, which keep no password: protecting them would cost each of thousands of connections milliseconds. */
const QUICK = ['-A', 'password', '-c', 'scram_iterations=1', '--no-data-checksums'];
const SAFE = ['-A', 'scram-sha-256'];

/**
 * Makes a cluster with the shop's empty database. It grows beside its place and is renamed at the end, so a
 * start that is killed half-way leaves nothing that looks usable.
 */
export async function createCluster({
  cluster,
  account,
  binaries,
  password,
  shopPassword,
  appPassword,
  durable,
}) {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(cluster, { recursive: true, force: true });
  ownFolder(draft, account);
  const data = path.join(draft, 'data');
  const passwordFile = path.join(draft, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const options = asAccount(account);
  const letters = LETTERS[process.platform] ?? [];
  const settings = [
    '-U',
    SUPERUSER,
    `--pwfile=${passwordFile}`,
    ...(durable ? SAFE : QUICK),
    '--no-sync',
    ...LOCALE,
    ...letters,
  ];
  await must('Creating the database cluster', binaries.initdb, ['-D', data, ...settings], options);
  await must('Creating the database', binaries.postgres, ['--single', '-D', data, 'postgres'], {
    ...options,
    input: [
      `CREATE ROLE ${OWNER_ROLE} LOGIN PASSWORD '${shopPassword}';`,
      `CREATE ROLE ${APPLICATION_ROLE} LOGIN PASSWORD '${appPassword}';`,
      `CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE};\n`,
    ].join('\n'),
  });
  renameSync(data, cluster);
  rmSync(draft, { recursive: true, force: true });
}
