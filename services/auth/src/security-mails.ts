import { createHash, randomBytes } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { type MailRecipient, PasswordResetRepository } from './persistence/password-reset.repository';
import { UserRepository } from './persistence/user.repository';

const TOKEN_BYTES = 32;
const VALID_MINUTES = 30;
/** Shorter than the retention of the links. */
const INVITATION_VALID_MINUTES = 72 * 60;

/** A random token of this length needs no slow hash. */
export function hashResetToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export interface PasswordResetLink extends MailRecipient {
  resetId: number;
  token: string;
  tokenHash: Buffer;
  validMinutes: number;
}

/** For the mails about an account's security. */
@Injectable()
export class SecurityMailReader {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
  ) {}

  /**
   * Makes the token when its mail is written, so that it is in no queue; an older link of the account stops working.
   * @returns null when there is no account to reset
   */
  issueResetLink(resetId: number): Promise<PasswordResetLink | null> {
    return this.issue(resetId, VALID_MINUTES);
  }

  /** The same for somebody who was given a role. */
  issueInvitation(resetId: number): Promise<PasswordResetLink | null> {
    return this.issue(resetId, INVITATION_VALID_MINUTES);
  }

  /** For a link whose mail was not written: the older one keeps working. */
  async withdrawResetLink(resetId: number): Promise<void> {
    await this.resets.withdraw(resetId);
  }

  /** Not when it was used, revoked or followed by a newer one, or its time is over. */
  async isResetLinkValid(tokenHash: Buffer): Promise<boolean> {
    return (await this.resets.findValid(tokenHash)) !== null;
  }

  findRecipient(userId: number): Promise<MailRecipient | null> {
    return this.users.findById(userId);
  }

  private async issue(resetId: number, validMinutes: number): Promise<PasswordResetLink | null> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const tokenHash = hashResetToken(token);
    const recipient = await this.resets.issue(resetId, tokenHash, validMinutes);
    return recipient && { ...recipient, resetId, token, tokenHash, validMinutes };
  }
}

/** For the modules to the right. */
@Module({
  providers: [PasswordResetRepository, UserRepository, SecurityMailReader],
  exports: [SecurityMailReader],
})
export class SecurityMailsModule {}
