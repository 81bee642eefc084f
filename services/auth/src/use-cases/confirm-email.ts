import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { QueryFailedError } from 'typeorm';
import { Outbox } from '@kp/platform/outbox';
import { AuthError } from '../domain/auth.errors';
import { hashOfEmailToken } from '../account-mails';
import { Credentials } from '../credentials';
import { type AccountEvent, MAILBOX_CONFIRMED } from '../events';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { ProfileRepository } from '../persistence/profile.repository';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfileRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly credentials: Credentials,
    private readonly outbox: Outbox,
  ) {}

  /** Once per link. @throws AuthError AUTH.EMAIL_LINK_INVALID, AUTH.EMAIL_TAKEN */
  async execute(token: string): Promise<string> {
    const tokenHash = hashOfEmailToken(token);
    const userId = await this.emailChanges.findUserId(tokenHash);
    if (userId === null) throw new AuthError('AUTH.EMAIL_LINK_INVALID');
    return this.transactions.run(async () => {
      // In the order of other changes of an account: it first, then its links.
      await this.profiles.lock(userId);
      const change = await this.emailChanges.endByToken(tokenHash);
      if (!change) throw new AuthError('AUTH.EMAIL_LINK_INVALID');
      const { newEmail } = change;
      if (await this.emailChanges.isReserved(newEmail, userId)) throw new AuthError('AUTH.EMAIL_TAKEN');
      await this.emailChanges.setEmail(userId, newEmail).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AuthError('AUTH.EMAIL_TAKEN') : error;
      });
      await this.credentials.endOpenLinks(userId);
      await this.outbox.record(MAILBOX_CONFIRMED, { userId } satisfies AccountEvent);
      return newEmail;
    });
  }
}

export function isUniqueViolation(error: unknown): boolean {
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as { code?: string };
  return code === UNIQUE_VIOLATION;
}
