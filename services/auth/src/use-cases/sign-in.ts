import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type Attempt, AttemptThrottle } from '../attempt-throttle';
import { AuthError, TooManyAttemptsError } from '../domain/auth.errors';
import type { Device } from '../domain/device';
import type { User } from '../domain/user.entity';
import { FailedLoginLog } from '../failed-login-log';
import { PasswordHasher } from '../password-hasher';
import { UserRepository } from '../persistence/user.repository';
import { SecondFactors } from '../second-factors';
import { Sessions, type SignedIn } from '../sessions';

interface SignInCommand {
  email: string;
  password: string;
  /** Of the second factor. */
  code?: string;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly passwords: PasswordHasher,
    private readonly secondFactors: SecondFactors,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    private readonly failedLogins: FailedLoginLog,
  ) {}

  /** An unknown email and a wrong password fail alike and take the same time. */
  async execute({ email, password, code }: SignInCommand, device: Device): Promise<SignedIn> {
    const attempt = await this.begin(email, device.ip);
    const user = await this.users.findWithPasswordByEmail(email);
    const isRight = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isRight) {
      this.failedLogins.write('wrong-credentials', email, device.ip);
      throw new AuthError('AUTH.WRONG_CREDENTIALS');
    }
    if (user.disabledAt) {
      await attempt.withdraw();
      throw new AuthError('AUTH.ACCOUNT_DISABLED');
    }
    const hasSecondFactor = await this.checkSecondFactor(user, code, attempt, device.ip);
    const needsSecondFactor = !hasSecondFactor && this.secondFactors.isRequiredOf(user);
    return this.transactions.run(async () => {
      await attempt.succeed();
      return { ...(await this.sessions.open(user, device)), needsSecondFactor };
    });
  }

  private async begin(email: string, ip: string): Promise<Attempt> {
    try {
      return await this.throttle.beginSignIn(email, ip);
    } catch (error) {
      if (error instanceof TooManyAttemptsError) this.failedLogins.write('too-many-attempts', email, ip);
      throw error;
    }
  }

  /** @returns whether the account has one */
  private async checkSecondFactor(
    { id, email }: User,
    code: string | undefined,
    attempt: Attempt,
    ip: string,
  ): Promise<boolean> {
    if (!(await this.secondFactors.isOn(id))) return false;
    if (code === undefined) {
      await attempt.withdraw();
      throw new AuthError('AUTH.SECOND_FACTOR_REQUIRED');
    }
    if (await this.secondFactors.accepts(id, code)) return true;
    this.failedLogins.write('wrong-code', email, ip);
    throw new AuthError('AUTH.WRONG_CODE');
  }
}
