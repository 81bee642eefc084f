import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { AuthError } from '../domain/auth.errors';
import { PasswordHasher } from '../password-hasher';
import { UserRepository } from '../persistence/user.repository';
import { OpenSession, type OpenedSession } from './open-session';

export interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language?: string;
}

/** Creates an account that is no administrator and signs it in. */
@Injectable()
export class RegisterCustomer {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly openSession: OpenSession,
    private readonly transactions: Transactions,
  ) {}

  /** @throws AuthError AUTH.EMAIL_TAKEN */
  async execute({ password, ...customer }: NewCustomer): Promise<OpenedSession> {
    const passwordHash = await this.passwords.hash(password);
    return this.transactions.run(async () => {
      const account = await this.users.createUnlessEmailTaken({ ...customer, passwordHash });
      if (!account) throw new AuthError('AUTH.EMAIL_TAKEN');
      return this.openSession.execute(account);
    });
  }
}
