import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { EMAIL_MAX_LENGTH, normalizeEmail } from '@kp/commerce';
import { HttpConfig, networkOf } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FailedLoginLog } from '../auth.service';
import { AuthError } from '../domain/auth.errors';
import { LoginAttemptRepository } from '../persistence/login-attempt.repository';

const MAX_ATTEMPTS = 10;
const WINDOW_SECONDS = 60;
const KEY_PURPOSE = 'login-attempts';

/** Guards run before validation, so the body may be anything. */
function emailOf(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? normalizeEmail(email).slice(0, EMAIL_MAX_LENGTH) : '';
}

/** Counts by client and email together, so that an attacker cannot lock the user out of the account. */
@Injectable()
export class LoginAttemptsGuard implements CanActivate {
  private readonly limit: number;

  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly keys: SigningKeys,
    private readonly failedLogins: FailedLoginLog,
    config: HttpConfig,
  ) {
    this.limit = Math.ceil(MAX_ATTEMPTS * config.limitFactor);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const { ip, body } = http.getRequest<FastifyRequest>();
    const email = emailOf(body);
    const key = this.keys.sign(KEY_PURPOSE, `${networkOf(ip)} ${email}`);
    const { attempts, secondsLeft } = await this.attempts.count(key, WINDOW_SECONDS, this.limit);
    if (attempts <= this.limit) return true;
    this.failedLogins.write('too-many-attempts', email, ip);
    http.getResponse<FastifyReply>().header('retry-after', secondsLeft);
    throw new AuthError('AUTH.TOO_MANY_ATTEMPTS');
  }
}
