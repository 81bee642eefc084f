const MINUTE_MS = 60_000;

/** How many calls there were in the last minute, at each call. */
export class CallsOfAMinute {
  #times = [];
  #first = 0;
  /** Of any minute. */
  most = 0;

  /** @returns those of the minute that ends with this one */
  add(now = Date.now()) {
    this.#times.push(now);
    while (this.#times[this.#first] <= now - MINUTE_MS) this.#first += 1;
    const number = this.#times.length - this.#first;
    this.most = Math.max(this.most, number);
    return number;
  }
}
