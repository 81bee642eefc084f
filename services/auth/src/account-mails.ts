import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/http';
import type { Account } from './domain/user.entity';
import { type EmailChange, EmailChangeRepository } from './persistence/email-change.repository';
import { type DeletionNotice, ProfileRepository } from './persistence/profile.repository';
import { UserRepository } from './persistence/user.repository';

const TOKEN_BYTES = 32;

export const hashOfEmailToken = (token: string): Buffer => hash('sha256', token, 'buffer');

interface EmailChangeMail {
  account: Pick<Account, 'email' | 'firstName' | 'language'>;
  newEmail: string;
}

export interface EmailLinkMail extends EmailChangeMail {
  /** Null when the new email belongs to another account, whose owner is told instead. */
  url: string | null;
  /** The account's own email, which is only confirmed. */
  isOwn?: boolean;
  tokenHash?: Buffer;
}

export interface EmailUndoMail extends EmailChangeMail {
  oldEmail: string;
  undoUrl: string;
  tokenHash: Buffer;
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

  /** For the old email, also when the change was confirmed meanwhile. */
  async startUndoLink(changeId: number): Promise<EmailUndoMail | null> {
    const { token, tokenHash } = newToken();
    const change = await this.emailChanges.setUndoToken(changeId, tokenHash);
    const mail = change && (await this.mailOf(change));
    return (
      mail && { ...mail, oldEmail: change.oldEmail, undoUrl: this.urlOf(`undo-email/${token}`), tokenHash }
    );
  }

  /** For the new email. A second call makes the link of the first invalid. */
  async startEmailLink(changeId: number): Promise<EmailLinkMail | null> {
    const pending = await this.emailChanges.findPending(changeId);
    const change = pending && (await this.mailOf(pending));
    if (!change) return null;
    const owner = await this.users.findWithPasswordByEmail(change.newEmail);
    const isOwn = owner?.id === pending?.userId;
    if (owner && !isOwn) return { account: owner, newEmail: change.newEmail, url: null };
    const { token, tokenHash } = newToken();
    await this.emailChanges.setToken(changeId, tokenHash);
    return { ...change, url: this.urlOf(`confirm-email/${token}`), isOwn, tokenHash };
  }

  isLinkValid(tokenHash: Buffer): Promise<boolean> {
    return this.emailChanges.isLinkValid(tokenHash);
  }

  /** Deletes what was kept for this mail. */
  takeDeletionNotice(noticeId: number): Promise<DeletionNotice | null> {
    return this.profiles.takeNotice(noticeId);
  }

  private async mailOf({ userId, newEmail }: EmailChange): Promise<EmailChangeMail | null> {
    const account = await this.users.findById(userId);
    return account && { account, newEmail };
  }

  private urlOf(path: string): string {
    return `${this.http.publicUrl.replace(/\/$/, '')}/${path}`;
  }
}

function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOfEmailToken(token) };
}
