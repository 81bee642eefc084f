import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { AuthConfig } from '@kp/platform/config';
import type { Caller } from '@kp/platform/http';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SessionRepository } from '../persistence/session.repository';
import { SESSION_ALGORITHM, SESSION_AUDIENCE, type SessionClaims } from '../session-tokens';

/** Turns a Bearer token into its caller, when the token is ours and its session still runs. Cookies never count. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: AuthConfig,
    private readonly sessions: SessionRepository,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: [SESSION_ALGORITHM],
      audience: SESSION_AUDIENCE,
    });
  }

  validate(claims: SessionClaims): Promise<Caller | null> {
    return this.sessions.findCaller(claims.sid);
  }
}
