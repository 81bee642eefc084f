import { Injectable } from '@nestjs/common';
import { isAdminPassword } from '@kp/commerce/admin-password';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { AttemptThrottle } from '../attempt-throttle';
import { Credentials } from '../credentials';
import {
  ACCOUNT_SECURITY_CHANGED,
  type AccountEvent,
  type AccountSecurityChanged,
  MAILBOX_CONFIRMED,
  PASSWORD_RESET_REQUESTED,
  type PasswordResetRequested,
} from '../events';
import { AuthError } from '../domain/auth.errors';
import { PasswordHasher } from '../password-hasher';
import { hashResetToken } from '../security-mails';
import { PasswordResetRepository } from '../persistence/password-reset.repository';
import { ProfileRepository } from '../persistence/profile.repository';

interface ResetPasswordCommand {
  token: string;
  newPassword: string;
}

@Injectable()
export class ResetPassword {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly profiles: ProfileRepository,
    private readonly credentials: Credentials,
    private readonly passwords: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Does the same work for every email; the worker finds out whether a mail is due. */
  async request(email: string): Promise<void> {
    await this.transactions.run(async () => {
      const event: PasswordResetRequested = { resetId: await this.resets.add(email) };
      await this.outbox.record(PASSWORD_RESET_REQUESTED, event);
    });
  }

  /** Ends all sessions and all other links of the account. */
  async execute({ token, newPassword }: ResetPasswordCommand): Promise<void> {
    const tokenHash = hashResetToken(token);
    const account = await this.resets.findValid(tokenHash);
    if (!account) throw new AuthError('AUTH.RESET_LINK_INVALID');
    const { userId, email, isAdmin } = account;
    if (isAdmin && !isAdminPassword(newPassword)) throw new AuthError('AUTH.ADMIN_PASSWORD_TOO_WEAK');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.transactions.run(async () => {
      await this.profiles.lock(userId);
      const isFirst = await this.resets.use(tokenHash);
      if (!isFirst) throw new AuthError('AUTH.RESET_LINK_INVALID');
      await this.credentials.setPassword(userId, passwordHash, null);
      await this.throttle.forgetAccount(email);
      const event: AccountSecurityChanged = { userId, change: 'password-reset' };
      await this.outbox.record(ACCOUNT_SECURITY_CHANGED, event);
      await this.outbox.record(MAILBOX_CONFIRMED, { userId } satisfies AccountEvent);
    });
  }
}
