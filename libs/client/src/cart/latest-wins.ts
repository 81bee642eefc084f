/**
 * Sends one value per key at a time. What is asked for meanwhile waits, and only the last of it is sent: ten quick
 * clicks on "plus" are two calls, and an older answer never overtakes a newer one.
 */
export class LatestWins<Key, Value> {
  private readonly wanted = new Map<Key, Value>();
  private readonly running = new Map<Key, Promise<void>>();

  constructor(private readonly send: (key: Key, value: Value) => Promise<void>) {}

  /** Settles when the last value asked for has been sent; rejects with the error of the call that failed. */
  request(key: Key, value: Value): Promise<void> {
    this.wanted.set(key, value);
    const running = this.running.get(key) ?? this.drain(key);
    this.running.set(key, running);
    return running;
  }

  private async drain(key: Key): Promise<void> {
    try {
      while (this.wanted.has(key)) {
        const value = this.wanted.get(key) as Value;
        this.wanted.delete(key);
        await this.send(key, value);
      }
    } finally {
      this.wanted.delete(key);
      this.running.delete(key);
    }
  }
}
