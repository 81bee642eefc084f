import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Caller } from '@kp/platform/http';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SessionRepository } from '../persistence/session.repository';
import { SESSION_ALGORITHM, SESSION_AUDIENCE, type SessionClaims, SessionTokens } from '../session-tokens';

/** Turns a Bearer token into its caller, when the token is ours and its session still runs. Cookies never count. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    tokens: SessionTokens,
    private readonly sessions: SessionRepository,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: null, key: string | Buffer) => void,
      ) => done(null, tokens.verificationKeyOf(token)),
      algorithms: [SESSION_ALGORITHM],
      audience: SESSION_AUDIENCE,
    });
  }

  validate(claims: SessionClaims): Promise<Caller | null> {
    return this.sessions.findCaller(claims.sid);
  }
}
