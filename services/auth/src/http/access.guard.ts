import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import { AuthGuard } from '@nestjs/passport';
import {
  ACCESS_LEVEL,
  type AccessLevel,
  type AdminTokenCheck,
  type Caller,
  REFUSES_INVALID_TOKEN,
  type RequestWithCaller,
} from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from '../domain/auth.errors';

type Request = FastifyRequest & RequestWithCaller;

const hasToken = (request: Request) => request.headers.authorization !== undefined;

/** Other schemes may belong to a proxy in front of the shop. */
const hasBearerToken = (request: Request) => /^bearer\b/i.test(request.headers.authorization ?? '');

/** Finds out who calls, for every route, and lets in whom the route's `@Access` or `@Public` allows. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') implements AdminTokenCheck {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'caller' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = await this.findCaller(request, context);
    const level = this.levelOf(context);
    if (level === 'public') {
      if (!caller && hasBearerToken(request) && this.refusesInvalidToken(context)) {
        throw new AuthError('AUTH.SESSION_ENDED');
      }
      return true;
    }
    this.assertMayCall(level, caller, request);
    return true;
  }

  async assertAdmin(request: Request, reply: FastifyReply): Promise<void> {
    const caller = await this.findCaller(request, new ExecutionContextHost([request, reply]));
    this.assertMayCall('admin', caller, request);
  }

  private assertMayCall(level: AccessLevel, caller: Caller | null, request: Request): void {
    if (!caller) throw new AuthError(hasToken(request) ? 'AUTH.SESSION_ENDED' : 'AUTH.SIGN_IN_REQUIRED');
    if (level === 'admin' && !caller.isAdmin) throw new AuthError('AUTH.ADMIN_ONLY');
  }

  /** A token that is not valid makes no caller; only a failure to look it up is an error. */
  override handleRequest<User = Caller>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user || null) as User;
  }

  /** Passport leaves the caller in the request. */
  private async findCaller(request: Request, context: ExecutionContext): Promise<Caller | null> {
    request.caller = null;
    if (hasToken(request)) await super.canActivate(context);
    return request.caller;
  }

  private levelOf(context: ExecutionContext): AccessLevel {
    // A route that says nothing is closed to all but administrators; a test finds it.
    return (
      this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, placesOf(context)) ?? 'admin'
    );
  }

  private refusesInvalidToken(context: ExecutionContext): boolean {
    return this.reflector.getAllAndOverride<boolean>(REFUSES_INVALID_TOKEN, placesOf(context)) ?? false;
  }
}

const placesOf = (context: ExecutionContext) => [context.getHandler(), context.getClass()];
