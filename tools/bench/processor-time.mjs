import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Processor time of a running shop: unlike the time of an answer it says the same on a busy machine. Linux only. */

const MILLISECONDS_PER_TICK = 10;

/** Fields of /proc/<pid>/stat after the name: state, parent, … */
const PARENT = 1;
const [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [11, 12, 13, 14];

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  } catch {
    return null;
  }
}

const sum = (stat, fields) => fields.reduce((total, field) => total + Number(stat[field]), 0);

/** Of a process since its start, in milliseconds. */
export const processorTime = (pid) => sum(statOf(pid), [USER, SYSTEM]) * MILLISECONDS_PER_TICK;

/** Of PostgreSQL with all of its processes, ended ones too. */
function databaseTime(postmaster) {
  const own = sum(statOf(postmaster), [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.[PARENT] === String(postmaster));
  return children.reduce((total, stat) => total + sum(stat, [USER, SYSTEM]), own) * MILLISECONDS_PER_TICK;
}

/**
 * Runs `work` and says what each of its operations cost the two.
 * @template Result
 * @param {{ pid: number, dataDir: string }} shop
 * @param {() => Promise<Result>} work
 * @param {(result: Result) => number} operationsOf
 * @returns {Promise<Result & { gatewayMs: number, databaseMs: number }>}
 */
export async function withProcessorTime({ pid, dataDir }, work, operationsOf) {
  const postmaster = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0];
  const read = () => ({ gateway: processorTime(pid), database: databaseTime(postmaster) });
  const before = read();
  const result = await work();
  const after = read();
  const operations = operationsOf(result);
  return {
    ...result,
    gatewayMs: (after.gateway - before.gateway) / operations,
    databaseMs: (after.database - before.database) / operations,
  };
}
