import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { AuthError } from '../domain/auth.errors';
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
  ) {}

  /**
   * Answers alike, in like time, for an unknown e-mail, a wrong password and a disabled account.
   * @throws AuthError AUTH.WRONG_CREDENTIALS
   */
  async execute({ email, password }: Credentials): Promise<OpenedSession> {
    const user = await this.users.findWithPasswordByEmail(email);
    const isRight = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isRight || user.disabledAt) throw new AuthError('AUTH.WRONG_CREDENTIALS');
    return this.transactions.run(() => this.openSession.execute(user));
  }
}
