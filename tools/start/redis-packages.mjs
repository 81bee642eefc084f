import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './commands.mjs';

const SERVERS = ['redis-server', 'valkey-server'];
/** What redis-server needs on Debian 12, for machines where APT cannot say it. */
const USUAL = {
  'redis-server': ['redis-tools', 'libatomic1', 'liblzf1', 'libjemalloc2'],
  'valkey-server': [],
};
const MILLISECONDS = 60_000;

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

/** The packages an installation of `server` would add to this system, itself included; null when APT does not know it. */
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
export function unpackedRedis(folder) {
  const bin = path.join(folder, 'usr', 'bin');
  const program = SERVERS.map((name) => path.join(bin, name)).find((file) => existsSync(file));
  if (!program) return null;
  const lib = path.join(folder, 'usr', 'lib');
  const libraries = existsSync(lib) ? readdirSync(lib).filter((name) => name.includes('-linux-')) : [];
  return { program, env: { LD_LIBRARY_PATH: libraries.map((name) => path.join(lib, name)).join(':') } };
}

/**
 * Fetches the distribution's Redis (or Valkey) and unpacks it into `folder`, without installing it.
 * @param {AbortSignal} [signal] ends the download
 * @returns {Promise<boolean>} false on other systems, and when the distribution's server cannot be reached.
 */
export async function fetchRedisPackages(folder, signal) {
  if (process.platform !== 'linux') return false;
  if ((await runCommand('apt-get', ['--version'])).code !== 0) return false;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const system = (args, options) =>
    runCommand('apt-get', [...POLITE, ...args], { timeout: MILLISECONDS, signal, ...options });
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
