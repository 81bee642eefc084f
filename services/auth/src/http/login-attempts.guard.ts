import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { HttpConfig } from '@kp/platform/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from '../domain/auth.errors';

const ATTEMPTS = 10;
const WINDOW_MILLISECONDS = 60_000;
/** Attempts are counted under this name, by address and e-mail: nobody can lock another out of an account. */
const COUNTER = 'login-attempts';

/** Slows down guessing the password of one account from one address. */
@Injectable()
export class LoginAttemptsGuard implements CanActivate {
  private readonly limit: number;

  constructor(
    private readonly counters: ThrottlerStorageService,
    config: HttpConfig,
  ) {
    this.limit = Math.ceil(ATTEMPTS * config.limitFactor);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Body?: { email?: unknown } }>>();
    const email = String(request.body?.email).trim().toLowerCase();
    const { isBlocked, timeToBlockExpire } = await this.counters.increment(
      `${request.ip} ${email}`,
      WINDOW_MILLISECONDS,
      this.limit,
      WINDOW_MILLISECONDS,
      COUNTER,
    );
    if (!isBlocked) return true;
    http.getResponse<FastifyReply>().header('retry-after', timeToBlockExpire);
    throw new AuthError('AUTH.TOO_MANY_ATTEMPTS');
  }
}
