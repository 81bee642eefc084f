import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { HttpConfig } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { AuthError } from '../domain/auth.errors';
import type { Account } from '../domain/user.entity';
import { EMAIL_CHANGE_REQUESTED, type EmailChangeRequested } from '../events';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { ProfileRepository } from '../persistence/profile.repository';

const LINK_TTL_HOURS = 24;
const MAX_CHANGES_PER_HOUR = 5;

export interface UpdateProfileCommand {
  firstName: string;
  lastName: string;
  email: string;
  language?: string;
}

/**
 * A new email counts after the link that is mailed to it was opened. Whether another account has it is decided when
 * the mail is written, so that neither the answer nor its time tells.
 */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfileRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly outbox: Outbox,
    private readonly http: HttpConfig,
  ) {}

  /** @throws AuthError AUTH.SESSION_ENDED, AUTH.TOO_MANY_EMAIL_CHANGES */
  execute(userId: number, { email, ...columns }: UpdateProfileCommand): Promise<Account> {
    return this.transactions.run(async () => {
      const account = await this.profiles.lock(userId);
      if (!account) throw new AuthError('AUTH.SESSION_ENDED');
      await this.profiles.update(userId, columns);
      if (email !== normalizeEmail(account.email)) await this.requestEmail(userId, email);
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

  private async requestEmail(userId: number, newEmail: string): Promise<void> {
    const limit = Math.ceil(MAX_CHANGES_PER_HOUR * this.http.limitFactor);
    const wait = await this.emailChanges.secondsUntilNext(userId, limit);
    if (wait !== null) throw new AuthError('AUTH.TOO_MANY_EMAIL_CHANGES', wait);
    const changeId = await this.emailChanges.start({ userId, newEmail }, LINK_TTL_HOURS);
    await this.outbox.record(EMAIL_CHANGE_REQUESTED, { changeId } satisfies EmailChangeRequested);
  }
}
