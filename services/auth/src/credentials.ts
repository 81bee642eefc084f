import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from './password-hasher';
import { EmailChangeRepository } from './persistence/email-change.repository';
import { PasswordResetRepository } from './persistence/password-reset.repository';
import { SessionRepository } from './persistence/session.repository';
import { UserRepository } from './persistence/user.repository';

/** Every change of what signs an account in goes through here, in the transaction of the change. */
@Injectable()
export class Credentials {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly resets: PasswordResetRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly passwords: PasswordHasher,
  ) {}

  async setPassword(userId: number, passwordHash: string, keptSessionId: string | null): Promise<void> {
    await this.users.setPassword(userId, passwordHash);
    await this.revoke(userId, keptSessionId);
  }

  /** Ends sessions and what was mailed before: a link of yesterday must not undo the change of today. */
  async revoke(userId: number, keptSessionId: string | null): Promise<void> {
    await this.sessions.deleteOthers(userId, keptSessionId);
    await this.endOpenLinks(userId);
  }

  async endOpenLinks(userId: number): Promise<void> {
    await this.resets.deleteOpen(userId);
    await this.emailChanges.end(userId);
  }

  /** Of a password that its owner sets by a mailed link. */
  hashOfUnknownPassword(): Promise<string> {
    return this.passwords.hash(randomBytes(32).toString('base64url'));
  }
}
