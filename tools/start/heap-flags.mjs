import os from 'node:os';

const MEGABYTE = 1024 ** 2;
/** A machine that has a gigabyte for everything. */
const SMALL_MEGABYTES = 2048;
const LEAST_MEGABYTES = 192;
/** Most of what a request makes is gone before a larger young generation is full, and need not be copied. */
const YOUNG_MEGABYTES = { small: 4, large: 16 };
/** Of the memory: PostgreSQL, Redis and the other process need theirs. */
const SHARES = { gateway: 1 / 4, worker: 1 / 5 };
const MOST_MEGABYTES = 2048;

/** What the machine has, or the container that the process runs in. */
function memoryMegabytes() {
  const allowed = process.constrainedMemory?.() || Infinity;
  return Math.floor(Math.min(os.totalmem(), allowed) / MEGABYTE);
}

/** Limits of the heap of a process, chosen from the memory of the machine. @param {'gateway' | 'worker'} name */
export function heapFlags(name, megabytes = memoryMegabytes()) {
  const isSmall = megabytes < SMALL_MEGABYTES;
  const most = Math.round(megabytes * SHARES[name]);
  const heap = Math.min(Math.max(most, LEAST_MEGABYTES), MOST_MEGABYTES);
  const young = isSmall || name === 'worker' ? YOUNG_MEGABYTES.small : YOUNG_MEGABYTES.large;
  return [`--max-old-space-size=${heap}`, `--max-semi-space-size=${young}`];
}
