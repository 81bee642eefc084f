const INITIAL_LIMIT = 40;
const MIN_LIMIT = 20;
const TARGET_LATENCY_MS = 300;
const DECREASE_FACTOR = 0.7;
const DECREASE_INTERVAL_MS = 200;

export class ConcurrencyLimit {
  private limit: number;
  private decreasedAt = 0;

  constructor(private readonly maxLimit: number) {
    this.limit = Math.min(INITIAL_LIMIT, maxLimit);
  }

  allows(inFlight: number): boolean {
    return inFlight < this.limit;
  }

  record(durationMs: number, inFlight: number, now: number): void {
    if (durationMs <= TARGET_LATENCY_MS) {
      if (inFlight > this.limit / 2) this.limit = Math.min(this.maxLimit, this.limit + 1 / this.limit);
    } else this.decrease(now);
  }

  decrease(now: number): void {
    if (now - this.decreasedAt <= DECREASE_INTERVAL_MS) return;
    this.limit = Math.max(Math.min(MIN_LIMIT, this.maxLimit), this.limit * DECREASE_FACTOR);
    this.decreasedAt = now;
  }
}
