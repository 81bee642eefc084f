/** A gateway keeps one core busy and the database beside it a few more. */
const MAX_USED_CORES = 4;
const INITIAL_SLOTS_PER_CORE = 32;
const MIN_SLOTS_PER_CORE = 16;
const TARGET_LATENCY_MS = 300;
const DECREASE_FACTOR = 0.7;
const DECREASE_INTERVAL_MS = 200;

/** How many slots there are: by the cores of the machine, then by the measured times of answers. */
export class ConcurrencyLimit {
  private readonly min: number;
  private limit: number;
  private decreasedAt = 0;

  constructor(
    private readonly max: number,
    cores: number,
  ) {
    const usedCores = Math.min(cores, MAX_USED_CORES);
    this.min = Math.min(max, MIN_SLOTS_PER_CORE * usedCores);
    this.limit = Math.min(max, INITIAL_SLOTS_PER_CORE * usedCores);
  }

  get slots(): number {
    return Math.floor(this.limit);
  }

  record(durationMs: number, usedSlots: number, now: number): void {
    if (durationMs <= TARGET_LATENCY_MS) {
      if (usedSlots > this.limit / 2) this.limit = Math.min(this.max, this.limit + 1 / this.limit);
    } else this.decrease(now);
  }

  decrease(now: number): void {
    if (now - this.decreasedAt <= DECREASE_INTERVAL_MS) return;
    this.limit = Math.max(this.min, this.limit * DECREASE_FACTOR);
    this.decreasedAt = now;
  }
}
