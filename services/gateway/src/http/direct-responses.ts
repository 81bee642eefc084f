import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { RETRY_AFTER_SECONDS, unavailableProblem } from '@kp/platform/http';

/** Answers that do not pass through the framework, with the headers of every other answer. */
export class DirectAnswers {
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
