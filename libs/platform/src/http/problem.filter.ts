import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type Problem } from './problem';

const CODES: Record<number, string> = {
  400: 'REQUEST.INVALID',
  401: 'AUTH.SIGN_IN_REQUIRED',
  403: 'AUTH.FORBIDDEN',
  404: 'REQUEST.NOT_FOUND',
  413: 'REQUEST.TOO_LARGE',
  415: 'REQUEST.UNSUPPORTED_TYPE',
  429: 'REQUEST.TOO_MANY',
};

interface ErrorWithStatus {
  statusCode?: number;
  message?: string;
}

/** Writes every error as a problem with a correlation id. What nobody foresaw is a 500 that shows only that id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = this.describe(error, request.id);
    if (problem.status >= 500) this.logger.error({ err: error, correlationId: request.id, url: request.url });
    void http
      .getResponse<FastifyReply>()
      .status(problem.status)
      .header('cache-control', 'no-store')
      .send(problem);
  }

  private describe(error: unknown, correlationId: string): Problem {
    if (error instanceof DomainError) {
      const { status, code, message, fields, details } = error;
      return { status, code, message, fields, details, correlationId };
    }
    const status = this.statusOf(error);
    if (status === undefined || status >= 500) {
      const message = 'Something went wrong on our side. Please try again.';
      return { status: status ?? 500, code: 'SERVER.ERROR', message, correlationId };
    }
    const message = (error as Error).message || 'The request could not be handled.';
    return { status, code: CODES[status] ?? 'REQUEST.REFUSED', message, correlationId };
  }

  private statusOf(error: unknown): number | undefined {
    if (error instanceof HttpException) return error.getStatus();
    // Fastify's own errors, such as a body that is no JSON or is too large.
    const status = (error as ErrorWithStatus | null)?.statusCode;
    return typeof status === 'number' && status >= 400 ? status : undefined;
  }
}
