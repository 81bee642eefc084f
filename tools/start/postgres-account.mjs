import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const CANDIDATES = ['postgres', '_postgres', 'nobody'];

/** Whether this process runs as root, which PostgreSQL refuses. */
export function isRoot() {
  return process.getuid?.() === 0;
}

function systemAccount() {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of CANDIDATES) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]), name };
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is none of the users ${CANDIDATES.join(', ')}.`,
  );
}

/** The account the database server runs under. */
export function accountFor(cluster) {
  const owner = existsSync(cluster) ? statSync(cluster) : null;
  if (!isRoot()) {
    if (owner && process.getuid && owner.uid !== process.getuid()) {
      throw new Error(
        `${cluster} belongs to another user (a start as root, for example). ` +
          'Start as that user, or choose another folder with DATA_DIR.',
      );
    }
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return systemAccount();
}

/** Whether the account can read and enter a path; the kernel is asked, so rights of every kind count. */
export function canReach(account, target) {
  if (account.uid === undefined) return true;
  const { uid, gid } = account;
  return spawnSync('test', ['-r', target, '-a', '-x', target], { uid, gid, cwd: '/' }).status === 0;
}

/**
 * Options for a child process that runs as the account; PG* variables of the caller's shell must not reach
 * the server.
 */
export function asAccount({ uid, gid }) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  const env = { ...Object.fromEntries(inherited), LC_ALL: 'C' };
  return uid === undefined ? { env } : { uid, gid, env, cwd: '/' };
}
