import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import {
  ACCESS_LEVEL,
  ACCESS_RIGHTS,
  type AccessLevel,
  type AdminTokenCheck,
  networkOf,
  type Principal,
  REJECTS_INVALID_TOKEN,
  type RequiredRights,
  type RequestWithPrincipal,
} from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AuthError, rightRequired } from '../domain/auth.errors';
import { AuthConfig } from '../auth.config';
import { SessionRepository } from '../persistence/session.repository';
import { SESSION_ALGORITHM, SESSION_AUDIENCE, type SessionClaims, SessionTokens } from '../session-tokens';

type Request = FastifyRequest & RequestWithPrincipal;

const hasToken = (request: Request) => request.headers.authorization !== undefined;

/** Other schemes may belong to a proxy. */
const hasBearerToken = (request: Request) => /^bearer\b/i.test(request.headers.authorization ?? '');

const targetsOf = (context: ExecutionContext) => [context.getHandler(), context.getClass()];

interface RequiredAccess {
  level: AccessLevel;
  rights: RequiredRights;
}

@Injectable()
export class AccessGuard extends AuthGuard('jwt') implements AdminTokenCheck {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'principal' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const principal = await this.findCaller(request, context);
    const level = this.levelOf(context);
    if (level !== 'public') this.assertMayCall({ level, rights: this.rightsOf(context) }, principal, request);
    else if (!principal && hasBearerToken(request) && this.refusesInvalidToken(context)) {
      throw new AuthError('AUTH.SESSION_ENDED');
    }
    return true;
  }

  /** Before a large body is read; the right follows with the route. */
  async assertAdmin(request: Request, reply: FastifyReply): Promise<void> {
    const principal = await this.findCaller(request, new ExecutionContextHost([request, reply]));
    this.assertMayCall({ level: 'admin', rights: [] }, principal, request);
  }

  private assertMayCall(
    { level, rights }: RequiredAccess,
    principal: Principal | null,
    request: Request,
  ): void {
    if (!principal) throw new AuthError(hasToken(request) ? 'AUTH.SESSION_ENDED' : 'AUTH.SIGN_IN_REQUIRED');
    if (level !== 'admin') return;
    if (principal.needsSecondFactor) throw new AuthError('AUTH.SECOND_FACTOR_SETUP_REQUIRED');
    if (!principal.isAdmin) throw new AuthError('AUTH.ADMIN_ONLY');
    const missing = rights.find((right) => ![right].flat().some((one) => principal.rights.includes(one)));
    if (missing) throw rightRequired([missing].flat()[0]!);
  }

  /** An invalid token leaves the request without a caller; only a failed lookup is an error. */
  override handleRequest<User = Principal>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user || null) as User;
  }

  private async findCaller(request: Request, context: ExecutionContext): Promise<Principal | null> {
    request.principal = null;
    if (!hasToken(request)) return null;
    await super.canActivate(context);
    const principal = request.principal as Principal | null;
    if (principal) principal.network = networkOf(request.ip);
    return principal;
  }

  private levelOf(context: ExecutionContext): AccessLevel {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, targetsOf(context));
    return level ?? 'admin';
  }

  private rightsOf(context: ExecutionContext): RequiredRights {
    return (
      this.reflector.getAllAndOverride<RequiredRights | undefined>(ACCESS_RIGHTS, targetsOf(context)) ?? []
    );
  }

  private refusesInvalidToken(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(REJECTS_INVALID_TOKEN, targetsOf(context)) ?? false;
  }
}

/** Reads the Bearer header only: a cookie would let other sites act for the user. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    tokens: SessionTokens,
    private readonly sessions: SessionRepository,
    private readonly config: AuthConfig,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (
        _request: unknown,
        token: string,
        done: (error: null, key: string | Buffer) => void,
        // Its types lack key objects, which it passes on to jsonwebtoken.
      ) => done(null, tokens.verificationKeyOf(token) as never),
      algorithms: [SESSION_ALGORITHM],
      audience: SESSION_AUDIENCE,
    });
  }

  validate(claims: SessionClaims): Promise<Principal | null> {
    return this.sessions.findCaller(claims.sid, this.config.adminSecondFactorRequired);
  }
}
