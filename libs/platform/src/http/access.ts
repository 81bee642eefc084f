import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';

/** Who may call a route: `public` anybody, `customer` any signed-in user, `admin` administrators. */
export type AccessLevel = 'public' | 'customer' | 'admin';

/** The signed-in user behind a request. */
export interface Caller {
  userId: number;
  email: string;
  isAdmin: boolean;
  sessionId: string;
}

/** Metadata key under which a route's access level is stored; every route must have one. */
export const ACCESS_LEVEL = 'kp:access';

export const Public = () => SetMetadata(ACCESS_LEVEL, 'public' satisfies AccessLevel);

export const Access = (level: 'customer' | 'admin') =>
  applyDecorators(SetMetadata(ACCESS_LEVEL, level satisfies AccessLevel), ApiBearerAuth());

/** A request after the access guard has looked at it. */
export interface RequestWithCaller {
  caller?: Caller | null;
}

/** The signed-in caller; on public routes null when no valid token came along. */
export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<RequestWithCaller>().caller ?? null,
);
