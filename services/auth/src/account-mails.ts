import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/http';
import type { Account } from './domain/user.entity';
import { EmailChangeRepository } from './persistence/email-change.repository';
import { type DeletionNotice, ProfileRepository } from './persistence/profile.repository';
import { UserRepository } from './persistence/user.repository';

const TOKEN_BYTES = 32;

export const hashOfEmailToken = (token: string): Buffer => hash('sha256', token, 'buffer');

export interface EmailChangeMail {
  account: Pick<Account, 'email' | 'firstName' | 'language'>;
  newEmail: string;
}

export interface EmailLinkMail extends EmailChangeMail {
  /** Null when the new email belongs to another account, whose owner is told instead. */
  url: string | null;
}

/** What the mails about an account say; a link is made when its mail is written, so that no event holds it. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly emailChanges: EmailChangeRepository,
    private readonly profiles: ProfileRepository,
    private readonly users: UserRepository,
    private readonly http: HttpConfig,
  ) {}

  /** For the old email; null when the change has ended. */
  async findEmailChange(changeId: number): Promise<EmailChangeMail | null> {
    const change = await this.emailChanges.findPending(changeId);
    const account = change && (await this.users.findById(change.userId));
    return account && { account, newEmail: change.newEmail };
  }

  /** For the new email. A second call makes the link of the first invalid. */
  async startEmailLink(changeId: number): Promise<EmailLinkMail | null> {
    const change = await this.findEmailChange(changeId);
    if (!change) return null;
    const owner = await this.users.findWithPasswordByEmail(change.newEmail);
    if (owner) return { account: owner, newEmail: change.newEmail, url: null };
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.emailChanges.setToken(changeId, hashOfEmailToken(token));
    return { ...change, url: `${this.http.publicUrl.replace(/\/$/, '')}/confirm-email/${token}` };
  }

  /** Deletes what was kept for this mail. */
  takeDeletionNotice(noticeId: number): Promise<DeletionNotice | null> {
    return this.profiles.takeNotice(noticeId);
  }
}
