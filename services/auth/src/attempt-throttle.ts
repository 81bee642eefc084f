import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kp/commerce';
import { HttpConfig, networkOf, type Principal } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import { AuthError, TooManyAttemptsError } from './domain/auth.errors';
import {
  type AttemptKeys,
  type FreeAttempts,
  LoginAttemptRepository,
} from './persistence/login-attempt.repository';

const FREE_ATTEMPTS = 5;
/** Of all clients together: below it no client delays another, so a stranger cannot lock the owner out. */
const FREE_ATTEMPTS_OF_ACCOUNT = 50;
const KEY_PURPOSE = 'login-attempts';

export interface Attempt {
  succeed(): Promise<void>;
  /** Does not count: it was no guess. */
  withdraw(): Promise<void>;
}

/** Slows down guessing of passwords and codes. Attempts count before they are checked, in PostgreSQL. */
@Injectable()
export class AttemptThrottle {
  private readonly free: FreeAttempts;

  constructor(
    private readonly attempts: LoginAttemptRepository,
    private readonly keys: SigningKeys,
    { limitFactor }: HttpConfig,
  ) {
    this.free = {
      own: Math.ceil(FREE_ATTEMPTS * limitFactor),
      account: Math.ceil(FREE_ATTEMPTS_OF_ACCOUNT * limitFactor),
    };
  }

  /** @throws TooManyAttemptsError */
  beginSignIn(email: string, ip: string): Promise<Attempt> {
    const own = this.keyOf(`client ${networkOf(ip)} ${normalizeEmail(email)}`);
    return this.begin({ own, account: this.accountKeyOf(email) });
  }

  /** Limits each session by itself, so that a stolen one does not stop its owner. */
  async guardSession<T>({ sessionId }: Principal, guess: () => Promise<T>): Promise<T> {
    const attempt = await this.begin({ own: this.keyOf(`session ${sessionId}`), account: null });
    try {
      const result = await guess();
      await attempt.succeed();
      return result;
    } catch (error) {
      // The password was right; without a code there was nothing to guess.
      if (error instanceof AuthError && error.code === 'AUTH.CODE_REQUIRED') await attempt.withdraw();
      throw error;
    }
  }

  /** After a reset the owner must not wait for what others tried. */
  async forgetAccount(email: string): Promise<void> {
    await this.attempts.forget(this.accountKeyOf(email));
  }

  private async begin(keys: AttemptKeys): Promise<Attempt> {
    const secondsLeft = await this.attempts.begin(keys, this.free);
    if (secondsLeft !== null) throw new TooManyAttemptsError(secondsLeft);
    return {
      succeed: () => this.attempts.succeed(keys, this.free),
      withdraw: () => this.attempts.withdraw(keys),
    };
  }

  private accountKeyOf(email: string): Buffer {
    return this.keyOf(`account ${normalizeEmail(email)}`);
  }

  private keyOf(subject: string): Buffer {
    return this.keys.sign(KEY_PURPOSE, subject);
  }
}
