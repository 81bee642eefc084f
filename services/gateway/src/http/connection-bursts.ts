import type { Server } from 'node:http';

/** Consecutive event loop turns with a new connection that count as a burst. */
const BURST_TURNS = 20;
const BURST_GAP_MS = 20;
const MAX_HOLD_MS = 500;
const WORK_SLICE_MS = 5;

/** Node accepts one connection per event loop turn: work in between would delay the others by seconds. */
export class ConnectionBursts {
  private deferred: (() => void)[] = [];
  private isTurnScheduled = false;
  private hasAccepted = false;
  private acceptingTurns = 0;
  private acceptedAt = 0;
  private heldSince: number | null = null;

  constructor(private readonly now: () => number = () => performance.now()) {}

  watch(server: Server): void {
    server.on('connection', () => {
      this.hasAccepted = true;
      this.scheduleTurn();
    });
  }

  run(work: () => void): void {
    if (!this.isTurnScheduled) return work();
    this.deferred.push(work);
  }

  private scheduleTurn(): void {
    if (this.isTurnScheduled) return;
    this.isTurnScheduled = true;
    setImmediate(this.endTurn);
  }

  private readonly endTurn = (): void => {
    this.isTurnScheduled = false;
    const now = this.now();
    if (!this.isHeld(now)) this.work(now);
    if (this.deferred.length > 0 || this.acceptingTurns > 0) this.scheduleTurn();
  };

  private isHeld(now: number): boolean {
    if (this.hasAccepted) {
      this.hasAccepted = false;
      this.acceptingTurns += 1;
      this.acceptedAt = now;
    } else if (this.acceptingTurns < BURST_TURNS || now - this.acceptedAt > BURST_GAP_MS) {
      this.acceptingTurns = 0;
    }
    if (this.acceptingTurns === 0) return false;
    this.heldSince ??= now;
    return now - this.heldSince < MAX_HOLD_MS;
  }

  private work(start: number): void {
    let done = 0;
    while (done < this.deferred.length && this.now() - start < WORK_SLICE_MS) this.deferred[done++]!();
    this.deferred.splice(0, done);
    // After the maximum hold, the deferred work finishes before another hold starts.
    if (this.deferred.length === 0) this.heldSince = null;
  }
}
