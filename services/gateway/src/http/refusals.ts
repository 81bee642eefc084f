import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import type { DirectAnswers } from './direct-answers';

/**
 * For connections that were refused before: clients that repeat a request at once would otherwise take the processor from
 * those being served. Spread at random, so that they don't come back together and hold the event loop for long: it
 * accepts one connection per turn.
 */
const MAX_DELAY_MS = 500;
const LOG_INTERVAL_MS = 1000;

/** Answers what is too much with 503. Costs next to nothing: under overload most requests end here. */
export class Refusals {
  private readonly logger = new Logger('Overload');
  private readonly refused = new WeakSet<Socket>();
  private count = 0;
  private loggedAt = 0;

  constructor(private readonly answers: DirectAnswers) {}

  refuse({ socket }: IncomingMessage, response: ServerResponse): void {
    const refuse = () => this.answers.sendUnavailable(response);
    if (this.refused.has(socket)) setTimeout(refuse, Math.random() * MAX_DELAY_MS);
    else refuse();
    this.refused.add(socket);
    this.count += 1;
    const now = performance.now();
    if (now - this.loggedAt < LOG_INTERVAL_MS) return;
    this.logger.warn(`Overload: ${this.count} requests were answered with 503.`);
    this.loggedAt = now;
    this.count = 0;
  }
}
