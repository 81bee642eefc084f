import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { AuthError } from '../domain/auth.errors';
import { FailedLogins } from '../failed-logins';
import { PasswordHasher } from '../password-hasher';
import { UserRepository } from '../persistence/user.repository';
import { OpenSession, type OpenedSession } from './open-session';

export interface Credentials {
  email: string;
  password: string;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly openSession: OpenSession,
    private readonly transactions: Transactions,
    private readonly failures: FailedLogins,
  ) {}

  /**
   * Answers alike, in like time, for an unknown e-mail, a wrong password and a disabled account.
   * @param ip whose failures are logged
   * @throws AuthError AUTH.WRONG_CREDENTIALS
   */
  async execute({ email, password }: Credentials, ip: string): Promise<OpenedSession> {
    const user = await this.users.findWithPasswordByEmail(email);
    const isRight = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isRight || user.disabledAt) {
      this.failures.log('wrong-credentials', email, ip);
      throw new AuthError('AUTH.WRONG_CREDENTIALS');
    }
    return this.transactions.run(() => this.openSession.execute(user));
  }
}
