import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { Credentials } from '../credentials';
import { AuthError, customerNotFound } from '../domain/auth.errors';
import type { Account } from '../domain/user.entity';
import { PASSWORD_RESET_REQUESTED, type PasswordResetRequested } from '../events';
import { PasswordResetRepository } from '../persistence/password-reset.repository';
import { ProfileRepository } from '../persistence/profile.repository';
import { UserRepository } from '../persistence/user.repository';

/** What the staff may do to the sign-in of a customer. */
@Injectable()
export class CustomerAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfileRepository,
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly resets: PasswordResetRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Ends all sessions at once; a sign-in that runs meanwhile opens none. */
  async disable(id: number, reason: string, principal: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const account = await this.lockCustomer(id);
      await this.users.setDisabled(id, reason);
      await this.credentials.revoke(id, null);
      await this.record('customer.disabled', account, { disabled: true, reason }, principal);
    });
  }

  async enable(id: number, principal: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const account = await this.lockCustomer(id);
      await this.users.setDisabled(id, null);
      await this.record('customer.enabled', account, { disabled: false, reason: null }, principal);
    });
  }

  /** In the customer's language; the link is made when the mail is written. */
  async sendPasswordReset(id: number, principal: Principal): Promise<void> {
    await this.transactions.run(async () => {
      const account = await this.lockCustomer(id);
      if (account.disabledAt) throw new AuthError('AUTH.CUSTOMER_DISABLED');
      const event: PasswordResetRequested = { resetId: await this.resets.addFor(id) };
      await this.outbox.record(PASSWORD_RESET_REQUESTED, event);
      const entry = { action: 'customer.password-reset-sent', subject: 'customer', subjectId: id };
      await this.audit.record(principal, { ...entry, before: null, after: event });
    });
  }

  private async lockCustomer(id: number): Promise<Account> {
    const account = await this.profiles.lock(id);
    if (!account) throw customerNotFound();
    if (account.isAdmin) throw new AuthError('AUTH.STAFF_ACCOUNT');
    return account;
  }

  private record(action: string, { id, disabledAt, disabledReason }: Account, after: object, by: Principal) {
    const before = { disabled: disabledAt !== null, reason: disabledReason };
    return this.audit.record(by, { action, subject: 'customer', subjectId: id, before, after });
  }
}
