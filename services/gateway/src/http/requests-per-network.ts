import type { IncomingMessage } from 'node:http';
import { type ClientAddress, networkOf } from '@kp/platform/http';

/** Counts requests that run at the pace of their client: one network may have only so many of them at a time. */
export class RequestsPerNetwork {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly clientAddress: Pick<ClientAddress, 'of'>,
    private readonly max: number,
  ) {}

  /** @returns what ends the request's stay, null when its network has too many already */
  enter(request: IncomingMessage): (() => void) | null {
    const network = networkOf(this.clientAddress.of(request));
    const count = this.counts.get(network) ?? 0;
    if (count >= this.max) return null;
    this.counts.set(network, count + 1);
    let isInside = true;
    return () => {
      if (isInside) this.leave(network);
      isInside = false;
    };
  }

  private leave(network: string): void {
    const count = this.counts.get(network) ?? 0;
    if (count > 1) this.counts.set(network, count - 1);
    else this.counts.delete(network);
  }
}
