import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { EMAIL_MAX_LENGTH, normalizeEmail } from '@kp/commerce';
import { HttpConfig } from '@kp/platform/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from '../domain/auth.errors';

const ATTEMPTS = 10;
const WINDOW_MILLISECONDS = 60_000;
/** Attempts are counted under this name, by address and e-mail: nobody can lock another out of an account. */
const COUNTER = 'login-attempts';

/** Guards run before validation: the body may be anything, of any length. */
function emailOf(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? normalizeEmail(email).slice(0, EMAIL_MAX_LENGTH) : '';
}

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
    const request = http.getRequest<FastifyRequest>();
    const { isBlocked, timeToBlockExpire } = await this.counters.increment(
      `${request.ip} ${emailOf(request.body)}`,
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
