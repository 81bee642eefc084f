import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRecord, StartProblem } from './data-folder.mjs';
import { isAlive } from './leftovers.mjs';

/**
 * When the process began, in ticks of the kernel: tells it from a later one with the same id. Null on other
 * systems.
 */
function beginningOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** A lock that cannot be removed (a disk that became read-only) does not count once its process is gone. */
function release(file) {
  try {
    rmSync(file, { force: true });
  } catch {
    return;
  }
}

/** The launcher that works on a DATA_DIR, null when there is none. */
export function lockHolder(dataDir) {
  const holder = readRecord(path.join(dataDir, 'start.lock'));
  return isAlive(holder.pid) && beginningOf(holder.pid) === holder.began ? holder : null;
}

/** Makes sure that one launcher at a time works on a DATA_DIR. The lock of a killed launcher does not count. */
export function takeLock(dataDir, address) {
  const file = path.join(dataDir, 'start.lock');
  mkdirSync(dataDir, { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, began: beginningOf(process.pid), address });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' });
      return { release: () => release(file) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = lockHolder(dataDir);
    if (holder) {
      throw new StartProblem(
        `The shop is already running on ${dataDir} (process ${holder.pid}): ${holder.address}\n` +
          'Stop that one with Ctrl-C, or start this one on other data: DATA_DIR=.data-2 PORT=3001 npm start',
      );
    }
    rmSync(file, { force: true });
  }
  throw new StartProblem(`${file} cannot be taken. Delete it and start again.`);
}
