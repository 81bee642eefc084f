import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { runCommand } from './processes.mjs';

const SERVERS = ['redis-server', 'valkey-server'];
/** What redis-server needs on Debian 12, for machines where APT cannot say it. */
const USUAL = {
  'redis-server': ['redis-tools', 'libatomic1', 'liblzf1', 'libjemalloc2'],
  'valkey-server': [],
};
const DOWNLOAD_MILLISECONDS = 60_000;

/** APT with its own lists and cache under `folder`: it needs no rights and changes nothing of the system. */
function ownLists(folder) {
  const lists = path.join(folder, 'lists');
  const cache = path.join(folder, 'cache');
  mkdirSync(path.join(lists, 'partial'), { recursive: true });
  mkdirSync(path.join(cache, 'archives', 'partial'), { recursive: true });
  return ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
}

const POLITE = [
  ['-o', 'Debug::NoLocking=1'],
  // As root APT would download as a user of its own, which may not enter this folder.
  ['-o', 'APT::Sandbox::User=root'],
  ['-o', 'Acquire::Retries=1'],
  ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'],
].flat();

/**
 * The packages an installation of `server` would add to this system, itself included; null when APT does not
 * know it.
 */
async function missingPackages(apt, server) {
  const { code, output } = await apt(['-s', '--no-install-recommends', 'install', server]);
  const known =
    output.includes(server) && !/Unable to locate package|has no installation candidate/.test(output);
  if (!known) return null;
  const named = [...output.matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
  return code === 0 && named.includes(server) ? named : [server, ...USUAL[server]];
}

async function unpack(downloads, into) {
  for (const name of readdirSync(downloads).filter((file) => file.endsWith('.deb'))) {
    const { code } = await runCommand('dpkg', ['-x', path.join(downloads, name), into]);
    if (code !== 0) return false;
  }
  return true;
}

async function fetchServer(apt, folder, server) {
  const packages = await missingPackages(apt, server);
  if (!packages) return false;
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  const { code } = await apt(['download', ...packages], { cwd: downloads });
  return code === 0 && unpack(downloads, path.join(folder, 'root'));
}

/** The unpacked server and its libraries, null when it is not (completely) there. */
function unpackedRedis(folder) {
  const bin = path.join(folder, 'usr', 'bin');
  const program = SERVERS.map((name) => path.join(bin, name)).find((file) => existsSync(file));
  if (!program) return null;
  const lib = path.join(folder, 'usr', 'lib');
  const libraries = existsSync(lib) ? readdirSync(lib).filter((name) => name.includes('-linux-')) : [];
  return { program, env: { LD_LIBRARY_PATH: libraries.map((name) => path.join(lib, name)).join(':') } };
}

/** Fetches the distribution's Redis (or Valkey) and unpacks it into `folder`, without installing it. */
async function fetchRedisPackages(folder, signal) {
  if (process.platform !== 'linux') return false;
  if ((await runCommand('apt-get', ['--version'])).code !== 0) return false;
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const system = (args, options) =>
    runCommand('apt-get', [...POLITE, ...args], { timeout: DOWNLOAD_MILLISECONDS, signal, ...options });
  const own = (args, options) => system([...ownLists(draft), ...args], options);
  try {
    for (const apt of [system, own]) {
      if (apt === own && (await own(['update'])).code !== 0) return false;
      for (const server of SERVERS) {
        if (!(await fetchServer(apt, draft, server))) continue;
        rmSync(folder, { recursive: true, force: true });
        renameSync(path.join(draft, 'root'), folder);
        return true;
      }
    }
    return false;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

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

/** How a user of this system gets Redis. */
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

/** The Redis server to run: the one on PATH, else the distribution's package unpacked in `keepIn/redis-server`. */
export async function findRedisProgram(keepIn, log, signal) {
  const installed = findOnPath(SERVERS);
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
