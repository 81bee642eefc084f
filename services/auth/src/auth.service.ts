import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { AuthError } from './domain/auth.errors';
import type { Device } from './domain/device';
import type { Account } from './domain/user.entity';
import { ACCOUNT_REGISTERED, type AccountEvent } from './events';
import { PasswordHasher } from './password-hasher';
import { EmailChangeRepository } from './persistence/email-change.repository';
import { UserRepository } from './persistence/user.repository';
import { Sessions, type SignedIn } from './sessions';

interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language?: string;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UserRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly sessions: Sessions,
    private readonly passwords: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async register({ password, ...customer }: NewCustomer, device: Device): Promise<SignedIn> {
    const passwordHash = await this.passwords.hash(password);
    return this.transactions.run(async () => {
      if (await this.emailChanges.isReserved(customer.email, null)) throw new AuthError('AUTH.EMAIL_TAKEN');
      const account = await this.users.createUnlessEmailTaken({ ...customer, passwordHash });
      if (!account) throw new AuthError('AUTH.EMAIL_TAKEN');
      await this.outbox.record(ACCOUNT_REGISTERED, { userId: account.id } satisfies AccountEvent);
      return this.sessions.open(account, device);
    });
  }

  async getAccount(userId: number): Promise<Account> {
    const account = await this.users.findById(userId);
    if (!account) throw new AuthError('AUTH.SESSION_ENDED');
    return account;
  }
}
