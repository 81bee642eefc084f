import { Injectable, Logger } from '@nestjs/common';
import { normalizeEmail } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { SigningKeys } from '@kp/platform/keys';
import { AuthError } from './domain/auth.errors';
import type { Account } from './domain/user.entity';
import { PasswordHasher } from './password-hasher';
import { SessionRepository, UserRepository } from './persistence/user.repository';
import { SessionTokens } from './session-tokens';

const LOG_KEY_PURPOSE = 'account-in-logs';
const LOG_HASH_LENGTH = 16;

export interface SignedIn {
  token: string;
  account: Account;
}

interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language?: string;
}

interface Credentials {
  email: string;
  password: string;
}

type FailedLoginReason = 'wrong-credentials' | 'too-many-attempts';

/** Logs a keyed hash of the account, never the email. */
@Injectable()
export class FailedLoginLog {
  private readonly logger = new Logger('Login');

  constructor(private readonly keys: SigningKeys) {}

  write(reason: FailedLoginReason, email: string, ip: string): void {
    const hash = this.keys.sign(LOG_KEY_PURPOSE, normalizeEmail(email)).toString('hex');
    this.logger.warn({ msg: 'Login failed', reason, ip, account: hash.slice(0, LOG_HASH_LENGTH) });
  }
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly passwords: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly transactions: Transactions,
    private readonly failedLogins: FailedLoginLog,
  ) {}

  async register({ password, ...customer }: NewCustomer): Promise<SignedIn> {
    const passwordHash = await this.passwords.hash(password);
    return this.transactions.run(async () => {
      const account = await this.users.createUnlessEmailTaken({ ...customer, passwordHash });
      if (!account) throw new AuthError('AUTH.EMAIL_TAKEN');
      return this.openSession(account);
    });
  }

  /** An unknown email, a wrong password and a disabled account fail alike and take the same time. */
  async signIn({ email, password }: Credentials, ip: string): Promise<SignedIn> {
    const user = await this.users.findWithPasswordByEmail(email);
    const isRight = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !isRight || user.disabledAt) {
      this.failedLogins.write('wrong-credentials', email, ip);
      throw new AuthError('AUTH.WRONG_CREDENTIALS');
    }
    return this.transactions.run(() => this.openSession(user));
  }

  async signOut(sessionId: string): Promise<void> {
    await this.sessions.delete(sessionId);
  }

  async getAccount(userId: number): Promise<Account> {
    const account = await this.users.findById(userId);
    if (!account) throw new AuthError('AUTH.SESSION_ENDED');
    return account;
  }

  private async openSession(account: Account): Promise<SignedIn> {
    await this.sessions.deleteExpiredOf(account.id);
    const sessionId = await this.sessions.create(account.id, this.tokens.lifetimeSeconds);
    return { token: await this.tokens.issue(account.id, sessionId), account };
  }
}
