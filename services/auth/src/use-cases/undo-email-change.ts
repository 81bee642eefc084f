import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { hashOfEmailToken } from '../account-mails';
import { Credentials } from '../credentials';
import { AuthError } from '../domain/auth.errors';
import { PASSWORD_RESET_REQUESTED, type PasswordResetRequested } from '../events';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { PasswordResetRepository } from '../persistence/password-reset.repository';
import { ProfileRepository } from '../persistence/profile.repository';
import { SecondFactorRepository } from '../persistence/second-factor.repository';
import { isUniqueViolation } from './confirm-email';

/** For the owner of a mailbox whose account was taken over. */
@Injectable()
export class UndoEmailChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly profiles: ProfileRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly secondFactors: SecondFactorRepository,
    private readonly resets: PasswordResetRepository,
    private readonly credentials: Credentials,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Whoever asked for the change knows the password: it ends too, and the restored mailbox gets a link for a new one.
   * @returns the email of the account from now on
   * @throws AuthError AUTH.UNDO_LINK_INVALID, AUTH.EMAIL_TAKEN
   */
  async execute(token: string): Promise<string> {
    const tokenHash = hashOfEmailToken(token);
    const userId = await this.emailChanges.findUserId(tokenHash);
    if (userId === null) throw new AuthError('AUTH.UNDO_LINK_INVALID');
    const passwordHash = await this.credentials.hashOfUnknownPassword();
    return this.transactions.run(async () => {
      await this.profiles.lock(userId);
      const change = await this.emailChanges.findUndo(tokenHash);
      if (!change) throw new AuthError('AUTH.UNDO_LINK_INVALID');
      await this.emailChanges.setEmail(userId, change.oldEmail).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new AuthError('AUTH.EMAIL_TAKEN') : error;
      });
      await this.emailChanges.deleteSince(change);
      await this.secondFactors.deleteConfirmedSince(userId, change.createdAt);
      await this.credentials.setPassword(userId, passwordHash, null);
      const event: PasswordResetRequested = { resetId: await this.resets.addFor(userId) };
      await this.outbox.record(PASSWORD_RESET_REQUESTED, event);
      return change.oldEmail;
    });
  }
}
