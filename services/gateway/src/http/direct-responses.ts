import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  busyProblem,
  type Problem,
  RETRY_AFTER_SECONDS,
  tooManyProblem,
  unavailableProblem,
} from '@kp/platform/http';
import { Logger } from '@nestjs/common';
import { asksForPage, busyPage } from './busy-page';

const JSON_TYPE = 'application/json; charset=utf-8';

export class DirectResponses {
  private headers: string[] = [];

  setSecurityHeaders(headers: Readonly<Record<string, string>>): void {
    this.headers = Object.entries(headers).flat();
  }

  send(response: ServerResponse, status: number, body: object, headers: string[] = []): void {
    this.write(response, status, JSON.stringify(body), [...headers, 'content-type', JSON_TYPE]);
  }

  sendPage(response: ServerResponse, status: number, html: string, headers: string[]): void {
    this.write(response, status, html, [...headers, 'content-type', 'text/html; charset=utf-8']);
  }

  private write(response: ServerResponse, status: number, text: string, headers: string[]): void {
    response.writeHead(status, [
      ...this.headers,
      ...headers,
      'cache-control',
      'no-store',
      'content-length',
      String(Buffer.byteLength(text)),
    ]);
    response.end(text);
  }

  sendUnavailable(response: ServerResponse, message?: string): void {
    const problem = unavailableProblem(randomUUID());
    this.sendProblem(response, message ? { ...problem, message } : problem, RETRY_AFTER_SECONDS);
  }

  sendProblem(response: ServerResponse, problem: Problem, retryAfterSeconds: number): void {
    this.send(response, problem.status, problem, ['retry-after', String(retryAfterSeconds)]);
  }
}

/** Spreads the answers to those who were rejected in the same moment. */
const REJECTION_SPREAD_MS = 1000;
const LOG_INTERVAL_MS = 1000;
const UNAVAILABLE = 503;

export class Rejections {
  private readonly logger = new Logger('Overload');
  private readonly rejectedAt = new WeakMap<Socket, number>();
  private count = 0;
  private loggedAt = 0;

  constructor(private readonly directResponses: DirectResponses) {}

  rejectBusy(request: IncomingMessage, response: ServerResponse): void {
    if (asksForPage(request)) this.delay(request, () => void this.sendBusyPage(request, response));
    else this.sendProblem(request, response, busyProblem(randomUUID()), RETRY_AFTER_SECONDS);
    this.count += 1;
    const now = performance.now();
    if (now - this.loggedAt < LOG_INTERVAL_MS) return;
    this.logger.warn(`Overload: ${this.count} requests were answered with 503.`);
    this.loggedAt = now;
    this.count = 0;
  }

  rejectTooMany(request: IncomingMessage, response: ServerResponse, retryAfterSeconds: number): void {
    this.sendProblem(request, response, tooManyProblem(randomUUID()), retryAfterSeconds);
  }

  private async sendBusyPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const html = await busyPage(request).catch(() => '');
    const seconds = String(RETRY_AFTER_SECONDS);
    this.directResponses.sendPage(response, UNAVAILABLE, html, ['retry-after', seconds, 'refresh', seconds]);
  }

  private sendProblem(
    request: IncomingMessage,
    response: ServerResponse,
    problem: Problem,
    retryAfterSeconds: number,
  ): void {
    this.delay(request, () => this.directResponses.sendProblem(response, problem, retryAfterSeconds));
  }

  /** Who comes back before the time of Retry-After is rejected when it is over, and takes no processor from accepted requests. */
  private delay(request: IncomingMessage, send: () => void): void {
    // A body that stays unread would keep the connection from its next request.
    request.resume();
    const rejectedAt = this.rejectedAt.get(request.socket) ?? -Infinity;
    const earliest = rejectedAt + RETRY_AFTER_SECONDS * 1000 + Math.random() * REJECTION_SPREAD_MS;
    const wait = earliest - performance.now();
    const answer = () => {
      this.rejectedAt.set(request.socket, performance.now());
      send();
    };
    if (wait > 0) setTimeout(answer, wait);
    else answer();
  }
}
