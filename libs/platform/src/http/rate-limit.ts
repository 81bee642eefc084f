import { applyDecorators, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Throttle, ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { HttpConfig } from '../config';
import type { RequestWithCaller } from './access';
import { DomainError } from './problem';

const RATE_LIMIT = 'kp:rate-limit';

export interface RateLimitOptions {
  /** Calls allowed within the window, before LIMIT_FACTOR. */
  limit: number;
  seconds: number;
  /** Counted per address (default) or per signed-in caller. */
  by?: 'ip' | 'caller';
}

/** Limits how often one visitor may call a route; others are not limited. */
export const RateLimit = (options: RateLimitOptions) =>
  applyDecorators(
    SetMetadata(RATE_LIMIT, options),
    Throttle({ default: { limit: options.limit, ttl: options.seconds * 1000 } }),
  );

class TooManyRequestsError extends DomainError {
  constructor() {
    super('REQUEST.TOO_MANY', 429, 'Too many tries. Please wait a moment and try again.');
  }
}

@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  @Inject() private readonly http: HttpConfig;

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return this.optionsOf(context) === undefined;
  }

  protected override handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const limit = Math.ceil(request.limit * this.http.limitFactor);
    const by = this.optionsOf(request.context)?.by;
    const getTracker = (req: Record<string, unknown>) => this.trackerOf(req as unknown as FastifyRequest, by);
    return super.handleRequest({ ...request, limit, getTracker });
  }

  protected override async throwThrottlingException(): Promise<void> {
    throw new TooManyRequestsError();
  }

  private async trackerOf(
    request: FastifyRequest & RequestWithCaller,
    by: RateLimitOptions['by'],
  ): Promise<string> {
    return by === 'caller' && request.caller ? `user:${request.caller.userId}` : request.ip;
  }

  private optionsOf(context: ExecutionContext): RateLimitOptions | undefined {
    return this.reflector.getAllAndOverride<RateLimitOptions | undefined>(RATE_LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}
