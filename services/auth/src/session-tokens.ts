import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

/** What a session token says; the rest is looked up. */
export interface SessionClaims {
  /** User id. */
  sub: string;
  /** Session id. */
  sid: string;
}

/** Other signed links of the shop share the secret; only tokens made for this audience are sessions. */
export const SESSION_AUDIENCE = 'session';
export const SESSION_ALGORITHM = 'HS256';

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

@Injectable()
export class SessionTokens {
  readonly lifetimeSeconds = THIRTY_DAYS_SECONDS;

  constructor(private readonly jwt: JwtService) {}

  issue(userId: number, sessionId: string): Promise<string> {
    const claims: SessionClaims = { sub: String(userId), sid: sessionId };
    return this.jwt.signAsync(claims, {
      algorithm: SESSION_ALGORITHM,
      audience: SESSION_AUDIENCE,
      expiresIn: this.lifetimeSeconds,
    });
  }
}
