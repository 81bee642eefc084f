import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ClientGoneError, isDatabaseUnavailable } from '../database';
import { UrlRedaction } from '../logging';
import { isStorageFull } from '../storage/storage-space';
import {
  DomainError,
  type Problem,
  RETRY_AFTER_SECONDS,
  storageFullProblem,
  unavailableProblem,
} from './problem';

const CODES: Record<number, string> = {
  400: 'REQUEST.INVALID',
  401: 'AUTH.SIGN_IN_REQUIRED',
  403: 'AUTH.FORBIDDEN',
  404: 'REQUEST.NOT_FOUND',
  413: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.UNSUPPORTED_TYPE',
  429: 'REQUEST.TOO_MANY',
};

const LOG_INTERVAL_MS = 1000;

interface ErrorWithStatus {
  statusCode?: number;
  message?: string;
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');
  private unavailableCount = 0;
  private loggedAt = 0;

  constructor(private readonly urls: UrlRedaction) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const isClientGone = error instanceof ClientGoneError;
    // A client that disconnects causes the same socket codes as a lost database.
    if (isClientGone || (this.statusOf(error) === undefined && isDatabaseUnavailable(error))) {
      if (!isClientGone) this.logUnavailable(error as Error);
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return this.send(reply, unavailableProblem(request.id));
    }
    const problem = this.describe(error, request.id);
    if (problem.status >= 500) {
      this.logger.error({ err: error, correlationId: request.id, url: this.urls.redact(request.url) });
    }
    if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
      reply.header('retry-after', error.retryAfterSeconds);
    }
    this.send(reply, problem);
  }

  private send(reply: FastifyReply, problem: Problem): void {
    void reply
      .status(problem.status)
      // A route that answers HTML may have set its type before it failed.
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(problem);
  }

  /** At most one line per second: an outage affects every request. */
  private logUnavailable(error: Error): void {
    this.unavailableCount += 1;
    const now = Date.now();
    if (now - this.loggedAt < LOG_INTERVAL_MS) return;
    this.logger.error(`PostgreSQL does not serve (${this.unavailableCount} requests): ${error.message}`);
    this.loggedAt = now;
    this.unavailableCount = 0;
  }

  private describe(error: unknown, correlationId: string): Problem {
    if (error instanceof DomainError) {
      const { status, code, message, fields, details } = error;
      return { status, code, message, fields, details, correlationId };
    }
    if (isStorageFull(error)) return storageFullProblem(correlationId);
    const status = this.statusOf(error);
    if (status === undefined || status >= 500) {
      const message = 'Something went wrong on our end. Please try again.';
      return { status: status ?? 500, code: 'SERVER.ERROR', message, correlationId };
    }
    const message = (error as Error).message || 'The request could not be handled.';
    return { status, code: CODES[status] ?? 'REQUEST.REFUSED', message, correlationId };
  }

  private statusOf(error: unknown): number | undefined {
    if (error instanceof HttpException) return error.getStatus();
    const status = (error as ErrorWithStatus | null)?.statusCode;
    return typeof status === 'number' && status >= 400 ? status : undefined;
  }
}
