import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Another job of the queue gets its turn, and a deployment does not wait for a long one. */
const MAX_TURN_MS = 120_000;

/** A job whose turn is over is queued again and goes on where it was. */
@Injectable()
export class JobTurns implements BeforeApplicationShutdown {
  private isStopping = false;

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  /** @returns whether the turn that begins now goes on */
  begin(): () => boolean {
    const end = Date.now() + MAX_TURN_MS;
    return () => !this.isStopping && Date.now() < end;
  }
}
