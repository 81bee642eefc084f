import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether a process of this id exists and is not a zombie. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** In a container a killed child may not be reaped: its id remains, but it has ended. */
function isZombie(pid) {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Whether the process really serves this folder: ids are reused, above all after a restart of the machine, so
 * a pid file alone proves nothing.
 */
export function servesFolder(pid, folder) {
  if (!isAlive(pid) || !existsSync(folder)) return false;
  const real = realpathSync(folder);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === real;
  } catch {
    const listed = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
    return Boolean(listed.stdout) && (listed.stdout.includes(folder) || listed.stdout.includes(real));
  }
}

/** Waits until a process has ended. */
export async function waitUntilGone(pid, milliseconds) {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

async function send(pid, signal, wait) {
  if (!isAlive(pid)) return true;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
  return waitUntilGone(pid, wait);
}

/** Ends a process at once, as a crash would. */
export function killProcess(pid) {
  return send(pid, 'SIGKILL', 2000);
}

/** Asks a process to end, and kills it when it has not after `patience` milliseconds. */
export async function endProcess(pid, patience = 8000) {
  if (!(await send(pid, 'SIGTERM', patience))) await killProcess(pid);
}
