import type { Server, Socket } from 'node:net';

/** More connections than this within a window are a burst. */
const BURST_CONNECTIONS = 50;
const WINDOW_MS = 50;
/** A burst is over when no connection has come for this time. */
const QUIET_MS = 150;
const MAX_HOLD_MS = 1000;
const READ_PER_TURN = 100;

/**
 * Accepts all connections of a burst before it reads from any of them. Node accepts one connection per turn of the event
 * loop: the requests of those that came first would let the others, health checks among them, wait for seconds.
 */
export class NewConnections {
  private waiting: Socket[] = [];
  private windowStartedAt = 0;
  private inWindow = 0;
  private burstStartedAt = 0;
  private holdUntil = 0;
  private isReleasing = false;

  /** @param now milliseconds of a clock that only moves forward */
  constructor(
    server: Server,
    private readonly now: () => number = () => performance.now(),
  ) {
    // Of every net.Server; the options of an HTTP server do not pass it on.
    Object.assign(server, { pauseOnConnect: true });
    server.on('connection', (socket) => this.add(socket));
  }

  private add(socket: Socket): void {
    const now = this.now();
    if (now - this.windowStartedAt > WINDOW_MS) {
      this.windowStartedAt = now;
      this.inWindow = 0;
    }
    this.inWindow += 1;
    if (this.inWindow > BURST_CONNECTIONS && !this.isReleasing) {
      if (now > this.holdUntil) this.burstStartedAt = now;
      this.holdUntil = Math.min(now + QUIET_MS, this.burstStartedAt + MAX_HOLD_MS);
    }
    if (this.waiting.push(socket) === 1) setImmediate(this.next);
  }

  private readonly next = (): void => {
    // Turns without anything to read are short, so that the burst is accepted quickly.
    if (this.now() >= this.holdUntil) {
      for (const socket of this.waiting.splice(0, READ_PER_TURN)) socket.resume();
    }
    this.isReleasing = this.waiting.length > 0 && this.now() >= this.holdUntil;
    if (this.waiting.length > 0) setImmediate(this.next);
  };
}
