/** Counts requests that slow clients keep open, which cost memory but no work. */
export class RequestsPerNetwork {
  private readonly counts = new Map<string, number>();

  constructor(private readonly max: number) {}

  acquire(clientNetwork: string): (() => void) | null {
    const count = this.counts.get(clientNetwork) ?? 0;
    if (count >= this.max) return null;
    this.counts.set(clientNetwork, count + 1);
    let isHeld = true;
    return () => {
      if (isHeld) this.release(clientNetwork);
      isHeld = false;
    };
  }

  private release(clientNetwork: string): void {
    const count = this.counts.get(clientNetwork) ?? 0;
    if (count > 1) this.counts.set(clientNetwork, count - 1);
    else this.counts.delete(clientNetwork);
  }
}
