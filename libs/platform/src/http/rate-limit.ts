import { applyDecorators, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { Throttle, ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestWithPrincipal } from './access';
import { IN_PROCESS_IP, networkOf } from './client-ip';
import { HttpConfig } from './http.config';
import { TooManyRequestsError } from './problem';
import { RateLimitStorage } from './rate-limit-storage';

const RATE_LIMIT = 'kp:rate-limit';
const NO_GLOBAL_RATE_LIMIT = 'kp:no-global-rate-limit';

const GLOBAL_WINDOW_MS = 60_000;
/** Per client and minute over all routes, before LIMIT_FACTOR; cache hits do not count. */
export const GLOBAL_LIMITS = { reads: 3000, writes: 600 } as const;

interface RateLimitOptions {
  limit: number;
  seconds: number;
  by?: 'ip' | 'caller';
}

export const RateLimit = (options: RateLimitOptions) =>
  applyDecorators(
    SetMetadata(RATE_LIMIT, options),
    Throttle({ default: { limit: options.limit, ttl: options.seconds * 1000 } }),
  );

/** For routes that machines call on behalf of all customers, such as webhooks and health checks. */
export const NoGlobalRateLimit = () => SetMetadata(NO_GLOBAL_RATE_LIMIT, true);

@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  @Inject() private readonly http: HttpConfig;
  @Inject() private readonly storage: RateLimitStorage;

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Server rendering reads the API inside the process; its cost is counted with the page.
    if (request.raw.socket.remoteAddress === IN_PROCESS_IP) return true;
    if (this.metadataOf(NO_GLOBAL_RATE_LIMIT, context) === undefined) this.countGlobally(request, context);
    return super.canActivate(context);
  }

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return this.optionsOf(context) === undefined;
  }

  protected override handleRequest(request: ThrottlerRequest): Promise<boolean> {
    const limit = this.scaled(request.limit);
    const by = this.optionsOf(request.context)?.by;
    const getTracker = (req: Record<string, unknown>) => this.trackerOf(req as unknown as FastifyRequest, by);
    return super.handleRequest({ ...request, limit, getTracker });
  }

  protected override async throwThrottlingException(): Promise<void> {
    throw new TooManyRequestsError();
  }

  private countGlobally({ method, ip }: FastifyRequest, context: ExecutionContext): void {
    const kind = method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
    const { isBlocked, timeToBlockExpire } = this.storage.incrementWithoutWaiting(
      networkOf(ip),
      GLOBAL_WINDOW_MS,
      this.scaled(GLOBAL_LIMITS[kind]),
      GLOBAL_WINDOW_MS,
      kind,
    );
    if (!isBlocked) return;
    context.switchToHttp().getResponse<FastifyReply>().header('retry-after', timeToBlockExpire);
    throw new TooManyRequestsError();
  }

  private async trackerOf(
    request: FastifyRequest & RequestWithPrincipal,
    by: RateLimitOptions['by'],
  ): Promise<string> {
    return by === 'caller' && request.principal ? `user:${request.principal.userId}` : networkOf(request.ip);
  }

  private scaled(limit: number): number {
    return Math.ceil(limit * this.http.limitFactor);
  }

  private optionsOf(context: ExecutionContext): RateLimitOptions | undefined {
    return this.metadataOf<RateLimitOptions>(RATE_LIMIT, context);
  }

  private metadataOf<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}
