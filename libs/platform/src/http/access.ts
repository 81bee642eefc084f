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

/** Metadata key of public routes that refuse a token that is sent but not valid. */
export const REFUSES_INVALID_TOKEN = 'kp:refuses-invalid-token';

export interface PublicOptions {
  /**
   * A request may come without a token, but a token that is sent has to be valid: 401 instead of treating a customer
   * whose session ended as a guest.
   */
  readonly refusesInvalidToken?: boolean;
}

export const Public = ({ refusesInvalidToken = false }: PublicOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_LEVEL, 'public' satisfies AccessLevel),
    SetMetadata(REFUSES_INVALID_TOKEN, refusesInvalidToken),
  );

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
