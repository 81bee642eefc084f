import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ACCESS_LEVEL, type AccessLevel, type Caller, type RequestWithCaller } from '@kp/platform/http';
import type { FastifyRequest } from 'fastify';
import { AuthError } from '../domain/auth.errors';

type Request = FastifyRequest & RequestWithCaller;

const hasToken = (request: Request) => request.headers.authorization !== undefined;

/** Finds out who calls, for every route, and lets in whom the route's `@Access` or `@Public` allows. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super({ property: 'caller' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = await this.findCaller(request, context);
    const level = this.levelOf(context);
    if (level === 'public') return true;
    if (!caller) throw new AuthError(hasToken(request) ? 'AUTH.SESSION_ENDED' : 'AUTH.SIGN_IN_REQUIRED');
    if (level === 'admin' && !caller.isAdmin) throw new AuthError('AUTH.ADMIN_ONLY');
    return true;
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
    const places = [context.getHandler(), context.getClass()];
    // A route that says nothing is closed to all but administrators; a test finds it.
    return this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, places) ?? 'admin';
  }
}
