import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { HttpConfig, type Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { AuthError } from '../domain/auth.errors';
import type { Account } from '../domain/user.entity';
import { EMAIL_CHANGE_REQUESTED, type EmailChangeRequested } from '../events';
import { IdentityCheck } from '../identity-check';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { ProfileRepository } from '../persistence/profile.repository';
import { UserRepository } from '../persistence/user.repository';

const MAX_CHANGES_PER_HOUR = 5;

export interface UpdateProfileCommand {
  firstName: string;
  lastName: string;
  email: string;
  language?: string;
  /** For a new email. */
  currentPassword?: string;
  /** For a new email, when a second factor is on. */
  code?: string;
}

/**
 * A new email counts after the link that is mailed to it was opened. Whether another account has it is decided when
 * the mail is written, so that neither the answer nor its time tells. A stolen session cannot start it.
 */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfileRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly users: UserRepository,
    private readonly identity: IdentityCheck,
    private readonly outbox: Outbox,
    private readonly http: HttpConfig,
  ) {}

  /** @throws AuthError AUTH.SESSION_ENDED, AUTH.TOO_MANY_EMAIL_CHANGES, and those of `IdentityCheck` */
  async execute(principal: Principal, command: UpdateProfileCommand): Promise<Account> {
    const { userId } = principal;
    const { email, currentPassword, code, ...columns } = command;
    const shown = await this.users.findById(userId);
    if (!shown) throw new AuthError('AUTH.SESSION_ENDED');
    const isNewEmail = email !== normalizeEmail(shown.email);
    if (isNewEmail) await this.assertIdentity(principal, currentPassword, code);
    return this.transactions.run(async () => {
      const account = await this.profiles.lock(userId);
      if (!account) throw new AuthError('AUTH.SESSION_ENDED');
      await this.profiles.update(userId, columns);
      if (isNewEmail) await this.requestEmail(account, email);
      return (await this.profiles.lock(userId))!;
    });
  }

  /** The current email stays. */
  cancelEmailChange(userId: number): Promise<Account> {
    return this.transactions.run(async () => {
      await this.profiles.lock(userId);
      await this.emailChanges.end(userId);
      const account = await this.profiles.lock(userId);
      if (!account) throw new AuthError('AUTH.SESSION_ENDED');
      return account;
    });
  }

  private async assertIdentity(principal: Principal, currentPassword = '', code?: string): Promise<void> {
    if (currentPassword === '') throw new AuthError('AUTH.PASSWORD_REQUIRED');
    await this.identity.assert(principal, { currentPassword, code });
  }

  private async requestEmail({ id: userId, email: oldEmail }: Account, newEmail: string): Promise<void> {
    const limit = Math.ceil(MAX_CHANGES_PER_HOUR * this.http.limitFactor);
    const wait = await this.emailChanges.secondsUntilNext(userId, limit);
    if (wait !== null) throw new AuthError('AUTH.TOO_MANY_EMAIL_CHANGES', wait);
    const changeId = await this.emailChanges.start({ userId, newEmail, oldEmail });
    await this.outbox.record(EMAIL_CHANGE_REQUESTED, { changeId } satisfies EmailChangeRequested);
  }
}
