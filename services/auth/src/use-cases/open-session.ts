import { Injectable } from '@nestjs/common';
import type { Account } from '../domain/user.entity';
import { SessionTokens } from '../session-tokens';
import { SessionRepository } from '../persistence/session.repository';

/** An account that has just signed in, and the token of its new session. */
export interface OpenedSession {
  token: string;
  account: Account;
}

@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
  ) {}

  async execute(account: Account): Promise<OpenedSession> {
    // A user's finished sessions go when the next one starts; no sweep is needed.
    await this.sessions.deleteExpiredOf(account.id);
    const sessionId = await this.sessions.create(account.id, this.tokens.lifetimeSeconds);
    return { token: await this.tokens.issue(account.id, sessionId), account };
  }
}
