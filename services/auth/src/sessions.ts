import { Injectable } from '@nestjs/common';
import { networkOf, type Principal, type SessionCheck } from '@kp/platform/http';
import type { Observable } from 'rxjs';
import { AuthConfig } from './auth.config';
import { AuthError } from './domain/auth.errors';
import type { Device } from './domain/device';
import type { Account } from './domain/user.entity';
import { SessionRepository } from './persistence/session.repository';
import { RightsChanges } from './rights-changes';
import { SessionTokens } from './session-tokens';

const MAX_USER_AGENT_LENGTH = 300;

export interface SignedIn {
  token: string;
  account: Account;
  needsSecondFactor?: boolean;
}

@Injectable()
export class Sessions implements SessionCheck {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly config: AuthConfig,
    private readonly changes: RightsChanges,
  ) {}

  get rightsChanged(): Observable<void> {
    return this.changes.all;
  }

  /** Refuses an account that was disabled or deleted since its password was checked. */
  async open(account: Account, { ip, userAgent }: Device): Promise<SignedIn> {
    await this.sessions.deleteExpiredOf(account.id);
    const sessionId = await this.sessions.create({
      userId: account.id,
      lifetimeSeconds: this.tokens.lifetimeSeconds,
      userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) || null,
      network: networkOf(ip),
      isAdmin: account.isAdmin,
    });
    if (sessionId === null) throw new AuthError('AUTH.WRONG_CREDENTIALS');
    return { token: await this.tokens.issue(account.id, sessionId), account };
  }

  async isCurrent({ sessionId, rights }: Principal): Promise<boolean> {
    const current = await this.sessions.findCaller(sessionId, this.config.adminSecondFactorRequired);
    return current !== null && rights.every((right) => current.rights.includes(right));
  }

  /** Another account's session is not found. */
  async end(sessionId: string, userId: number): Promise<void> {
    const isEnded = await this.sessions.delete(sessionId, userId);
    if (!isEnded) throw new AuthError('AUTH.SESSION_NOT_FOUND');
  }
}
