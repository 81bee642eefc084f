import { Injectable } from '@nestjs/common';
import { isAdminPassword } from '@kp/commerce/admin-password';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { AttemptThrottle } from '../attempt-throttle';
import { Credentials } from '../credentials';
import { CurrentPassword } from '../current-password';
import { ACCOUNT_SECURITY_CHANGED, type AccountSecurityChanged } from '../events';
import { AuthError } from '../domain/auth.errors';
import { PasswordHasher } from '../password-hasher';

interface ChangePasswordCommand {
  currentPassword: string;
  newPassword: string;
}

@Injectable()
export class ChangePassword {
  constructor(
    private readonly credentials: Credentials,
    private readonly currentPassword: CurrentPassword,
    private readonly passwords: PasswordHasher,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Ends all sessions but the one that asks, and all open links. */
  async execute(
    principal: Principal,
    { currentPassword, newPassword }: ChangePasswordCommand,
  ): Promise<void> {
    const { userId, sessionId } = principal;
    const { isAdmin } = await this.throttle.guardSession(principal, () =>
      this.currentPassword.assert(userId, currentPassword),
    );
    if (isAdmin && !isAdminPassword(newPassword)) throw new AuthError('AUTH.ADMIN_PASSWORD_TOO_WEAK');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.transactions.run(async () => {
      await this.credentials.setPassword(userId, passwordHash, sessionId);
      const event: AccountSecurityChanged = { userId, change: 'password-changed' };
      await this.outbox.record(ACCOUNT_SECURITY_CHANGED, event);
    });
  }
}
