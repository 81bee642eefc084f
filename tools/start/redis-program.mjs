import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCommand } from './commands.mjs';
import { fetchRedisPackages, unpackedRedis } from './redis-packages.mjs';

const NAMES = ['redis-server', 'valkey-server'];
/** After a failed download the next one waits an hour, so that a start without network stays quick. */
const RETRY_MILLISECONDS = 3_600_000;

/** First match of the names in the folders of PATH. */
export function findOnPath(names, searchPath = process.env.PATH ?? '') {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  for (const file of names.flatMap((name) => folders.map((folder) => path.join(folder, name)))) {
    try {
      accessSync(file, constants.X_OK);
      if (statSync(file).isFile()) return file;
    } catch {
      continue;
    }
  }
  return null;
}

/**
 * How a user of this system gets Redis.
 * @param {string} platform `process.platform`
 * @param {string} release content of /etc/os-release
 */
export function installCommand(platform, release = '') {
  if (platform === 'darwin') return 'brew install redis';
  if (platform !== 'linux')
    return 'docker run -d -p 6379:6379 redis:7, then set REDIS_URL=redis://127.0.0.1:6379';
  const family = [...release.matchAll(/^ID(?:_LIKE)?="?([^"\n]*)/gm)].map((match) => match[1]).join(' ');
  if (/alpine/.test(family)) return 'sudo apk add redis';
  if (/arch/.test(family)) return 'sudo pacman -S valkey';
  if (/suse/.test(family)) return 'sudo zypper install redis';
  if (/fedora|rhel|centos/.test(family)) return 'sudo dnf install valkey || sudo dnf install redis';
  return 'sudo apt-get install redis-server';
}

/** The command for this machine. */
export function installCommandHere() {
  const file = '/etc/os-release';
  return installCommand(process.platform, existsSync(file) ? readFileSync(file, 'utf8') : '');
}

async function runs({ program, env }) {
  return (await runCommand(program, ['--version'], { env: { ...process.env, ...env } })).code === 0;
}

/**
 * The Redis server to run: the one on PATH, else the distribution's package unpacked in `keepIn/redis-server`.
 * @returns {Promise<{ program: string, env: Record<string, string> } | null>}
 */
export async function findRedisProgram(keepIn, log, signal) {
  const installed = findOnPath(NAMES);
  if (installed) return { program: installed, env: {} };

  const folder = path.join(keepIn, 'redis-server');
  const unpacked = unpackedRedis(folder);
  if (unpacked && (await runs(unpacked))) return unpacked;

  const failed = path.join(keepIn, 'redis-server.unavailable');
  if (existsSync(failed) && Date.now() - statSync(failed).mtimeMs < RETRY_MILLISECONDS) return null;
  mkdirSync(keepIn, { recursive: true });
  log('Redis is not installed: trying the package of this system (nothing is installed).');
  const fetched = (await fetchRedisPackages(folder, signal)) ? unpackedRedis(folder) : null;
  if (fetched && (await runs(fetched))) {
    rmSync(failed, { force: true });
    log(`Redis unpacked in ${folder}.`);
    return fetched;
  }
  if (!signal?.aborted) writeFileSync(failed, '');
  return null;
}
