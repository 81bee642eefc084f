import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RETRY_AFTER_SECONDS, unavailableProblem } from '@kp/platform/http';
import { Logger } from '@nestjs/common';

export class DirectResponses {
  private headers: string[] = [];

  setSecurityHeaders(headers: Readonly<Record<string, string>>): void {
    this.headers = Object.entries(headers).flat();
  }

  send(response: ServerResponse, status: number, body: object, headers: string[] = []): void {
    const text = JSON.stringify(body);
    response.writeHead(status, [
      ...this.headers,
      ...headers,
      'content-type',
      'application/json; charset=utf-8',
      'cache-control',
      'no-store',
      'content-length',
      String(Buffer.byteLength(text)),
    ]);
    response.end(text);
  }

  sendUnavailable(response: ServerResponse, message?: string): void {
    const problem = unavailableProblem(randomUUID());
    this.send(response, problem.status, message ? { ...problem, message } : problem, [
      'retry-after',
      String(RETRY_AFTER_SECONDS),
    ]);
  }
}

/**
 * Delays clients that retry at once, spread at random: they would take the processor from accepted
 * requests.
 */
const MAX_REJECTION_DELAY_MS = 500;
const LOG_INTERVAL_MS = 1000;

export class OverloadRejections {
  private readonly logger = new Logger('Overload');
  private readonly rejectedSockets = new WeakSet<Socket>();
  private count = 0;
  private loggedAt = 0;

  constructor(private readonly directResponses: DirectResponses) {}

  reject({ socket }: IncomingMessage, response: ServerResponse): void {
    const reject = () => this.directResponses.sendUnavailable(response);
    if (this.rejectedSockets.has(socket)) setTimeout(reject, Math.random() * MAX_REJECTION_DELAY_MS);
    else reject();
    this.rejectedSockets.add(socket);
    this.count += 1;
    const now = performance.now();
    if (now - this.loggedAt < LOG_INTERVAL_MS) return;
    this.logger.warn(`Overload: ${this.count} requests were answered with 503.`);
    this.loggedAt = now;
    this.count = 0;
  }
}
